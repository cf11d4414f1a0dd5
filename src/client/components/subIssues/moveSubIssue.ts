import { graphql } from 'react-relay';
import type { moveSubIssueMutation } from '../../../../__generated__/moveSubIssueMutation.graphql';
import { moveSubIssueInStore } from '../../data/optimisticSubIssues';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Moves a sub-issue to another position among the sub-issues of its parent. */
export const moveSubIssue: MutationDefinition<moveSubIssueMutation, 'queued'> = {
  name: 'moveSubIssue',
  delivery: 'queued',
  document: graphql`
    mutation moveSubIssueMutation($input: MoveSubIssueInput!) {
      edit: moveSubIssue(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(fields: false)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, input) => moveSubIssueInStore(store, input),
  updater: (store, input, { edit }) => {
    if (edit.issue) moveSubIssueInStore(store, input);
  },
};
