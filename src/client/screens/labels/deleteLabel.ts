import { graphql } from 'react-relay';
import type { deleteLabelMutation } from '../../../../__generated__/deleteLabelMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import { markLabelDeletedInStore } from './markLabelDeletedInStore';

/** Deletes a label, after a bulk operation has removed it from its issues. */
export const deleteLabel: MutationDefinition<deleteLabelMutation, 'queued'> = {
  name: 'deleteLabel',
  delivery: 'queued',
  document: graphql`
    mutation deleteLabelMutation($input: DeleteLabelInput!) {
      edit: deleteLabel(input: $input) {
        operation {
          id
          number
          state
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { id }, { edit }) => markLabelDeletedInStore(store, id, edit.operation),
};
