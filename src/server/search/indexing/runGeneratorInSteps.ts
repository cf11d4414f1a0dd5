import { setImmediate } from 'node:timers/promises';

/**
 * Maximum time between two turns of the thread's event loop, in milliseconds. A single step may take longer.
 */
const EVENT_LOOP_YIELD_INTERVAL_MS = 5;

/**
 * Runs long work in steps, so that the thread can handle messages in between. Returns false if
 * `isCanceled` returned true, which ends the work early.
 */
export async function runGeneratorInSteps(
  steps: Generator<void>,
  isCanceled: () => boolean,
): Promise<boolean> {
  let since = performance.now();
  while (!steps.next().done) {
    if (performance.now() - since < EVENT_LOOP_YIELD_INTERVAL_MS) continue;
    await setImmediate();
    if (isCanceled()) {
      steps.return(undefined);
      return false;
    }
    since = performance.now();
  }
  return true;
}
