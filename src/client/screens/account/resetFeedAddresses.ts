import { graphql } from 'react-relay';
import type { resetFeedAddressesMutation } from '../../../../__generated__/resetFeedAddressesMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Makes all addresses of the viewer's feeds invalid. */
export const resetFeedAddresses: MutationDefinition<resetFeedAddressesMutation, 'immediate'> = {
  name: 'resetFeedAddresses',
  delivery: 'immediate',
  document: graphql`
    mutation resetFeedAddressesMutation($input: ResetFeedAddressesInput!) {
      edit: resetFeedAddresses(input: $input) {
        errors {
          ...userError_error
        }
      }
    }
  `,
};
