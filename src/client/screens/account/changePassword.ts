import { graphql } from 'react-relay';
import type { changePasswordMutation } from '../../../../__generated__/changePasswordMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Changes the viewer's password and ends their other sessions. */
export const changePassword: MutationDefinition<changePasswordMutation, 'immediate'> = {
  name: 'changePassword',
  delivery: 'immediate',
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
