import { graphql } from 'react-relay';
import type { updateNotificationSettingsMutation } from '../../../../__generated__/updateNotificationSettingsMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Changes which notifications the viewer receives by email. */
export const updateNotificationSettings: MutationDefinition<updateNotificationSettingsMutation, 'immediate'> =
  {
    name: 'updateNotificationSettings',
    delivery: 'immediate',
    document: graphql`
      mutation updateNotificationSettingsMutation($input: UpdateNotificationSettingsInput!) {
        edit: updateNotificationSettings(input: $input) {
          account {
            ...NotificationSettingsForm_account
          }
          errors {
            ...userError_error
          }
        }
      }
    `,
  };
