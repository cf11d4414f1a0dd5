import { setImmediate } from 'node:timers/promises';

/** Longest time in milliseconds for which reading the import's input blocks the event loop. */
const IMPORT_READ_TIME_SLICE_MS = 4;

/**
 * Yields the same values, and gives the event loop a turn after each time slice of reading them.
 * @param waitForNextSlice called after each turn; the next slice begins when it resolves
 */
export async function* yieldToEventLoopRegularly<T>(
  values: AsyncIterable<T>,
  waitForNextSlice: () => Promise<void> = async () => undefined,
): AsyncGenerator<T> {
  let sliceEnd = performance.now() + IMPORT_READ_TIME_SLICE_MS;
  for await (const value of values) {
    yield value;
    if (performance.now() <= sliceEnd) continue;
    await setImmediate();
    await waitForNextSlice();
    sliceEnd = performance.now() + IMPORT_READ_TIME_SLICE_MS;
  }
}
