import { graphql } from 'react-relay';
import type { createLabelMutation } from '../../../../__generated__/createLabelMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Creates a label. */
export const createLabel: MutationDefinition<createLabelMutation, 'queued'> = {
  name: 'createLabel',
  delivery: 'queued',
  document: graphql`
    mutation createLabelMutation($input: CreateLabelInput!) {
      edit: createLabel(input: $input) {
        label {
          id
          ...LabelList_createdLabels
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
