import { graphql } from 'react-relay';
import type { revokeSessionMutation } from '../../../../__generated__/revokeSessionMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Ends a session of the viewer. */
export const revokeSession: MutationDefinition<revokeSessionMutation, 'immediate'> = {
  name: 'revokeSession',
  delivery: 'immediate',
  document: graphql`
    mutation revokeSessionMutation($input: RevokeSessionInput!) {
      edit: revokeSession(input: $input) {
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
