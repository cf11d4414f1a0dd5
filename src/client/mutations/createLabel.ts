import { graphql } from 'react-relay';
import type { createLabelMutation } from '../../../__generated__/createLabelMutation.graphql';
import type { Edit } from './Edit';

/** Makes a label. */
export const createLabel: Edit<createLabelMutation> = {
  name: 'createLabel',
  document: graphql`
    mutation createLabelMutation($input: CreateLabelInput!) {
      edit: createLabel(input: $input) {
        label {
          id
          ...LabelRow_label
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
