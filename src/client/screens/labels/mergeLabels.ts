import { graphql } from 'react-relay';
import type { mergeLabelsMutation } from '../../../../__generated__/mergeLabelsMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import { markLabelDeletedInStore } from './markLabelDeletedInStore';

/** Merges a label into another one, which a bulk operation adds to its issues instead. */
export const mergeLabels: MutationDefinition<mergeLabelsMutation, 'queued'> = {
  name: 'mergeLabels',
  delivery: 'queued',
  document: graphql`
    mutation mergeLabelsMutation($input: MergeLabelsInput!) {
      edit: mergeLabels(input: $input) {
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
