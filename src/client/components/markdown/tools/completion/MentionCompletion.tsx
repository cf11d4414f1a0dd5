import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { MentionCompletionQuery } from '../../../../../../__generated__/MentionCompletionQuery.graphql';
import { rankNameMatch, sortByNameMatch } from '../../../../../shared/nameMatch';
import { toUserOption } from '../../../pickers/toUserOption';
import type { CompletionOption } from './CompletionPopup';
import type { CompletionListProps } from './CompletionListProps';

export const mentionCompletionQuery = graphql`
  query MentionCompletionQuery($key: String!, $matching: String!, $issueId: ID) {
    project(key: $key) {
      mentionableUsers(matching: $matching, issueId: $issueId, first: 8) {
        login
        name
        ...toUserOption_user
      }
    }
  }
`;

interface MentionCompletionProps extends CompletionListProps {
  queryRef: PreloadedQuery<MentionCompletionQuery>;
}

/** The people whose login or name matches the text after an `@`. */
export function MentionCompletion({ queryRef, typed, children }: MentionCompletionProps) {
  const { project } = usePreloadedQuery<MentionCompletionQuery>(mentionCompletionQuery, queryRef);
  // Until the next response arrives, people who no longer match the typed text are left out.
  const matching = sortByNameMatch(project?.mentionableUsers ?? [], ({ login, name }) =>
    rankNameMatch(typed, login, name) === null ? null : 0,
  );
  const options = matching.map((user): CompletionOption => ({
    ...toUserOption(user),
    insert: `@${user.login}`,
  }));
  return children('People', options);
}
