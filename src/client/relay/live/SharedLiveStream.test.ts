/**
 * Simulates several browser tabs in one page: each has its own SharedLiveStream and shares the locks and the
 * BroadcastChannel with the others.
 */
import type { LiveUpdateResponse } from './LiveStream';
import { SharedLiveStream } from './SharedLiveStream';

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

/** A fake LockManager with a single lock, which is granted in order of request. */
class FakeLockManager {
  waiting: { signal: AbortSignal; hold: () => Promise<void> }[] = [];
  isHeld = false;
  request(_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>): Promise<void> {
    this.waiting.push({ signal, hold });
    this.grantNextLock();
    return Promise.resolve();
  }
  grantNextLock(): void {
    if (this.isHeld) return;
    const next = this.waiting.shift();
    if (!next) return;
    if (next.signal.aborted) return this.grantNextLock();
    this.isHeld = true;
    void next.hold();
    next.signal.addEventListener('abort', () => {
      this.isHeld = false;
      this.grantNextLock();
    });
  }
}

interface FakeTab {
  tabs: SharedLiveStream;
  versions: Map<string, number>;
  received: number[];
  /** Number of bulk operation progress updates that the tab received. */
  progress: number;
  unavailable: string[];
}

interface FakeLiveStream {
  send: (response: LiveUpdateResponse, from: number) => void;
  drop: (projectId: string) => void;
  wanted: [string, number][];
  closed: boolean;
}

let openedLiveStreams: FakeLiveStream[];

function openFakeTab(version = 10): FakeTab {
  const versions = new Map([['P', version]]);
  const received: number[] = [];
  const tabs = new SharedLiveStream({
    name: 'test',
    versions,
    openStream: (send, drop) => {
      const stream: FakeLiveStream = { send, drop, wanted: [], closed: false };
      openedLiveStreams.push(stream);
      return {
        subscribe: (projectId, since) => void stream.wanted.push([projectId, since]),
        reconnect: () => undefined,
        close: () => (stream.closed = true),
      };
    },
    onResponse: (_response, message) => void received.push(Number(message.version)),
    onProgress: () => void (tab.progress += 1),
    onProjectUnavailable: (projectId) => void tab.unavailable.push(projectId),
  });
  const tab: FakeTab = { tabs, versions, received, progress: 0, unavailable: [] };
  return tab;
}

function createLiveUpdateResponse(
  version: number,
  reset = false,
  id = 'P',
  bulkOperations: object[] = [],
): LiveUpdateResponse {
  const message = {
    project: { id },
    version: String(version),
    progressChanged: [],
    moved: true,
    reset,
    issues: [],
    deleted: [],
    bulkOperations,
  };
  return { data: { projectsChanged: message } };
}

beforeEach(() => {
  openedLiveStreams = [];
  FakeBroadcastChannel.all = [];
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  Object.defineProperty(navigator, 'locks', { value: new FakeLockManager(), configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

test('eight tabs share one stream and receive the same messages in order', () => {
  const all = Array.from({ length: 8 }, () => openFakeTab());
  expect(openedLiveStreams).toHaveLength(1);
  for (let version = 11; version < 15; version++)
    openedLiveStreams[0]!.send(createLiveUpdateResponse(version), version - 1);
  for (const { received } of all) expect(received).toEqual([11, 12, 13, 14]);
});

test('all tabs with a project are told once that it is unavailable', () => {
  const [first, second] = [openFakeTab(), openFakeTab()];
  second.versions.set('Q', 1);
  openedLiveStreams[0]!.drop('P');
  openedLiveStreams[0]!.drop('P');
  openedLiveStreams[0]!.drop('Q');
  expect([first.unavailable, second.unavailable]).toEqual([['P'], ['P', 'Q']]);
});

test('the next tab opens a stream when the owner closes, and each tab continues from its own version', () => {
  const [first, second, third] = [openFakeTab(), openFakeTab(), openFakeTab()];
  openedLiveStreams[0]!.send(createLiveUpdateResponse(11), 10);
  first.tabs.close();
  expect(openedLiveStreams.map(({ closed }) => closed)).toEqual([true, false]);
  // The project subscriptions that the new owner of the stream and the other tab requested.
  expect(openedLiveStreams[1]!.wanted).toEqual([
    ['P', 11],
    ['P', 11],
  ]);
  openedLiveStreams[1]!.send(createLiveUpdateResponse(12), 11);
  expect(second.received).toEqual([11, 12]);
  expect(third.received).toEqual([11, 12]);
});

test('a tab that missed a message receives it again before any later one', () => {
  const [, sleeper] = [openFakeTab(), openFakeTab()];
  openedLiveStreams[0]!.wanted = [];
  openedLiveStreams[0]!.send(createLiveUpdateResponse(13), 12);
  expect(sleeper.received).toEqual([]);
  expect(openedLiveStreams[0]!.wanted).toContainEqual(['P', 10]);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(14), 10);
  expect(sleeper.received).toEqual([14]);
  expect(sleeper.versions.get('P')).toBe(14);
});

test('a tab ignores versions that it has already received', () => {
  const tab = openFakeTab(12);
  openFakeTab(12);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(12), 9);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(13), 12);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(13), 12);
  expect(tab.received).toEqual([13]);
});

test('a reset is delivered even with an earlier version, as the database may have been replaced', () => {
  const [tab, other] = [openFakeTab(12), openFakeTab(12)];
  openedLiveStreams[0]!.send(createLiveUpdateResponse(3, true), 12);
  expect([tab.received, other.received]).toEqual([[3], [3]]);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(4), 3);
  expect(tab.received).toEqual([3, 4]);
});

test('ignores projects of other tabs until this tab subscribes to them', () => {
  const [, tab] = [openFakeTab(), openFakeTab()];
  openedLiveStreams[0]!.send(createLiveUpdateResponse(5, false, 'Q'), 4);
  expect(tab.received).toEqual([]);
  tab.versions.set('Q', 5);
  tab.tabs.subscribe('Q');
  expect(openedLiveStreams[0]!.wanted).toContainEqual(['Q', 5]);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(6, false, 'Q'), 5);
  expect(tab.received).toEqual([6]);
});

test('without the Web Locks API, each tab has its own stream', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [openFakeTab(), openFakeTab()];
  expect(openedLiveStreams).toHaveLength(2);
  openedLiveStreams[1]!.send(createLiveUpdateResponse(11), 10);
  expect([first.received, second.received]).toEqual([[], [11]]);
});

test('progress of a bulk operation is delivered without a new version', () => {
  const tab = openFakeTab();
  const operation = { id: 'B1' };
  openedLiveStreams[0]!.send(createLiveUpdateResponse(11), 10);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(11, false, 'P', [operation]), 11);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(12), 11);
  expect(tab.received).toEqual([11, 12]);
  expect(tab.progress).toBe(1);
});

test('progress of an older version than the tab knows is dropped', () => {
  const tab = openFakeTab(12);
  openedLiveStreams[0]!.send(createLiveUpdateResponse(11, false, 'P', [{ id: 'B1' }]), 11);
  expect([tab.received, tab.progress]).toEqual([[], 0]);
});
