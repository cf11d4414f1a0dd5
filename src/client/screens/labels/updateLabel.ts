import { graphql } from 'react-relay';
import type { updateLabelMutation } from '../../../../__generated__/updateLabelMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Edits a label. */
export const updateLabel: MutationDefinition<updateLabelMutation, 'queued'> = {
  name: 'updateLabel',
  delivery: 'queued',
  document: graphql`
    mutation updateLabelMutation($input: UpdateLabelInput!) {
      edit: updateLabel(input: $input) {
        label {
          ...LabelRow_label
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { id, name, color, description }) => {
    const label = store.get(id);
    if (name != null) label?.setValue(name, 'name');
    if (color != null) label?.setValue(color, 'color');
    if (description !== undefined) label?.setValue(description || null, 'description');
  },
};
