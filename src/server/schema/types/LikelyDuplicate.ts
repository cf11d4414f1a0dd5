import { LIKELY_DUPLICATES_MAX } from '../../../shared/limits';
import type { LikelyDuplicate } from '../../domain/issues/likelyDuplicates';
import { schemaBuilder } from '../builder/builder';
import { GraphQLIssueRef } from '../builder/refs';

/** Description of `first` wherever a field lists likely duplicates. */
export const LIKELY_DUPLICATES_FIRST_DESCRIPTION = `Maximum number of issues to return, 1 to ${LIKELY_DUPLICATES_MAX}.`;

/** Description of `minScore` wherever a field lists likely duplicates. */
export const LIKELY_DUPLICATES_MIN_SCORE_DESCRIPTION =
  'Minimum score, from 0 to 1. Issues with a low score are rarely duplicates, but may be similar.';

export const GraphQLLikelyDuplicate = schemaBuilder.objectRef<LikelyDuplicate>('LikelyDuplicate').implement({
  description: 'An issue that another issue or a draft may duplicate.',
  fields: (t) => ({
    issue: t.expose('issue', { type: GraphQLIssueRef, description: 'The issue that may be duplicated.' }),
    score: t.exposeFloat('score', {
      description: 'Estimated probability that the issues are duplicates, from 0 to 1.',
    }),
    because: t.exposeStringList('because', {
      description:
        'Reasons for the score, in words, strongest first: what both issues have in common. Terms quoted from the issues are in backticks. May be empty.',
    }),
    isPreselected: t.exposeBoolean('isPreselected', {
      description:
        'Whether clients should select this issue by default, because it is very likely a duplicate. At most one per issue. Always false for drafts, and while the index of likely duplicates is not available.',
    }),
  }),
});
