import { graphql } from 'react-relay';
import type { acceptInvitationMutation } from '../../../../__generated__/acceptInvitationMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Makes the viewer a member of the project of an invitation. */
export const acceptInvitation: MutationDefinition<acceptInvitationMutation, 'immediate'> = {
  name: 'acceptInvitation',
  delivery: 'immediate',
  document: graphql`
    mutation acceptInvitationMutation($input: AcceptInvitationInput!) {
      edit: acceptInvitation(input: $input) {
        project {
          key
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
