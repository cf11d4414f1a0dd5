import type { ServerConnection } from '../network/serverConnection';
import { SessionGuard } from '../../auth/SessionGuard';
import { type LiveUpdateResponse, LiveStream } from './LiveStream';

interface OpenedStream {
  of: { projectId: string; since: string }[];
  say: (text: string) => void;
  end: () => void;
  break: () => void;
  signal: AbortSignal;
}

let openedStreams: OpenedStream[];
let isServerReachable: boolean;
let resolveServerRecovery: () => void;
let serverConnection: jest.Mocked<ServerConnection>;
let receivedVersions: [version: string, from: number][];
let liveStream: LiveStream;

/** Advances the fake timers and runs pending callbacks. */
async function advanceTimers(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

function fakeStreamFetch(_url: string, { body, signal }: { body: string; signal: AbortSignal }) {
  if (!isServerReachable) return Promise.reject(new TypeError('Failed to fetch'));
  const { variables } = JSON.parse(body) as { variables: Pick<OpenedStream, 'of'> };
  const waiting: { resolve: (value: unknown) => void; reject: (error: Error) => void }[] = [];
  const chunks: Uint8Array[] = [];
  let isEnded = false;
  const feed = (): void => {
    while (waiting.length > 0 && (chunks.length > 0 || isEnded)) {
      const value = chunks.shift();
      waiting.shift()!.resolve({ value, done: value === undefined });
    }
  };
  openedStreams.push({
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

const formatUpdateEvent = (id: string, version: number): string => {
  const message = { project: { id }, version: String(version), moved: true, reset: false, issues: [] };
  return `event: next\ndata: ${JSON.stringify({ data: { projectsChanged: message } })}\n\n`;
};
const formatErrorEvent = (code: string): string =>
  `event: next\ndata: ${JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }] })}\n\n`;

beforeEach(() => {
  jest.useFakeTimers();
  openedStreams = [];
  receivedVersions = [];
  isServerReachable = true;
  const recovered = new Promise<void>((resolve) => (resolveServerRecovery = resolve));
  serverConnection = {
    isOnline: jest.fn(() => true),
    subscribe: jest.fn(),
    reached: jest.fn(),
    failed: jest.fn(),
    recovered: jest.fn((_signal: AbortSignal) => recovered),
  };
  globalThis.fetch = fakeStreamFetch as unknown as typeof fetch;
  const hear = ({ data }: LiveUpdateResponse, from: number): void =>
    void receivedVersions.push([data.projectsChanged.version, from]);
  liveStream = new LiveStream({
    documentId: 'hash',
    operationName: 'live',
    connection: serverConnection,
    sessionGuard: new SessionGuard(),
    onResponse: hear,
  });
});
afterEach(() => {
  liveStream.close();
  jest.useRealTimers();
});

test('requests several projects in one stream, each from its own version', async () => {
  liveStream.subscribe('P', 3);
  liveStream.subscribe('Q', 7);
  await advanceTimers(50);
  expect(openedStreams).toHaveLength(1);
  expect(openedStreams[0]!.of).toEqual([
    { projectId: 'P', since: '3' },
    { projectId: 'Q', since: '7' },
  ]);
  // Sends the text in small chunks, as a network may deliver it.
  const text = `:\n\n${formatUpdateEvent('P', 4)}${formatUpdateEvent('Q', 9)}`;
  for (let at = 0; at < text.length; at += 7) openedStreams[0]!.say(text.slice(at, at + 7));
  await advanceTimers();
  expect(receivedVersions).toEqual([
    ['4', 3],
    ['9', 7],
  ]);
  expect(serverConnection.reached).toHaveBeenCalled();
});

test('continues from the last received version after the stream ends or breaks', async () => {
  liveStream.subscribe('P', 3);
  await advanceTimers(50);
  openedStreams[0]!.say(formatUpdateEvent('P', 5));
  await advanceTimers();
  openedStreams[0]!.end();
  await advanceTimers(600);
  expect(openedStreams[1]!.of).toEqual([{ projectId: 'P', since: '5' }]);
  openedStreams[1]!.break();
  await advanceTimers(1_200);
  expect(openedStreams[2]!.of).toEqual([{ projectId: 'P', since: '5' }]);
  expect(serverConnection.failed).not.toHaveBeenCalled();
});

test('reports an unreachable server and reconnects when the server is back', async () => {
  isServerReachable = false;
  liveStream.subscribe('P', 3);
  await advanceTimers(50);
  expect(serverConnection.failed).toHaveBeenCalled();
  await advanceTimers(60_000);
  expect(openedStreams).toHaveLength(0);
  isServerReachable = true;
  resolveServerRecovery();
  await advanceTimers(30_000);
  expect(openedStreams).toHaveLength(1);
});

test('waits longer after each failed attempt', async () => {
  liveStream.subscribe('P', 3);
  jest.spyOn(Math, 'random').mockReturnValue(1);
  await advanceTimers(50);
  for (const pause of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const { length } = openedStreams;
    openedStreams.at(-1)!.say(formatErrorEvent('INTERNAL'));
    await advanceTimers(pause - 1);
    expect(openedStreams).toHaveLength(length);
    await advanceTimers(1);
    expect(openedStreams).toHaveLength(length + 1);
  }
  // A received message resets the retry delay.
  openedStreams.at(-1)!.say(formatUpdateEvent('P', 4));
  openedStreams.at(-1)!.say(formatErrorEvent('INTERNAL'));
  const { length } = openedStreams;
  await advanceTimers(500);
  expect(openedStreams).toHaveLength(length + 1);
});

test.each(['NOT_FOUND', 'OPERATION_NOT_ALLOWED'])(
  'after %s waits until other projects are requested',
  async (code) => {
    liveStream.subscribe('P', 3);
    await advanceTimers(50);
    openedStreams[0]!.say(formatErrorEvent(code));
    await advanceTimers(120_000);
    expect(openedStreams).toHaveLength(1);
    liveStream.subscribe('Q', 1);
    await advanceTimers(50);
    expect(openedStreams).toHaveLength(2);
  },
);

test('continues with the other projects after one becomes unreadable', async () => {
  liveStream.subscribe('P', 3);
  liveStream.subscribe('Q', 7);
  await advanceTimers(50);
  openedStreams[0]!.say(formatUpdateEvent('P', 4));
  openedStreams[0]!.say(formatErrorEvent('NOT_FOUND'));
  await advanceTimers(600);
  expect(openedStreams).toHaveLength(2);
  // If no project is readable, the stream is not opened again.
  openedStreams[1]!.say(formatErrorEvent('NOT_FOUND'));
  await advanceTimers(120_000);
  expect(openedStreams).toHaveLength(2);
});

test('restarts the stream when a project is requested from an earlier version', async () => {
  liveStream.subscribe('P', 9);
  await advanceTimers(50);
  liveStream.subscribe('P', 9);
  await advanceTimers(50);
  expect(openedStreams).toHaveLength(1);
  liveStream.subscribe('P', 4);
  await advanceTimers(50);
  expect(openedStreams[0]!.signal.aborted).toBe(true);
  expect(openedStreams[1]!.of).toEqual([{ projectId: 'P', since: '4' }]);
});

test('reconnects when no event or heartbeat arrives in time', async () => {
  liveStream.subscribe('P', 3);
  await advanceTimers(50);
  for (let i = 0; i < 10; i++) {
    openedStreams[0]!.say(':\n\n');
    await advanceTimers(15_000);
  }
  expect(openedStreams).toHaveLength(1);
  await advanceTimers(40_000);
  expect(openedStreams).toHaveLength(2);
  expect(openedStreams[0]!.signal.aborted).toBe(true);
});
