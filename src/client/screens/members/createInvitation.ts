import { graphql } from 'react-relay';
import type { createInvitationMutation } from '../../../../__generated__/createInvitationMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Makes a link that invites to a project. Its secret comes this once. */
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
