import { INBOX_CHANGES_MAX } from '../../../shared/limits';
import {
  describeEachDatabaseEngine,
  describeOnPostgresServer,
  openStoreOnSameDatabase,
  type OpenTestStoreCallback,
} from '../../../testing/databases';
import type { EventStreamClient } from '../../../testing/eventStreamClient';
import { type LiveTestServer, openLiveTestServer } from '../../../testing/liveTestServer';
import { waitUntil } from '../../../testing/waitUntil';
import { notifyInboxChanges } from '../../store/changes/inboxChangeNotification';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { saveNotifications } from '../../store/write/notifications';

interface ReceivedInboxChange {
  unreadCount: number;
  reset: boolean;
  version: string;
  notifications: { id: string; state: string; issue: { number: number } }[];
}

const INBOX_CHANGED_SUBSCRIPTION =
  'subscription { inboxChanged { unreadCount reset version notifications { id state issue { number } } } }';

const INBOX_CHANGED_SINCE_SUBSCRIPTION = INBOX_CHANGED_SUBSCRIPTION.replace(
  'subscription { inboxChanged',
  'subscription ($since: String) { inboxChanged(since: $since)',
);

const readChanges = ({ events }: EventStreamClient): ReceivedInboxChange[] =>
  events
    .filter(({ event }) => event === 'next')
    .map(
      ({ data }) => (JSON.parse(data) as { data: { inboxChanged: ReceivedInboxChange } }).data.inboxChanged,
    );

/** Adds an event to the notifications of the user about these issues. */
const notify = (store: DatabaseStore, projectId: number, userId: number, issueNumbers: readonly number[]) =>
  store.db.transaction().execute(async (tx) => {
    const notifications = issueNumbers.map((issueNumber) => ({
      userId,
      issueNumber,
      bulkNumber: 0,
      reason: 0,
      isMention: false,
      kinds: 0,
      commentCount: 0,
      eventCount: 1,
      actorId: null,
      sequence: 1,
      firstAt: new Date(),
      at: new Date(),
    }));
    await notifyInboxChanges(tx, await saveNotifications(tx, projectId, notifications));
  });

/**
 * Opens a subscription once the process receives change notifications. A subscription that begins before would receive
 * a message to fetch the inbox again.
 */
async function openSubscribedServer(
  open: OpenTestStoreCallback,
): Promise<{ live: LiveTestServer; stream: EventStreamClient }> {
  const live = await openLiveTestServer(open);
  const { changes } = live.test.store;
  await new Promise<void>((resolve) => {
    changes.onNotificationConnectionReset(resolve);
    if (changes.isConnected) resolve();
  });
  const stream = await live.openStream({ query: INBOX_CHANGED_SUBSCRIPTION });
  await waitUntil(() => stream.events.length > 0);
  return { live, stream };
}

describeEachDatabaseEngine('a subscription to the inbox', (open) => {
  it('starts with the number of unread notifications, and sends changed ones with the new number', async () => {
    const { live, stream } = await openSubscribedServer(open);
    const { store, tracker } = live.test;
    expect(readChanges(stream)[0]).toEqual({
      unreadCount: 0,
      reset: false,
      version: '0',
      notifications: [],
    });
    await notify(store, tracker.netId, tracker.users.maintainer, [3, 4]);
    await notify(store, tracker.netId, tracker.users.mika, [5]);
    await waitUntil(() => readChanges(stream).some(({ notifications }) => notifications.length > 0));
    const { unreadCount, notifications } = readChanges(stream).at(-1)!;
    expect(unreadCount).toBe(2);
    expect(notifications.map(({ issue }) => issue.number).sort()).toEqual([3, 4]);
    // Another tab of the viewer marks one of them as read.
    await live.test.queryAsMaintainer(
      'mutation ($ids: [ID!]) { updateNotifications(input: { ids: $ids, state: READ }) { unreadCount } }',
      { ids: [notifications[0]!.id] },
    );
    await waitUntil(() => readChanges(stream).at(-1)!.unreadCount === 1);
    expect(readChanges(stream).at(-1)!.notifications).toEqual([{ ...notifications[0], state: 'READ' }]);
    live.closeStreams();
    await live.test.close();
  });

  it('sets `reset` if the inbox has changed since the version of the subscriber', async () => {
    const { live, stream } = await openSubscribedServer(open);
    const { store, tracker } = live.test;
    await notify(store, tracker.netId, tracker.users.maintainer, [3]);
    await waitUntil(() => readChanges(stream).at(-1)!.version === '1');
    // The number of unread notifications stays the same.
    await notify(store, tracker.netId, tracker.users.maintainer, [3]);
    const readFirst = async (since: string | null) => {
      const next = await live.openStream({ query: INBOX_CHANGED_SINCE_SUBSCRIPTION, variables: { since } });
      await waitUntil(() => next.events.length > 0);
      return readChanges(next)[0];
    };
    expect(await readFirst('1')).toEqual({ unreadCount: 1, reset: true, version: '2', notifications: [] });
    expect(await readFirst('2')).toEqual({ unreadCount: 1, reset: false, version: '2', notifications: [] });
    expect(await readFirst(null)).toMatchObject({ reset: false, version: '2' });
    const invalid = await live.openStream({
      query: INBOX_CHANGED_SINCE_SUBSCRIPTION,
      variables: { since: 'x' },
    });
    await waitUntil(() => invalid.events.length > 0);
    expect(invalid.events[0]!.data).toContain('VALIDATION_FAILED');
    live.closeStreams();
    await live.test.close();
  });

  it('asks to fetch the inbox again when more than 200 notifications have changed', async () => {
    const { live, stream } = await openSubscribedServer(open);
    const { store, tracker } = live.test;
    // Notifications about issues that do not exist are enough to exceed the number of changes.
    const issueNumbers = Array.from({ length: INBOX_CHANGES_MAX + 1 }, (_, index) => index + 1);
    await notify(store, tracker.netId, tracker.users.maintainer, issueNumbers);
    await waitUntil(() => readChanges(stream).at(-1)!.unreadCount === issueNumbers.length);
    expect(readChanges(stream).at(-1)).toMatchObject({ reset: true, notifications: [] });
    live.closeStreams();
    await live.test.close();
  });
});

describeOnPostgresServer('a subscription to the inbox of a database with several servers', (open) => {
  it('receives the changes that another server makes', async () => {
    const { live, stream } = await openSubscribedServer(open);
    const { store, tracker } = live.test;
    const other = await openStoreOnSameDatabase(store);
    await notify(other, tracker.netId, tracker.users.maintainer, [3]);
    await waitUntil(() => readChanges(stream).at(-1)!.unreadCount === 1);
    expect(readChanges(stream).at(-1)!.notifications).toMatchObject([{ issue: { number: 3 } }]);
    await other.close();
    live.closeStreams();
    await live.test.close();
  });
});
