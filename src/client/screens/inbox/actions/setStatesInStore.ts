import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Sets the state of notifications in Relay's store, and changes the viewer's number of unread ones accordingly. */
export function setStatesInStore(
  store: RecordSourceProxy,
  notifications: readonly (RecordProxy | null | undefined)[],
  state: string,
  snoozedUntil: string | null,
): void {
  let change = 0;
  for (const notification of notifications) {
    if (!notification) continue;
    change += Number(state === 'UNREAD') - Number(notification.getValue('state') === 'UNREAD');
    notification.setValue(state, 'state');
    notification.setValue(snoozedUntil, 'snoozedUntil');
  }
  const viewer = store.getRoot().getLinkedRecord('viewer');
  const count: unknown = viewer?.getValue('unreadNotificationCount');
  if (typeof count === 'number') viewer?.setValue(Math.max(0, count + change), 'unreadNotificationCount');
}
