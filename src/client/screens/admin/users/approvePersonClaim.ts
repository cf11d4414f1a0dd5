import { graphql } from 'react-relay';
import type { approvePersonClaimMutation } from '../../../../../__generated__/approvePersonClaimMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';
import { removeDecidedClaims } from './removeDecidedClaims';

/** Approves a claim to be an imported person. Other open claims to be this person are declined. */
export const approvePersonClaim: MutationDefinition<approvePersonClaimMutation, 'immediate'> = {
  name: 'approvePersonClaim',
  delivery: 'immediate',
  document: graphql`
    mutation approvePersonClaimMutation($input: ApprovePersonClaimInput!) {
      edit: approvePersonClaim(input: $input) {
        claim {
          state
        }
        declinedClaims {
          id
          state
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store, { id }, { edit }) => {
    if (edit.claim) removeDecidedClaims(store, [id, ...edit.declinedClaims.map((claim) => claim.id)]);
  },
};
