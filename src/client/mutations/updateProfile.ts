import { graphql } from 'react-relay';
import type { updateProfileMutation } from '../../../__generated__/updateProfileMutation.graphql';
import type { Edit } from './Edit';

/** Changes what others see of one. */
export const updateProfile: Edit<updateProfileMutation> = {
  name: 'updateProfile',
  document: graphql`
    mutation updateProfileMutation($input: UpdateProfileInput!) {
      edit: updateProfile(input: $input) {
        account {
          ...ProfileForm_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
