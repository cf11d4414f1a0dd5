import { graphql } from 'react-relay';
import type { updateUserMutation } from '../../../../../__generated__/updateUserMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Changes an account, as an administrator. */
export const updateUser: MutationDefinition<updateUserMutation, 'immediate'> = {
  name: 'updateUser',
  delivery: 'immediate',
  document: graphql`
    mutation updateUserMutation($input: UpdateUserInput!) {
      edit: updateUser(input: $input) {
        user {
          ...UserRow_user
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
