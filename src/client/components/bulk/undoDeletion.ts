import { graphql } from 'react-relay';
import type { undoDeletionMutation } from '../../../../__generated__/undoDeletionMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Undoes the bulk operation that has deleted a label or milestone. */
export const undoDeletion: MutationDefinition<undoDeletionMutation, 'queued'> = {
  name: 'undoBulkOperation',
  delivery: 'queued',
  document: graphql`
    mutation undoDeletionMutation($input: UndoBulkOperationInput!) {
      edit: undoBulkOperation(input: $input) {
        errors {
          ...userError_error
        }
      }
    }
  `,
};
