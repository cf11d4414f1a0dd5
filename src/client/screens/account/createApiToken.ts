import { graphql } from 'react-relay';
import type { createApiTokenMutation } from '../../../../__generated__/createApiTokenMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Creates an API token of the viewer. The response contains its secret; it cannot be read later. */
export const createApiToken: MutationDefinition<createApiTokenMutation, 'immediate'> = {
  name: 'createApiToken',
  delivery: 'immediate',
  document: graphql`
    mutation createApiTokenMutation($input: CreateApiTokenInput!) {
      edit: createApiToken(input: $input) {
        secret
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
