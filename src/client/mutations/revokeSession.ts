import { graphql } from 'react-relay';
import type { revokeSessionMutation } from '../../../__generated__/revokeSessionMutation.graphql';
import type { Edit } from './Edit';

/** Ends a session of one’s own. */
export const revokeSession: Edit<revokeSessionMutation> = {
  name: 'revokeSession',
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
