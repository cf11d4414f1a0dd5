import { graphql } from 'react-relay';
import type { undoNotificationUpdateMutation } from '../../../../../__generated__/undoNotificationUpdateMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Restores the states of notifications from before an update of all that matched a filter. */
export const undoNotificationUpdate: MutationDefinition<undoNotificationUpdateMutation, 'queued'> = {
  name: 'undoNotificationUpdate',
  delivery: 'queued',
  document: graphql`
    mutation undoNotificationUpdateMutation($input: UndoNotificationUpdateInput!) {
      edit: undoNotificationUpdate(input: $input) {
        notifications {
          ...InboxActions_notification
        }
        viewer {
          ...UnreadCount_viewer
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
