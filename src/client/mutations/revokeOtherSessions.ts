import { graphql } from 'react-relay';
import type { revokeOtherSessionsMutation } from '../../../__generated__/revokeOtherSessionsMutation.graphql';
import type { Edit } from './Edit';

/** Ends all sessions of one’s own but this one. */
export const revokeOtherSessions: Edit<revokeOtherSessionsMutation> = {
  name: 'revokeOtherSessions',
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
