import { setImmediate } from 'node:timers/promises';
import { Writable } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { EVENT_STREAM_HEARTBEAT_MS, EVENT_STREAM_WRITE_TIMEOUT_MS } from '../../../shared/limits';
import { GraphQLEventStream } from './GraphQLEventStream';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

/** Results that the test emits one by one. */
class TestGraphQLResultIterator implements AsyncIterator<ExecutionResult> {
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

  async emitResult(value: ExecutionResult): Promise<void> {
    this.#resolve({ value, done: false });
    await setImmediate();
  }
}

/** A client that reads everything, or nothing if it is stuck. */
function createTestEventStreamClient(isStuck = false) {
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
  const results = new TestGraphQLResultIterator();
  const { received, writable } = createTestEventStreamClient();
  const stream = new GraphQLEventStream(results, () => () => undefined);
  stream.pipe(writable);
  await setImmediate();
  await results.emitResult({ data: { a: 1 } });
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
  const results = new TestGraphQLResultIterator();
  const { writable } = createTestEventStreamClient(true);
  const stream = new GraphQLEventStream(results, () => () => undefined);
  stream.on('error', () => undefined);
  stream.pipe(writable);
  for (let i = 0; i < 10; i++) {
    await setImmediate();
    await results.emitResult({ data: { i } });
  }
  expect(results.requested).toBeLessThanOrEqual(2);
  await jest.advanceTimersByTimeAsync(EVENT_STREAM_WRITE_TIMEOUT_MS - 1);
  expect(stream.destroyed).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(stream.destroyed).toBe(true);
  expect(results.ended).toBe(true);
});

test('completes after a result without data and ends the source', async () => {
  const results = new TestGraphQLResultIterator();
  const { received, writable } = createTestEventStreamClient();
  new GraphQLEventStream(results, () => () => undefined).pipe(writable);
  await setImmediate();
  await results.emitResult({ errors: [] });
  expect(received.at(-1)).toBe('event: complete\ndata:\n\n');
  expect(results.ended).toBe(true);
  expect(writable.writableEnded).toBe(true);
});
