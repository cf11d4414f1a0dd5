import { graphql } from 'react-relay';
import type { revokeInvitationMutation } from '../../../__generated__/revokeInvitationMutation.graphql';
import type { Edit } from './Edit';

/** Ends a link that invites. */
export const revokeInvitation: Edit<revokeInvitationMutation> = {
  name: 'revokeInvitation',
  document: graphql`
    mutation revokeInvitationMutation($input: RevokeInvitationInput!) {
      edit: revokeInvitation(input: $input) {
        project {
          ...InvitationList_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
