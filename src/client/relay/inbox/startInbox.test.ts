/** Simulates several browser tabs in one page, which share the locks and the BroadcastChannel. */
import { commitLocalUpdate, type Disposable } from 'relay-runtime';
import { createMockEnvironment } from 'relay-test-utils';
import type { ServerReachabilityTracker } from '../network/serverConnection';
import type { readInboxStream } from './InboxStream';
import { getInboxUpdates, type InboxUpdate } from './InboxUpdates';
import { startInboxUpdates } from './startInbox';

type StreamOptions = Parameters<typeof readInboxStream>[0];

/** The streams that tabs have opened. */
const mockStreams: StreamOptions[] = [];
jest.mock('./InboxStream', () => ({
  readInboxStream: (options: StreamOptions) => {
    mockStreams.push(options);
    return new Promise<void>(() => undefined);
  },
}));
jest.mock('../../auth/SessionGuard', () => ({ getSessionGuard: () => ({ viewer: 'U1' }) }));

class FakeBroadcastChannel {
  static all: FakeBroadcastChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeBroadcastChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    const others = FakeBroadcastChannel.all.filter((other) => other !== this);
    for (const other of others) other.onmessage?.({ data: structuredClone(data) });
  }
  close(): void {
    FakeBroadcastChannel.all = FakeBroadcastChannel.all.filter((other) => other !== this);
  }
}

let tabs: Disposable[];
let isLocked: boolean;

beforeEach(() => {
  tabs = [];
  isLocked = false;
  mockStreams.length = 0;
  FakeBroadcastChannel.all = [];
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (_name: string, _options: object, hold: () => Promise<void>): Promise<void> => {
        // The first tab holds the lock in these tests.
        if (isLocked) return new Promise(() => undefined);
        isLocked = true;
        return hold();
      },
    },
  });
});
afterEach(() => tabs.forEach((tab) => tab.dispose()));

/** @param version inbox version of the response to the shell's query; null: the query is not loaded */
function openTab(version: number | null): InboxUpdate[] {
  const environment = createMockEnvironment();
  if (version !== null) {
    commitLocalUpdate(environment, (store) => {
      const viewer = store.create('U1', 'User');
      viewer.setValue(1, 'unreadNotificationCount').setValue(String(version), 'inboxVersion');
      store.getRoot().setLinkedRecord(viewer, 'viewer');
    });
  }
  const updates: InboxUpdate[] = [];
  getInboxUpdates(environment).subscribe((update) => updates.push(update));
  tabs.push(startInboxUpdates(environment, {} as ServerReachabilityTracker));
  return updates;
}

/** Returns the version from which the stream would start now. */
const connect = () => (mockStreams[0]!.getOperation().variables as { since: string | null }).since;

function send(version: number, reset = false, unreadNotificationCount = 1): void {
  const viewer = { __typename: 'User', id: 'U1', unreadNotificationCount };
  const inboxChanged = { viewer, notifications: [], reset, version: String(version) };
  mockStreams[0]!.onMessage({ data: { inboxChanged } });
}

test('the stream starts from the version of the loaded inbox, and after an interruption from that of the last message', () => {
  const updates = openTab(7);
  expect(connect()).toBe('7');
  send(7);
  send(9);
  expect(connect()).toBe('9');
  send(9);
  expect(updates).toMatchObject([
    { reset: false, since: 7, version: 7 },
    { reset: false, since: 7, version: 9 },
    { reset: false, since: 9, version: 9 },
  ]);
});

test('lists are fetched again if the server says so, or the version of the loaded inbox is unknown', () => {
  const updates = openTab(7);
  connect();
  send(8, true, 2);
  expect(updates).toMatchObject([{ reset: true, version: 8 }]);
  tabs.forEach((tab) => tab.dispose());
  isLocked = false;
  mockStreams.length = 0;
  const unknown = openTab(null);
  expect(connect()).toBeNull();
  send(8);
  expect(unknown).toMatchObject([{ reset: true, version: 8 }]);
});

test('changes before the first message that leave the number of unread notifications do not disturb the lists', () => {
  const updates = openTab(7);
  connect();
  send(8, true);
  send(9, true);
  expect(updates).toMatchObject([
    { reset: false, since: 7, version: 8 },
    { reset: true, version: 9 },
  ]);
});

test('a tab that has missed changes fetches its lists again with the next message, and others do not', () => {
  const first = openTab(9);
  connect();
  const behind = openTab(5);
  const ahead = openTab(10);
  send(11);
  expect(first).toMatchObject([{ reset: false, since: 9, version: 11 }]);
  expect(behind).toMatchObject([{ reset: true, version: 11 }]);
  expect(ahead).toMatchObject([{ reset: false, since: 10, version: 11 }]);
});

test('a new tab that has missed the last message receives it at once', () => {
  const first = openTab(9);
  connect();
  const other = openTab(9);
  send(11);
  const behind = openTab(10);
  const upToDate = openTab(11);
  expect(behind).toMatchObject([{ reset: true, version: 11 }]);
  expect(upToDate).toEqual([]);
  // The tabs that have it ignore the repetition.
  expect([first, other].map(({ length }) => length)).toEqual([1, 1]);
});
