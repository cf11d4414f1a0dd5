import { graphql } from 'react-relay';
import type { createApiTokenMutation } from '../../../__generated__/createApiTokenMutation.graphql';
import type { Edit } from './Edit';

/** Makes a token of one’s own. Its secret comes this once. */
export const createApiToken: Edit<createApiTokenMutation> = {
  name: 'createApiToken',
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
