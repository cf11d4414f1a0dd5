import { graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { updateNotificationsMutation } from '../../../../../__generated__/updateNotificationsMutation.graphql';
import type { MutationDefinition, MutationInput } from '../../../mutations/queue/MutationDefinition';
import { INBOX_PAGE_SIZE } from '../model/inboxUrl';
import { setStatesInStore } from './setStatesInStore';

/**
 * Sets the state of notifications: those with the given ids, or all that match a filter. The response contains only the
 * changed fields, without the version, because the page passes the version of the events that it has shown.
 */
export const updateNotifications: MutationDefinition<updateNotificationsMutation, 'queued'> = {
  name: 'updateNotifications',
  delivery: 'queued',
  document: graphql`
    mutation updateNotificationsMutation($input: UpdateNotificationsInput!) {
      edit: updateNotifications(input: $input) {
        notifications {
          id
          state
          snoozedUntil
        }
        viewer {
          ...UnreadCount_viewer
        }
        undoToken
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, input) => {
    const notifications = input.ids ? input.ids.map((id) => store.get(id)) : findLoadedMatches(store, input);
    setStatesInStore(store, notifications, input.state, input.snoozedUntil ?? null);
  },
};

/**
 * The notifications on the loaded pages of the list with the filter of this update, without those with events that arrive
 * while the update waits: it is applied again to the data that arrives meanwhile.
 */
function findLoadedMatches(
  store: RecordSourceProxy,
  { states, reason, project, seenVersion }: MutationInput<updateNotificationsMutation>,
): RecordProxy[] {
  const found: RecordProxy[] = [];
  const args = { first: INBOX_PAGE_SIZE, states, reason, project };
  for (let after: unknown = null, isLast = false; !isLast;) {
    const page = store.getRoot().getLinkedRecord('notifications', { ...args, after });
    found.push(...(page?.getLinkedRecords('nodes') ?? []).filter((node) => node !== null));
    const pageInfo = page?.getLinkedRecord('pageInfo');
    after = pageInfo?.getValue('endCursor');
    isLast = after == null || pageInfo?.getValue('hasNextPage') !== true;
  }
  return found.filter(
    (notification) =>
      states?.some((state) => state === notification.getValue('state')) === true &&
      (seenVersion == null || Number(notification.getValue('version')) <= Number(seenVersion)),
  );
}
