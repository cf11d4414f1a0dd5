import { createMockEnvironment } from 'relay-test-utils';
import { registerSessionGuard, SessionGuard } from '../../auth/SessionGuard';
import { getLiveUpdateDispatcher } from '../events/LiveUpdateDispatcher';
import { startInboxUpdates } from './startInbox';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Starts a response that sends one message and then stays open. */
function createStreamResponse(message: object): Response {
  const chunks = [new TextEncoder().encode(`event: next\ndata: ${JSON.stringify(message)}\n\n`)];
  const read = () =>
    chunks.length > 0
      ? Promise.resolve({ value: chunks.shift(), done: false })
      : new Promise<never>(() => undefined);
  return {
    headers: { get: (name: string) => (name === 'content-type' ? 'text/event-stream' : null) },
    body: { getReader: () => ({ read, cancel: async () => undefined }) },
  } as unknown as Response;
}

test('the response to a query that was sent before a change does not overwrite it', async () => {
  const environment = createMockEnvironment();
  const sessionGuard = new SessionGuard();
  sessionGuard.isSessionOver('U1');
  registerSessionGuard(environment, sessionGuard);
  const notification = { id: 'N1', state: 'DONE', snoozedUntil: null, updatedAt: '', eventCount: 1 };
  const viewer = { id: 'U1', unreadNotificationCount: 0 };
  global.fetch = jest.fn(async () =>
    createStreamResponse({ data: { inboxChanged: { viewer, notifications: [notification], reset: false } } }),
  );
  const connection = {
    isOnline: () => true,
    subscribe: jest.fn(),
    reached: jest.fn(),
    failed: jest.fn(),
    recovered: jest.fn(),
  };
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
