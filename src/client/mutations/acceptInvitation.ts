import { graphql } from 'react-relay';
import type { acceptInvitationMutation } from '../../../__generated__/acceptInvitationMutation.graphql';
import type { Edit } from './Edit';

/** Makes one a member of the project that one was invited to. */
export const acceptInvitation: Edit<acceptInvitationMutation> = {
  name: 'acceptInvitation',
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
