import { graphql } from 'react-relay';
import type { deleteIssueMutation } from '../../../../__generated__/deleteIssueMutation.graphql';
import { markIssueDeletedInStore } from '../../data/local/markIssueDeletedInStore';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Deletes an issue permanently. Screens that still show it mark it as deleted. */
export const deleteIssue: MutationDefinition<deleteIssueMutation, 'queued'> = {
  name: 'deleteIssue',
  delivery: 'queued',
  document: graphql`
    mutation deleteIssueMutation($input: DeleteIssueInput!) {
      edit: deleteIssue(input: $input) {
        deletedIssueId
        project {
          id
          ...OpenIssueCount_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { id }) => markIssueDeletedInStore(store, id),
  updater: (store, { id }) => {
    if (store.getRootField('deleteIssue')?.getValue('deletedIssueId') === id)
      markIssueDeletedInStore(store, id);
  },
};
