import { graphql } from 'react-relay';
import type { changePasswordMutation } from '../../../__generated__/changePasswordMutation.graphql';
import type { Edit } from './Edit';

/** Changes one’s password; other sessions end. */
export const changePassword: Edit<changePasswordMutation> = {
  name: 'changePassword',
  document: graphql`
    mutation changePasswordMutation($input: ChangePasswordInput!) {
      edit: changePassword(input: $input) {
        account {
          ...PasswordForm_account
          ...SessionList_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
