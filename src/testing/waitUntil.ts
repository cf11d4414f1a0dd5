import { setTimeout } from 'node:timers/promises';

/** Time limit for a condition in ms, long enough for a machine that is busy with other tests. */
const WAIT_UNTIL_TIMEOUT_MS = 60_000;

/**
 * Resolves once a condition returns true.
 * @throws Error if the condition does not return true within a minute
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + WAIT_UNTIL_TIMEOUT_MS; ;) {
    if (await condition()) return;
    if (performance.now() > end)
      throw new Error(`Not true within ${WAIT_UNTIL_TIMEOUT_MS / 1000} s: ${condition.toString()}`);
    await setTimeout(10);
  }
}
