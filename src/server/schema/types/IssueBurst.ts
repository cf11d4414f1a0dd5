import {
  BURST_COMPARED_ISSUES_MAX,
  BURST_GAP_MINUTES,
  BURST_PERIOD_HOURS,
  SELECTED_ISSUES_MAX,
} from '../../../shared/limits';
import { encodeGlobalId } from '../../domain/base/ids';
import { buildIssueNumbersQuery, type IssueBurst } from '../../domain/issues/issueBursts';
import { schemaBuilder } from '../builder/builder';
import { GraphQLDateTime } from '../builder/DateTime';

export const GraphQLIssueBurst = schemaBuilder.objectRef<IssueBurst>('IssueBurst').implement({
  description: `Issues that are similar to an issue or have the same author, created within ${BURST_PERIOD_HOURS} hours of it, with at most ${BURST_GAP_MINUTES} minutes from each issue to the next.`,
  fields: (t) => ({
    issueCount: t.int({
      description: `Number of issues, at most ${SELECTED_ISSUES_MAX}.`,
      resolve: ({ issues }) => issues.length,
    }),
    authorCount: t.int({
      description: 'Number of different authors. Unknown authors of imported issues count as one.',
      resolve: ({ issues }) => new Set(issues.map(({ author_id: author }) => author)).size,
    }),
    startedAt: t.field({
      type: GraphQLDateTime,
      description: 'When the first issue was created.',
      resolve: ({ issues }) => issues[0]!.created_at,
    }),
    endedAt: t.field({
      type: GraphQLDateTime,
      description: 'When the last issue was created.',
      resolve: ({ issues }) => issues.at(-1)!.created_at,
    }),
    isCutOff: t.exposeBoolean('isCutOff', {
      description: `Whether a limit was reached, so that the burst may have more issues: ${BURST_PERIOD_HOURS} hours, ${BURST_COMPARED_ISSUES_MAX} compared issues before or after the issue, or the maximum number of issues.`,
    }),
    issueIds: t.idList({
      description: 'Ids of the issues in the order of their creation.',
      resolve: ({ issues }) => issues.map((issue) => encodeGlobalId('Issue', issue.project_id, issue.number)),
    }),
    query: t.string({
      description:
        'Query that finds exactly these issues or, if it would be too long, all issues from the lowest to the highest number.',
      resolve: ({ issues }) => buildIssueNumbersQuery(issues.map(({ number }) => number)),
    }),
  }),
});
