import { setImmediate } from 'node:timers/promises';

/** How long others wait at most, in milliseconds, but for a single step. */
const AT_A_TIME = 5;

/** Does long work in steps, between which messages get in. Answers false where `isOff` stopped it. */
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
