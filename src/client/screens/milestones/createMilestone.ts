import { graphql } from 'react-relay';
import type { createMilestoneMutation } from '../../../../__generated__/createMilestoneMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Creates a milestone. */
export const createMilestone: MutationDefinition<createMilestoneMutation, 'queued'> = {
  name: 'createMilestone',
  delivery: 'queued',
  document: graphql`
    mutation createMilestoneMutation($input: CreateMilestoneInput!) {
      edit: createMilestone(input: $input) {
        milestone {
          id
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
