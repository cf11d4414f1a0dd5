import { graphql } from 'react-relay';
import type { revokeOtherSessionsMutation } from '../../../../__generated__/revokeOtherSessionsMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Ends all sessions of the viewer except the current one. */
export const revokeOtherSessions: MutationDefinition<revokeOtherSessionsMutation, 'immediate'> = {
  name: 'revokeOtherSessions',
  delivery: 'immediate',
  document: graphql`
    mutation revokeOtherSessionsMutation($input: RevokeOtherSessionsInput!) {
      edit: revokeOtherSessions(input: $input) {
        account {
          ...SessionList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
