import { graphql } from 'react-relay';
import type { createMilestoneMutation } from '../../../__generated__/createMilestoneMutation.graphql';
import type { Edit } from './Edit';

/** Makes a milestone. */
export const createMilestone: Edit<createMilestoneMutation> = {
  name: 'createMilestone',
  document: graphql`
    mutation createMilestoneMutation($input: CreateMilestoneInput!) {
      edit: createMilestone(input: $input) {
        errors {
          ...userError_error
        }
      }
    }
  `,
};
