import { graphql } from 'react-relay';
import type { createInvitationMutation } from '../../../../__generated__/createInvitationMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Creates an invitation link. The response contains its secret; it cannot be read later. */
export const createInvitation: MutationDefinition<createInvitationMutation, 'immediate'> = {
  name: 'createInvitation',
  delivery: 'immediate',
  document: graphql`
    mutation createInvitationMutation($input: CreateInvitationInput!) {
      edit: createInvitation(input: $input) {
        secret
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
