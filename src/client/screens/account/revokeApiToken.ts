import { graphql } from 'react-relay';
import type { revokeApiTokenMutation } from '../../../../__generated__/revokeApiTokenMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Revokes an API token of the viewer. */
export const revokeApiToken: MutationDefinition<revokeApiTokenMutation, 'immediate'> = {
  name: 'revokeApiToken',
  delivery: 'immediate',
  document: graphql`
    mutation revokeApiTokenMutation($input: RevokeApiTokenInput!) {
      edit: revokeApiToken(input: $input) {
        account {
          ...ApiTokenList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
