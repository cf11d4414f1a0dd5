import type { ServerReachabilityTracker } from '../network/ServerReachabilityTracker';
import { SessionGuard } from '../../auth/SessionGuard';
import { type LiveUpdateResponse, LiveStream } from './LiveStream';

interface OpenedLiveStream {
  of: { projectId: string; since: string }[];
  say: (text: string) => void;
  end: () => void;
  break: () => void;
  signal: AbortSignal;
}

let openedLiveStreams: OpenedLiveStream[];
let isServerReachable: boolean;
let resolveServerRecovery: () => void;
let serverReachabilityTracker: jest.Mocked<ServerReachabilityTracker>;
let receivedUpdateVersions: [version: string, from: number][];
let unavailableProjects: string[];
let liveStream: LiveStream;

/** Advances the fake timers and runs pending callbacks. */
async function advanceFakeTimers(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

function fakeLiveStreamFetch(_url: string, { body, signal }: { body: string; signal: AbortSignal }) {
  if (!isServerReachable) return Promise.reject(new TypeError('Failed to fetch'));
  const { variables } = JSON.parse(body) as { variables: Pick<OpenedLiveStream, 'of'> };
  const waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const chunks: Uint8Array[] = [];
  let isEnded = false;
  const feed = (): void => {
    while (waiting.length > 0 && (chunks.length > 0 || isEnded)) {
      const value = chunks.shift();
      waiting.shift()!.resolve({ value, done: value === undefined });
    }
  };
  openedLiveStreams.push({
    of: variables.of,
    signal,
    say: (text) => {
      chunks.push(new TextEncoder().encode(text));
      feed();
    },
    end: () => {
      isEnded = true;
      feed();
    },
    break: () => waiting.shift()!.reject(new TypeError('network error')),
  });
  signal.addEventListener('abort', () => waiting.shift()?.reject(new Error('aborted')));
  const read = () => new Promise((resolve, reject) => (waiting.push({ resolve, reject }), feed()));
  const cancel = async () => undefined;
  return Promise.resolve({
    headers: { get: () => 'text/event-stream; charset=utf-8' },
    body: { getReader: () => ({ read, cancel }) },
  });
}

const formatLiveUpdateEvent = (id: string, version: number): string => {
  const message = {
    project: { id },
    version: String(version),
    moved: true,
    reset: false,
    issues: [],
    progressChanged: [],
  };
  return `event: next\ndata: ${JSON.stringify({ data: { projectsChanged: message } })}\n\n`;
};
const formatLiveErrorEvent = (code: string, projectId?: string): string =>
  `event: next\ndata: ${JSON.stringify({ errors: [{ message: 'No.', extensions: { code, projectId } }] })}\n\n`;

beforeEach(() => {
  jest.useFakeTimers();
  openedLiveStreams = [];
  receivedUpdateVersions = [];
  unavailableProjects = [];
  isServerReachable = true;
  const recovered = new Promise<void>((resolve) => (resolveServerRecovery = resolve));
  serverReachabilityTracker = {
    isOnline: jest.fn(() => true),
    subscribe: jest.fn(),
    reached: jest.fn(),
    failed: jest.fn(),
    recovered: jest.fn((_signal: AbortSignal) => recovered),
  };
  globalThis.fetch = fakeLiveStreamFetch as unknown as typeof fetch;
  const hear = ({ data }: LiveUpdateResponse, from: number): void =>
    void receivedUpdateVersions.push([data.projectsChanged.version, from]);
  liveStream = new LiveStream({
    documentId: 'hash',
    operationName: 'live',
    reachability: serverReachabilityTracker,
    sessionGuard: new SessionGuard(),
    onResponse: hear,
    onProjectUnavailable: (projectId) => void unavailableProjects.push(projectId),
  });
});
afterEach(() => {
  liveStream.close();
  jest.useRealTimers();
});

test('requests several projects in one stream, each from its own version', async () => {
  liveStream.subscribe('P', 3);
  liveStream.subscribe('Q', 7);
  await advanceFakeTimers(50);
  expect(openedLiveStreams).toHaveLength(1);
  expect(openedLiveStreams[0]!.of).toEqual([
    { projectId: 'P', since: '3' },
    { projectId: 'Q', since: '7' },
  ]);
  // Sends the text in small chunks, as a network may deliver it.
  const text = `:\n\n${formatLiveUpdateEvent('P', 4)}${formatLiveUpdateEvent('Q', 9)}`;
  for (let at = 0; at < text.length; at += 7) openedLiveStreams[0]!.say(text.slice(at, at + 7));
  await advanceFakeTimers();
  expect(receivedUpdateVersions).toEqual([
    ['4', 3],
    ['9', 7],
  ]);
  expect(serverReachabilityTracker.reached).toHaveBeenCalled();
});

test('continues from the last received version after the stream ends or breaks', async () => {
  liveStream.subscribe('P', 3);
  await advanceFakeTimers(50);
  openedLiveStreams[0]!.say(formatLiveUpdateEvent('P', 5));
  await advanceFakeTimers();
  openedLiveStreams[0]!.end();
  await advanceFakeTimers(600);
  expect(openedLiveStreams[1]!.of).toEqual([{ projectId: 'P', since: '5' }]);
  openedLiveStreams[1]!.break();
  await advanceFakeTimers(1_200);
  expect(openedLiveStreams[2]!.of).toEqual([{ projectId: 'P', since: '5' }]);
  expect(serverReachabilityTracker.failed).not.toHaveBeenCalled();
});

test('reports an unreachable server and reconnects when the server is back', async () => {
  isServerReachable = false;
  liveStream.subscribe('P', 3);
  await advanceFakeTimers(50);
  expect(serverReachabilityTracker.failed).toHaveBeenCalled();
  await advanceFakeTimers(60_000);
  expect(openedLiveStreams).toHaveLength(0);
  isServerReachable = true;
  resolveServerRecovery();
  await advanceFakeTimers(30_000);
  expect(openedLiveStreams).toHaveLength(1);
});

test('waits longer after each failed attempt', async () => {
  liveStream.subscribe('P', 3);
  jest.spyOn(Math, 'random').mockReturnValue(1);
  await advanceFakeTimers(50);
  for (const pause of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const { length } = openedLiveStreams;
    openedLiveStreams.at(-1)!.say(formatLiveErrorEvent('INTERNAL'));
    await advanceFakeTimers(pause - 1);
    expect(openedLiveStreams).toHaveLength(length);
    await advanceFakeTimers(1);
    expect(openedLiveStreams).toHaveLength(length + 1);
  }
  // A received message resets the retry delay.
  openedLiveStreams.at(-1)!.say(formatLiveUpdateEvent('P', 4));
  openedLiveStreams.at(-1)!.say(formatLiveErrorEvent('INTERNAL'));
  const { length } = openedLiveStreams;
  await advanceFakeTimers(500);
  expect(openedLiveStreams).toHaveLength(length + 1);
});

test.each(['NOT_FOUND', 'OPERATION_NOT_ALLOWED'])(
  'after %s waits until other projects are requested',
  async (code) => {
    liveStream.subscribe('P', 3);
    await advanceFakeTimers(50);
    openedLiveStreams[0]!.say(formatLiveErrorEvent(code));
    await advanceFakeTimers(120_000);
    expect(openedLiveStreams).toHaveLength(1);
    liveStream.subscribe('Q', 1);
    await advanceFakeTimers(50);
    expect(openedLiveStreams).toHaveLength(2);
  },
);

test('continues with the other projects after one becomes unreadable', async () => {
  liveStream.subscribe('P', 3);
  liveStream.subscribe('Q', 7);
  await advanceFakeTimers(50);
  openedLiveStreams[0]!.say(formatLiveUpdateEvent('P', 4));
  openedLiveStreams[0]!.say(formatLiveErrorEvent('NOT_FOUND'));
  await advanceFakeTimers(600);
  expect(openedLiveStreams).toHaveLength(2);
  // If no project is readable, the stream is not opened again.
  openedLiveStreams[1]!.say(formatLiveErrorEvent('NOT_FOUND'));
  await advanceFakeTimers(120_000);
  expect(openedLiveStreams).toHaveLength(2);
});

test('reports a project that becomes unreadable, and requests only the others again', async () => {
  liveStream.subscribe('P', 3);
  liveStream.subscribe('Q', 7);
  await advanceFakeTimers(50);
  openedLiveStreams[0]!.say(formatLiveUpdateEvent('P', 4));
  openedLiveStreams[0]!.say(formatLiveErrorEvent('NOT_FOUND', 'P'));
  await advanceFakeTimers(600);
  expect(unavailableProjects).toEqual(['P']);
  expect(openedLiveStreams[1]!.of).toEqual([{ projectId: 'Q', since: '7' }]);
  openedLiveStreams[1]!.say(formatLiveErrorEvent('NOT_FOUND', 'Q'));
  await advanceFakeTimers(120_000);
  expect(unavailableProjects).toEqual(['P', 'Q']);
  expect(openedLiveStreams).toHaveLength(2);
});

test('restarts the stream when a project is requested from an earlier version', async () => {
  liveStream.subscribe('P', 9);
  await advanceFakeTimers(50);
  liveStream.subscribe('P', 9);
  await advanceFakeTimers(50);
  expect(openedLiveStreams).toHaveLength(1);
  liveStream.subscribe('P', 4);
  await advanceFakeTimers(50);
  expect(openedLiveStreams[0]!.signal.aborted).toBe(true);
  expect(openedLiveStreams[1]!.of).toEqual([{ projectId: 'P', since: '4' }]);
});

test('loses no update if a message arrives just before the restart from an earlier version', async () => {
  liveStream.subscribe('P', 9);
  await advanceFakeTimers(50);
  liveStream.subscribe('P', 4);
  await advanceFakeTimers(10);
  openedLiveStreams[0]!.say(formatLiveUpdateEvent('P', 10));
  await advanceFakeTimers(10);
  expect(receivedUpdateVersions).toEqual([]);
  expect(openedLiveStreams[1]!.of).toEqual([{ projectId: 'P', since: '4' }]);
});

test('reconnects when no event or heartbeat arrives in time', async () => {
  liveStream.subscribe('P', 3);
  await advanceFakeTimers(50);
  for (let i = 0; i < 10; i++) {
    openedLiveStreams[0]!.say(':\n\n');
    await advanceFakeTimers(15_000);
  }
  expect(openedLiveStreams).toHaveLength(1);
  await advanceFakeTimers(40_000);
  expect(openedLiveStreams).toHaveLength(2);
  expect(openedLiveStreams[0]!.signal.aborted).toBe(true);
});

test('does not wait for the end of the delay when the page becomes visible', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(1);
  liveStream.subscribe('P', 3);
  await advanceFakeTimers(50);
  openedLiveStreams[0]!.say(formatLiveErrorEvent('INTERNAL'));
  await advanceFakeTimers(100);
  expect(openedLiveStreams).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await advanceFakeTimers();
  expect(openedLiveStreams).toHaveLength(2);
  // An open stream stays open.
  document.dispatchEvent(new Event('visibilitychange'));
  await advanceFakeTimers();
  expect(openedLiveStreams).toHaveLength(2);
});
