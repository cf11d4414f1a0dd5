import { setImmediate } from 'node:timers/promises';

/** Maximum time between two turns of the event loop, in milliseconds, unless a single step takes longer. */
const EVENT_LOOP_YIELD_INTERVAL_MS = 5;

/**
 * Runs long work in steps, so that the thread handles messages in between. Returns false if `isOff` returned
 * true and ended the work early.
 */
export async function runInSteps(steps: Generator<void>, isOff: () => boolean): Promise<boolean> {
  let since = performance.now();
  while (!steps.next().done) {
    if (performance.now() - since < EVENT_LOOP_YIELD_INTERVAL_MS) continue;
    await setImmediate();
    if (isOff()) {
      steps.return(undefined);
      return false;
    }
    since = performance.now();
  }
  return true;
}
