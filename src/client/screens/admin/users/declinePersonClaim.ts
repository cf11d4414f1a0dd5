import { graphql } from 'react-relay';
import type { declinePersonClaimMutation } from '../../../../../__generated__/declinePersonClaimMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import { removeDecidedClaims } from './removeDecidedClaims';

/** Declines a claim to be an imported person. */
export const declinePersonClaim: MutationDefinition<declinePersonClaimMutation, 'immediate'> = {
  name: 'declinePersonClaim',
  delivery: 'immediate',
  document: graphql`
    mutation declinePersonClaimMutation($input: DeclinePersonClaimInput!) {
      edit: declinePersonClaim(input: $input) {
        claim {
          state
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { id }, { edit }) => {
    if (edit.claim) removeDecidedClaims(store, [id]);
  },
};
