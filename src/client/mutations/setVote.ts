import { graphql } from 'react-relay';
import type { setVoteMutation } from '../../../__generated__/setVoteMutation.graphql';
import type { Edit } from './Edit';

/** Votes for an issue, or no longer. */
export const setVote: Edit<setVoteMutation> = {
  name: 'setVote',
  document: graphql`
    mutation setVoteMutation($input: SetVoteInput!) {
      edit: setVote(input: $input) {
        issue {
          version
          ...IssueMarks_issue
          ...IssueHeader_issue
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimistic: (store, { issueId, voted }) => {
    const issue = store.get(issueId);
    if (!issue) return;
    const votes = Number(issue.getValue('voteCount'));
    if (issue.getValue('viewerHasVoted') !== voted) issue.setValue(votes + (voted ? 1 : -1), 'voteCount');
    issue.setValue(voted, 'viewerHasVoted');
  },
};
