import { graphql } from 'react-relay';
import type { undoNotificationUpdateMutation } from '../../../../../__generated__/undoNotificationUpdateMutation.graphql';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

/** Reverts an update of all notifications that matched a filter. */
export const undoNotificationUpdate: MutationDefinition<undoNotificationUpdateMutation, 'queued'> = {
  name: 'undoNotificationUpdate',
  delivery: 'queued',
  document: graphql`
    mutation undoNotificationUpdateMutation($input: UndoNotificationUpdateInput!) {
      edit: undoNotificationUpdate(input: $input) {
        notifications {
          id
          state
          snoozedUntil
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
