import { graphql } from 'react-relay';
import type { cancelPersonClaimMutation } from '../../../../__generated__/cancelPersonClaimMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Cancels an open claim of the viewer to be an imported person. */
export const cancelPersonClaim: MutationDefinition<cancelPersonClaimMutation, 'immediate'> = {
  name: 'cancelPersonClaim',
  delivery: 'immediate',
  document: graphql`
    mutation cancelPersonClaimMutation($input: CancelPersonClaimInput!) {
      edit: cancelPersonClaim(input: $input) {
        claim {
          # For all lists that show the claim.
          state
          ...CancelPersonClaimButton_claim
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
