import { waitFor } from '@testing-library/react';
import { createMockEnvironment } from 'relay-test-utils';
import { registerSessionGuard, SessionGuard } from '../../auth/SessionGuard';
import { getLiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import { getInboxUpdates } from './InboxUpdates';
import { startInboxUpdates } from './startInbox';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a response that streams messages, and then ends or stays open. */
function createStreamResponse(messages: object[], ends = false): Response {
  const chunks = messages.map((message) =>
    new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(message)}\n\n`),
  );
  const read = () =>
    chunks.length > 0 || ends
      ? Promise.resolve({ done: chunks.length === 0, value: chunks.shift() })
      : new Promise<never>(() => undefined);
  return {
    headers: { get: (name: string) => (name === 'content-type' ? 'text/event-stream' : null) },
    body: { getReader: () => ({ read, cancel: async () => undefined }) },
  } as unknown as Response;
}

const createReachableConnection = () => ({
  isOnline: () => true,
  subscribe: jest.fn(),
  reached: jest.fn(),
  failed: jest.fn(),
  recovered: jest.fn(),
});

test('the response to a query that was sent before a change does not overwrite it', async () => {
  const environment = createMockEnvironment();
  const sessionGuard = new SessionGuard();
  sessionGuard.isSessionOver('U1');
  registerSessionGuard(environment, sessionGuard);
  const notification = { id: 'N1', state: 'DONE', snoozedUntil: null, updatedAt: '', eventCount: 1 };
  const viewer = { id: 'U1', unreadNotificationCount: 0 };
  global.fetch = jest.fn(async () =>
    createStreamResponse([
      { data: { inboxChanged: { viewer, notifications: [notification], reset: false, version: '1' } } },
    ]),
  );
  const readState = (): unknown => environment.getStore().getSource().get('N1')?.state;
  const updates = startInboxUpdates(environment, createReachableConnection());
  await settle();
  expect(readState()).toBe('DONE');
  environment.commitUpdate((store) => store.get('N1')?.setValue('READ', 'state'));
  expect(readState()).toBe('READ');
  getLiveUpdateDispatcher(environment).reapplyLiveUpdatesSince(0);
  expect(readState()).toBe('DONE');
  updates.dispose();
});

test('each message names the version from which it continues, except after an interruption', async () => {
  const environment = createMockEnvironment();
  const sessionGuard = new SessionGuard();
  sessionGuard.isSessionOver('U1');
  registerSessionGuard(environment, sessionGuard);
  const createMessage = (version: string) => ({
    data: { inboxChanged: { viewer: null, notifications: [], reset: false, version } },
  });
  const connections = [[createMessage('7'), createMessage('8')], [createMessage('12')]];
  global.fetch = jest.fn(async () => createStreamResponse(connections.shift()!, connections.length > 0));
  const received: (readonly [from: number | null, version: number])[] = [];
  getInboxUpdates(environment).subscribe(({ from, version }) => received.push([from, version]));
  const updates = startInboxUpdates(environment, createReachableConnection());
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
  const environment = createMockEnvironment();
  const sessionGuard = new SessionGuard();
  registerSessionGuard(environment, sessionGuard);
  global.fetch = jest.fn(async () => createStreamResponse([]));
  // On a slow device, updates are started before the first response has arrived.
  const updates = startInboxUpdates(environment, createReachableConnection());
  await settle();
  expect(global.fetch).not.toHaveBeenCalled();
  sessionGuard.isSessionOver(viewer);
  await settle();
  expect(global.fetch).toHaveBeenCalledTimes(streams);
  updates.dispose();
});
