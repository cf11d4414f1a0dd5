import { graphql } from 'react-relay';
import type { createApiTokenMutation } from '../../../../__generated__/createApiTokenMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Makes a token of one’s own. Its secret comes this once. */
export const createApiToken: MutationDefinition<createApiTokenMutation, 'immediate'> = {
  name: 'createApiToken',
  delivery: 'immediate',
  document: graphql`
    mutation createApiTokenMutation($input: CreateApiTokenInput!) {
      edit: createApiToken(input: $input) {
        secret
        account {
          ...TokenList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
