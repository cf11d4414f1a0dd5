import type { Connection } from '../network/connection';
import { SessionGuard } from '../../auth/SessionGuard';
import { type LiveResponse, LiveStream } from './LiveStream';

interface OpenedStream {
  of: { projectId: string; since: string }[];
  say: (text: string) => void;
  end: () => void;
  break: () => void;
  signal: AbortSignal;
}

let opened: OpenedStream[];
let isReachable: boolean;
let recover: () => void;
let connection: jest.Mocked<Connection>;
let heard: [version: string, from: number][];
let stream: LiveStream;

/** Advances the fake timers and runs pending callbacks. */
async function advance(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

function fetchStream(_url: string, { body, signal }: { body: string; signal: AbortSignal }) {
  if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'));
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
  opened.push({
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

const updateEvent = (id: string, version: number): string => {
  const message = { project: { id }, version: String(version), moved: true, reset: false, issues: [] };
  return `event: next\ndata: ${JSON.stringify({ data: { projectsChanged: message } })}\n\n`;
};
const errorEvent = (code: string): string =>
  `event: next\ndata: ${JSON.stringify({ errors: [{ message: 'No.', extensions: { code } }] })}\n\n`;

beforeEach(() => {
  jest.useFakeTimers();
  opened = [];
  heard = [];
  isReachable = true;
  const recovered = new Promise<void>((resolve) => (recover = resolve));
  connection = {
    isOnline: jest.fn(() => true),
    subscribe: jest.fn(),
    reached: jest.fn(),
    failed: jest.fn(),
    recovered: jest.fn((_signal: AbortSignal) => recovered),
  };
  globalThis.fetch = fetchStream as unknown as typeof fetch;
  const hear = ({ data }: LiveResponse, from: number): void =>
    void heard.push([data.projectsChanged.version, from]);
  stream = new LiveStream({
    documentId: 'hash',
    operationName: 'live',
    connection,
    sessionGuard: new SessionGuard(),
    onResponse: hear,
  });
});
afterEach(() => {
  stream.close();
  jest.useRealTimers();
});

test('requests several projects in one stream, each from its own version', async () => {
  stream.subscribe('P', 3);
  stream.subscribe('Q', 7);
  await advance(50);
  expect(opened).toHaveLength(1);
  expect(opened[0]!.of).toEqual([
    { projectId: 'P', since: '3' },
    { projectId: 'Q', since: '7' },
  ]);
  // Sends the text in small chunks, as a network may deliver it.
  const text = `:\n\n${updateEvent('P', 4)}${updateEvent('Q', 9)}`;
  for (let at = 0; at < text.length; at += 7) opened[0]!.say(text.slice(at, at + 7));
  await advance();
  expect(heard).toEqual([
    ['4', 3],
    ['9', 7],
  ]);
  expect(connection.reached).toHaveBeenCalled();
});

test('continues from the last received version after the stream ends or breaks', async () => {
  stream.subscribe('P', 3);
  await advance(50);
  opened[0]!.say(updateEvent('P', 5));
  await advance();
  opened[0]!.end();
  await advance(600);
  expect(opened[1]!.of).toEqual([{ projectId: 'P', since: '5' }]);
  opened[1]!.break();
  await advance(1_200);
  expect(opened[2]!.of).toEqual([{ projectId: 'P', since: '5' }]);
  expect(connection.failed).not.toHaveBeenCalled();
});

test('reports an unreachable server and reconnects when the server is back', async () => {
  isReachable = false;
  stream.subscribe('P', 3);
  await advance(50);
  expect(connection.failed).toHaveBeenCalled();
  await advance(60_000);
  expect(opened).toHaveLength(0);
  isReachable = true;
  recover();
  await advance(30_000);
  expect(opened).toHaveLength(1);
});

test('waits longer after each failed attempt', async () => {
  stream.subscribe('P', 3);
  jest.spyOn(Math, 'random').mockReturnValue(1);
  await advance(50);
  for (const pause of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const { length } = opened;
    opened.at(-1)!.say(errorEvent('INTERNAL'));
    await advance(pause - 1);
    expect(opened).toHaveLength(length);
    await advance(1);
    expect(opened).toHaveLength(length + 1);
  }
  // A received message resets the retry delay.
  opened.at(-1)!.say(updateEvent('P', 4));
  opened.at(-1)!.say(errorEvent('INTERNAL'));
  const { length } = opened;
  await advance(500);
  expect(opened).toHaveLength(length + 1);
});

test.each(['NOT_FOUND', 'OPERATION_NOT_ALLOWED'])(
  'after %s waits until other projects are requested',
  async (code) => {
    stream.subscribe('P', 3);
    await advance(50);
    opened[0]!.say(errorEvent(code));
    await advance(120_000);
    expect(opened).toHaveLength(1);
    stream.subscribe('Q', 1);
    await advance(50);
    expect(opened).toHaveLength(2);
  },
);

test('continues with the other projects after one becomes unreadable', async () => {
  stream.subscribe('P', 3);
  stream.subscribe('Q', 7);
  await advance(50);
  opened[0]!.say(updateEvent('P', 4));
  opened[0]!.say(errorEvent('NOT_FOUND'));
  await advance(600);
  expect(opened).toHaveLength(2);
  // If no project is readable, the stream is not opened again.
  opened[1]!.say(errorEvent('NOT_FOUND'));
  await advance(120_000);
  expect(opened).toHaveLength(2);
});

test('restarts the stream when a project is requested from an earlier version', async () => {
  stream.subscribe('P', 9);
  await advance(50);
  stream.subscribe('P', 9);
  await advance(50);
  expect(opened).toHaveLength(1);
  stream.subscribe('P', 4);
  await advance(50);
  expect(opened[0]!.signal.aborted).toBe(true);
  expect(opened[1]!.of).toEqual([{ projectId: 'P', since: '4' }]);
});

test('reconnects when no event or heartbeat arrives in time', async () => {
  stream.subscribe('P', 3);
  await advance(50);
  for (let i = 0; i < 10; i++) {
    opened[0]!.say(':\n\n');
    await advance(15_000);
  }
  expect(opened).toHaveLength(1);
  await advance(40_000);
  expect(opened).toHaveLength(2);
  expect(opened[0]!.signal.aborted).toBe(true);
});
