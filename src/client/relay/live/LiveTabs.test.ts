/**
 * Simulates several browser tabs in one page: each has its own LiveTabs and shares the locks and the
 * BroadcastChannel with the others.
 */
import type { LiveResponse } from './LiveStream';
import { LiveTabs } from './LiveTabs';

class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown): void {
    const others = FakeChannel.all.filter((other) => other !== this);
    for (const other of others) other.onmessage?.({ data: structuredClone(data) });
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((other) => other !== this);
  }
}

/** A fake LockManager with a single lock, which is granted in order of request. */
class FakeLocks {
  waiting: { signal: AbortSignal; hold: () => Promise<void> }[] = [];
  isHeld = false;
  request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    this.waiting.push({ signal, hold });
    this.next();
    return Promise.resolve();
  }
  next(): void {
    if (this.isHeld) return;
    const next = this.waiting.shift();
    if (!next) return;
    if (next.signal.aborted) return this.next();
    this.isHeld = true;
    void next.hold();
    next.signal.addEventListener('abort', () => {
      this.isHeld = false;
      this.next();
    });
  }
}

interface Tab {
  tabs: LiveTabs;
  versions: Map<string, number>;
  received: number[];
  /** Number of bulk operation progress updates that the tab received. */
  progress: number;
}

interface FakeStream {
  send: (response: LiveResponse, from: number) => void;
  wanted: [string, number][];
  closed: boolean;
}

let streams: FakeStream[];

function openTab(version = 10): Tab {
  const versions = new Map([['P', version]]);
  const received: number[] = [];
  const tabs = new LiveTabs({
    name: 'test',
    versions,
    openStream: (send) => {
      const stream: FakeStream = { send, wanted: [], closed: false };
      streams.push(stream);
      return {
        subscribe: (projectId, since) => void stream.wanted.push([projectId, since]),
        reconnect: () => undefined,
        close: () => (stream.closed = true),
      };
    },
    onResponse: (_response, message) => void received.push(Number(message.version)),
    onProgress: () => void (tab.progress += 1),
  });
  const tab: Tab = { tabs, versions, received, progress: 0 };
  return tab;
}

function response(version: number, reset = false, id = 'P', bulkOperations: object[] = []): LiveResponse {
  const message = {
    project: { id },
    version: String(version),
    moved: true,
    reset,
    issues: [],
    deleted: [],
    bulkOperations,
  };
  return { data: { projectsChanged: message } };
}

beforeEach(() => {
  streams = [];
  FakeChannel.all = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('eight tabs share one stream and receive the same messages in order', () => {
  const all = Array.from({ length: 8 }, () => openTab());
  expect(streams).toHaveLength(1);
  for (let version = 11; version < 15; version++) streams[0]!.send(response(version), version - 1);
  for (const { received } of all) expect(received).toEqual([11, 12, 13, 14]);
});

test('the next tab opens a stream when the owner closes, and each tab continues from its own version', () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  streams[0]!.send(response(11), 10);
  first.tabs.close();
  expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
  // The project subscriptions that the new owner of the stream and the other tab requested.
  expect(streams[1]!.wanted).toEqual([
    ['P', 11],
    ['P', 11],
  ]);
  streams[1]!.send(response(12), 11);
  expect(second.received).toEqual([11, 12]);
  expect(third.received).toEqual([11, 12]);
});

test('a tab that missed a message receives it again before any later one', () => {
  const [, sleeper] = [openTab(), openTab()];
  streams[0]!.wanted = [];
  streams[0]!.send(response(13), 12);
  expect(sleeper.received).toEqual([]);
  expect(streams[0]!.wanted).toContainEqual(['P', 10]);
  streams[0]!.send(response(14), 10);
  expect(sleeper.received).toEqual([14]);
  expect(sleeper.versions.get('P')).toBe(14);
});

test('a tab ignores versions that it has already received', () => {
  const tab = openTab(12);
  openTab(12);
  streams[0]!.send(response(12), 9);
  streams[0]!.send(response(13), 12);
  streams[0]!.send(response(13), 12);
  expect(tab.received).toEqual([13]);
});

test('a reset is delivered even with an earlier version, as the database may have been replaced', () => {
  const [tab, other] = [openTab(12), openTab(12)];
  streams[0]!.send(response(3, true), 12);
  expect([tab.received, other.received]).toEqual([[3], [3]]);
  streams[0]!.send(response(4), 3);
  expect(tab.received).toEqual([3, 4]);
});

test('ignores projects of other tabs until this tab subscribes to them', () => {
  const [, tab] = [openTab(), openTab()];
  streams[0]!.send(response(5, false, 'Q'), 4);
  expect(tab.received).toEqual([]);
  tab.versions.set('Q', 5);
  tab.tabs.subscribe('Q');
  expect(streams[0]!.wanted).toContainEqual(['Q', 5]);
  streams[0]!.send(response(6, false, 'Q'), 5);
  expect(tab.received).toEqual([6]);
});

test('without the Web Locks API, each tab has its own stream', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [openTab(), openTab()];
  expect(streams).toHaveLength(2);
  streams[1]!.send(response(11), 10);
  expect([first.received, second.received]).toEqual([[], [11]]);
});

test('progress of a bulk operation is delivered without a new version', () => {
  const tab = openTab();
  const operation = { id: 'B1' };
  streams[0]!.send(response(11), 10);
  streams[0]!.send(response(11, false, 'P', [operation]), 11);
  streams[0]!.send(response(12), 11);
  expect(tab.received).toEqual([11, 12]);
  expect(tab.progress).toBe(1);
});

test('progress of an older version than the tab knows is dropped', () => {
  const tab = openTab(12);
  streams[0]!.send(response(11, false, 'P', [{ id: 'B1' }]), 11);
  expect([tab.received, tab.progress]).toEqual([[], 0]);
});
