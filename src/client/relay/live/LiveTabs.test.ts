/** Several tabs of one browser, in one page: each has its own LiveTabs, all the same locks and channel. */
import type { Answer } from './LiveStream';
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

/** Gives one name to one holder after the other. */
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
  places: Map<string, number>;
  heard: number[];
}

interface FakeStream {
  hear: (answer: Answer, from: number) => void;
  wanted: [string, number][];
  closed: boolean;
}

let streams: FakeStream[];

function openTab(version = 10): Tab {
  const places = new Map([['P', version]]);
  const heard: number[] = [];
  const tabs = new LiveTabs({
    name: 'test',
    places,
    openStream: (hear) => {
      const stream: FakeStream = { hear, wanted: [], closed: false };
      streams.push(stream);
      return {
        want: (projectId, since) => void stream.wanted.push([projectId, since]),
        reopen: () => undefined,
        close: () => (stream.closed = true),
      };
    },
    hear: (_answer, message) => void heard.push(Number(message.version)),
  });
  return { tabs, places, heard };
}

function answer(version: number, reset = false, id = 'P'): Answer {
  const message = { project: { id }, version: String(version), moved: true, reset, issues: [], deleted: [] };
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

test('eight tabs have one stream, and all hear the same in order', () => {
  const all = Array.from({ length: 8 }, () => openTab());
  expect(streams).toHaveLength(1);
  for (let version = 11; version < 15; version++) streams[0]!.hear(answer(version), version - 1);
  for (const { heard } of all) expect(heard).toEqual([11, 12, 13, 14]);
});

test('when the tab with the stream goes, the next one opens it and each goes on from where it is', () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  streams[0]!.hear(answer(11), 10);
  first.tabs.close();
  expect(streams.map(({ closed }) => closed)).toEqual([true, false]);
  // The new one of its own, then the other's.
  expect(streams[1]!.wanted).toEqual([
    ['P', 11],
    ['P', 11],
  ]);
  streams[1]!.hear(answer(12), 11);
  expect(second.heard).toEqual([11, 12]);
  expect(third.heard).toEqual([11, 12]);
});

test('a tab that missed something is told again from what it knows, before anything later', () => {
  const [, sleeper] = [openTab(), openTab()];
  streams[0]!.wanted = [];
  streams[0]!.hear(answer(13), 12);
  expect(sleeper.heard).toEqual([]);
  expect(streams[0]!.wanted).toContainEqual(['P', 10]);
  streams[0]!.hear(answer(14), 10);
  expect(sleeper.heard).toEqual([14]);
  expect(sleeper.places.get('P')).toBe(14);
});

test('what a tab knows already it is not told twice', () => {
  const tab = openTab(12);
  openTab(12);
  streams[0]!.hear(answer(12), 9);
  streams[0]!.hear(answer(13), 12);
  streams[0]!.hear(answer(13), 12);
  expect(tab.heard).toEqual([13]);
});

test('a reset is heard, even of an earlier version: the database may be another', () => {
  const [tab, other] = [openTab(12), openTab(12)];
  streams[0]!.hear(answer(3, true), 12);
  expect([tab.heard, other.heard]).toEqual([[3], [3]]);
  streams[0]!.hear(answer(4), 3);
  expect(tab.heard).toEqual([3, 4]);
});

test("other tabs' projects are none of this one's, until it follows them", () => {
  const [, tab] = [openTab(), openTab()];
  streams[0]!.hear(answer(5, false, 'Q'), 4);
  expect(tab.heard).toEqual([]);
  tab.places.set('Q', 5);
  tab.tabs.want('Q');
  expect(streams[0]!.wanted).toContainEqual(['Q', 5]);
  streams[0]!.hear(answer(6, false, 'Q'), 5);
  expect(tab.heard).toEqual([6]);
});

test('without locks, each tab has its own stream', () => {
  Reflect.deleteProperty(navigator, 'locks');
  const [first, second] = [openTab(), openTab()];
  expect(streams).toHaveLength(2);
  streams[1]!.hear(answer(11), 10);
  expect([first.heard, second.heard]).toEqual([[], [11]]);
});
