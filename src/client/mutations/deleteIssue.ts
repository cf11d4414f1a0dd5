import { graphql } from 'react-relay';
import type { deleteIssueMutation } from '../../../__generated__/deleteIssueMutation.graphql';
import { markGone } from '../relay/local/markGone';
import type { Edit } from './Edit';

/** Deletes an issue for good. What still shows it says that it is gone. */
export const deleteIssue: Edit<deleteIssueMutation> = {
  name: 'deleteIssue',
  document: graphql`
    mutation deleteIssueMutation($input: DeleteIssueInput!) {
      edit: deleteIssue(input: $input) {
        deletedIssueId
        project {
          id
          ...OpenCount_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimistic: (store, { id }) => markGone(store, id),
  updater: (store, { id }) => {
    if (store.getRootField('deleteIssue')?.getValue('deletedIssueId') === id) markGone(store, id);
  },
};
