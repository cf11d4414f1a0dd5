import { graphql } from 'react-relay';
import type { updateUserMutation } from '../../../__generated__/updateUserMutation.graphql';
import type { Edit } from './Edit';

/** Changes somebody’s account, as an administrator. */
export const updateUser: Edit<updateUserMutation> = {
  name: 'updateUser',
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
