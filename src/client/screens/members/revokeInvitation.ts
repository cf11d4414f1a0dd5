import { graphql } from 'react-relay';
import type { revokeInvitationMutation } from '../../../../__generated__/revokeInvitationMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Revokes an invitation link. */
export const revokeInvitation: MutationDefinition<revokeInvitationMutation, 'immediate'> = {
  name: 'revokeInvitation',
  delivery: 'immediate',
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
