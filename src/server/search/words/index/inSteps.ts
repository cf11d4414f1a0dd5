import { setImmediate } from 'node:timers/promises';

/** Maximum time between two turns of the event loop, in milliseconds, unless a single step takes longer. */
const AT_A_TIME = 5;

/** Runs long work in steps, so that messages are handled in between. Returns false if `isOff` has stopped it. */
export async function inSteps(steps: Generator<void>, isOff: () => boolean): Promise<boolean> {
  let since = performance.now();
  while (!steps.next().done) {
    if (performance.now() - since < AT_A_TIME) continue;
    await setImmediate();
    if (isOff()) {
      steps.return(undefined);
      return false;
    }
    since = performance.now();
  }
  return true;
}
