import { setImmediate } from 'node:timers/promises';
import { Writable } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { EVENT_STREAM_HEARTBEAT_MS, EVENT_STREAM_WRITE_TIMEOUT_MS } from '../../../shared/limits';
import { EventStream } from './EventStream';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

/** Results that the test emits one by one. */
class ManualResultIterator implements AsyncIterator<ExecutionResult> {
  requested = 0;
  ended = false;
  #resolve: (result: IteratorResult<ExecutionResult>) => void = () => undefined;

  next(): Promise<IteratorResult<ExecutionResult>> {
    this.requested += 1;
    return new Promise((resolve) => (this.#resolve = resolve));
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    this.ended = true;
    return { value: undefined, done: true };
  }

  async emit(value: ExecutionResult): Promise<void> {
    this.#resolve({ value, done: false });
    await setImmediate();
  }
}

/** A client that reads everything, or nothing if it is stuck. */
function createStreamClient(isStuck = false) {
  const received: string[] = [];
  const writable = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      received.push(String(chunk));
      if (!isStuck) done();
    },
  });
  return { received, writable };
}

test('sends each result, and heartbeats while there is none', async () => {
  const results = new ManualResultIterator();
  const { received, writable } = createStreamClient();
  const stream = new EventStream(results);
  stream.pipe(writable);
  await setImmediate();
  await results.emit({ data: { a: 1 } });
  expect(received.join('')).toBe(':\n\nevent: next\ndata: {"data":{"a":1}}\n\n');
  await jest.advanceTimersByTimeAsync(EVENT_STREAM_HEARTBEAT_MS);
  await setImmediate();
  expect(received.slice(2)).toEqual([':\n\n']);
  await jest.advanceTimersByTimeAsync(3 * EVENT_STREAM_WRITE_TIMEOUT_MS);
  expect(stream.destroyed).toBe(false);
  stream.destroy();
  expect(results.ended).toBe(true);
});

test('requests no more results while the client is stuck, and disconnects it after EVENT_STREAM_WRITE_TIMEOUT_MS', async () => {
  const results = new ManualResultIterator();
  const { writable } = createStreamClient(true);
  const stream = new EventStream(results);
  stream.on('error', () => undefined);
  stream.pipe(writable);
  for (let i = 0; i < 10; i++) {
    await setImmediate();
    await results.emit({ data: { i } });
  }
  expect(results.requested).toBeLessThanOrEqual(2);
  await jest.advanceTimersByTimeAsync(EVENT_STREAM_WRITE_TIMEOUT_MS - 1);
  expect(stream.destroyed).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(stream.destroyed).toBe(true);
  expect(results.ended).toBe(true);
});

test('completes after a result without data and ends the source', async () => {
  const results = new ManualResultIterator();
  const { received, writable } = createStreamClient();
  new EventStream(results).pipe(writable);
  await setImmediate();
  await results.emit({ errors: [] });
  expect(received.at(-1)).toBe('event: complete\ndata:\n\n');
  expect(results.ended).toBe(true);
  expect(writable.writableEnded).toBe(true);
});
