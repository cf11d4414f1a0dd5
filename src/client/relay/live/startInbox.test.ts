import { waitFor } from '@testing-library/react';
import { getSessionGuard } from '../../auth/SessionGuard';
import { createStreamResponse } from '../../../testing/createStreamResponse';
import { createRelayEnvironment } from '../environment';
import { FirstResponse } from '../network/FirstResponse';
import { getLiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import { getInboxUpdates } from '../events/InboxUpdates';
import { startInboxUpdates } from './startInbox';

const settle = () => new Promise((resolve) => setTimeout(resolve));

const createReachableConnection = () => ({
  isOnline: () => true,
  subscribe: jest.fn(),
  reached: jest.fn(),
  failed: jest.fn(),
  recovered: jest.fn(),
});

function createTestEnvironment() {
  const connection = createReachableConnection();
  const environment = createRelayEnvironment(connection, new FirstResponse(null));
  return { environment, connection, sessionGuard: getSessionGuard(environment) };
}

test('the response to a query that was sent before a change does not overwrite it', async () => {
  const { environment, connection, sessionGuard } = createTestEnvironment();
  sessionGuard.isSessionOver('U1');
  const notification = { id: 'N1', state: 'DONE', snoozedUntil: null, updatedAt: '', eventCount: 1 };
  const viewer = { id: 'U1', unreadNotificationCount: 0 };
  global.fetch = jest.fn(async () =>
    createStreamResponse([
      { data: { inboxChanged: { viewer, notifications: [notification], reset: false, version: '1' } } },
    ]),
  );
  const readState = (): unknown => environment.getStore().getSource().get('N1')?.state;
  const updates = startInboxUpdates(environment, connection);
  await settle();
  expect(readState()).toBe('DONE');
  environment.commitUpdate((store) => store.get('N1')?.setValue('READ', 'state'));
  expect(readState()).toBe('READ');
  getLiveUpdateDispatcher(environment).reapplyLiveUpdatesSince(0);
  expect(readState()).toBe('DONE');
  updates.dispose();
});

test('each message names the version from which it continues, except after an interruption', async () => {
  const { environment, connection, sessionGuard } = createTestEnvironment();
  sessionGuard.isSessionOver('U1');
  const createMessage = (version: string) => ({
    data: { inboxChanged: { viewer: null, notifications: [], reset: false, version } },
  });
  const connections = [[createMessage('7'), createMessage('8')], [createMessage('12')]];
  global.fetch = jest.fn(async () => createStreamResponse(connections.shift()!, connections.length > 0));
  const received: (readonly [from: number | null, version: number])[] = [];
  getInboxUpdates(environment).subscribe(({ from, version }) => received.push([from, version]));
  const updates = startInboxUpdates(environment, connection);
  await waitFor(() => expect(received).toHaveLength(3), { timeout: 5_000 });
  expect(received).toEqual([
    [7, 7],
    [7, 8],
    [null, 12],
  ]);
  updates.dispose();
});

test.each([
  ['U1', 1],
  ['', 0],
])('a stream is opened once a response has named the viewer (%j)', async (viewer, streams) => {
  const { environment, connection, sessionGuard } = createTestEnvironment();
  global.fetch = jest.fn(async () => createStreamResponse([]));
  // On a slow device, updates are started before the first response has arrived.
  const updates = startInboxUpdates(environment, connection);
  await settle();
  expect(global.fetch).not.toHaveBeenCalled();
  sessionGuard.isSessionOver(viewer);
  await settle();
  expect(global.fetch).toHaveBeenCalledTimes(streams);
  updates.dispose();
});

test('the stream is opened again after the user has signed in again', async () => {
  const { environment, connection, sessionGuard } = createTestEnvironment();
  sessionGuard.isSessionOver('U1');
  const error = { message: 'Your session has ended.', extensions: { code: 'UNAUTHENTICATED' } };
  global.fetch = jest.fn(async () => createStreamResponse([{ errors: [error] }]));
  const updates = startInboxUpdates(environment, connection);
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(global.fetch).toHaveBeenCalledTimes(1);
  void sessionGuard.requestSignIn();
  sessionGuard.completeSignIn('same');
  await settle();
  expect(global.fetch).toHaveBeenCalledTimes(2);
  updates.dispose();
});
