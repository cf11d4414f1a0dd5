import { graphql } from 'react-relay';
import type { updateProfileMutation } from '../../../../__generated__/updateProfileMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Changes the name, email address or picture of the viewer. */
export const updateProfile: MutationDefinition<updateProfileMutation, 'immediate'> = {
  name: 'updateProfile',
  delivery: 'immediate',
  document: graphql`
    mutation updateProfileMutation($input: UpdateProfileInput!) {
      edit: updateProfile(input: $input) {
        account {
          ...PictureSettings_account
          ...ProfileForm_account
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
