import { graphql } from 'react-relay';
import type { deleteMilestoneMutation } from '../../../../__generated__/deleteMilestoneMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Deletes a milestone, after a bulk operation has removed its issues from it. */
export const deleteMilestone: MutationDefinition<deleteMilestoneMutation, 'queued'> = {
  name: 'deleteMilestone',
  delivery: 'queued',
  document: graphql`
    mutation deleteMilestoneMutation($input: DeleteMilestoneInput!) {
      edit: deleteMilestone(input: $input) {
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
};
