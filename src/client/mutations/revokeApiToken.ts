import { graphql } from 'react-relay';
import type { revokeApiTokenMutation } from '../../../__generated__/revokeApiTokenMutation.graphql';
import type { Edit } from './Edit';

/** Ends a token of one’s own. */
export const revokeApiToken: Edit<revokeApiTokenMutation> = {
  name: 'revokeApiToken',
  document: graphql`
    mutation revokeApiTokenMutation($input: RevokeApiTokenInput!) {
      edit: revokeApiToken(input: $input) {
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
