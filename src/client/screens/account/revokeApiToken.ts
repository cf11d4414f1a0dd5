import { graphql } from 'react-relay';
import type { revokeApiTokenMutation } from '../../../../__generated__/revokeApiTokenMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Ends a token of one’s own. */
export const revokeApiToken: MutationDefinition<revokeApiTokenMutation, 'immediate'> = {
  name: 'revokeApiToken',
  delivery: 'immediate',
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
