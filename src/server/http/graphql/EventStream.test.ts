import { setImmediate } from 'node:timers/promises';
import { Writable } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { STREAM_HEARTBEAT, STREAM_WRITE_TIMEOUT } from '../../../shared/limits';
import { EventStream } from './EventStream';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

/** Answers that are given one by one by the test. */
class Answers implements AsyncIterator<ExecutionResult> {
  asked = 0;
  ended = false;
  #give: (result: IteratorResult<ExecutionResult>) => void = () => undefined;

  next(): Promise<IteratorResult<ExecutionResult>> {
    this.asked += 1;
    return new Promise((resolve) => (this.#give = resolve));
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    this.ended = true;
    return { value: undefined, done: true };
  }

  async give(value: ExecutionResult): Promise<void> {
    this.#give({ value, done: false });
    await setImmediate();
  }
}

/** Takes what comes, or nothing as long as it is stuck. */
function reader(stuck = false) {
  const taken: string[] = [];
  const writable = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      taken.push(String(chunk));
      if (!stuck) done();
    },
  });
  return { taken, writable };
}

test('says each answer, and that it lives while there is none', async () => {
  const answers = new Answers();
  const { taken, writable } = reader();
  const stream = new EventStream(answers);
  stream.pipe(writable);
  await setImmediate();
  await answers.give({ data: { a: 1 } });
  expect(taken.join('')).toBe(':\n\nevent: next\ndata: {"data":{"a":1}}\n\n');
  await jest.advanceTimersByTimeAsync(STREAM_HEARTBEAT);
  await setImmediate();
  expect(taken.slice(2)).toEqual([':\n\n']);
  await jest.advanceTimersByTimeAsync(3 * STREAM_WRITE_TIMEOUT);
  expect(stream.destroyed).toBe(false);
  stream.destroy();
  expect(answers.ended).toBe(true);
});

test('asks for nothing more while its reader is stuck, and cuts them off', async () => {
  const answers = new Answers();
  const { writable } = reader(true);
  const stream = new EventStream(answers);
  stream.on('error', () => undefined);
  stream.pipe(writable);
  for (let i = 0; i < 10; i++) {
    await setImmediate();
    await answers.give({ data: { i } });
  }
  expect(answers.asked).toBeLessThanOrEqual(2);
  await jest.advanceTimersByTimeAsync(STREAM_WRITE_TIMEOUT - 1);
  expect(stream.destroyed).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(stream.destroyed).toBe(true);
  expect(answers.ended).toBe(true);
});

test('ends when it is told to, and after what is nothing but an error', async () => {
  const answers = new Answers();
  const { taken, writable } = reader();
  new EventStream(answers).pipe(writable);
  await setImmediate();
  await answers.give({ errors: [] });
  expect(taken.at(-1)).toBe('event: complete\ndata:\n\n');
  expect(answers.ended).toBe(true);
  expect(writable.writableEnded).toBe(true);
});
