import { graphql } from 'react-relay';
import type { renewTriageLeaseMutation } from '../../../../../__generated__/renewTriageLeaseMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Extends leases of the viewer. The response has those that the viewer still holds. */
export const renewTriageLease: MutationDefinition<renewTriageLeaseMutation, 'immediate'> = {
  name: 'renewTriageLease',
  delivery: 'immediate',
  document: graphql`
    mutation renewTriageLeaseMutation($input: RenewTriageLeaseInput!) {
      edit: renewTriageLease(input: $input) {
        leases {
          issue {
            id
            triageLease {
              heldUntil
            }
          }
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
