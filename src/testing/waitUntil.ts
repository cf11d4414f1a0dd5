import { setTimeout } from 'node:timers/promises';

/** Time limit for a condition in ms, long enough for a machine that is busy with other tests. */
const CONDITION_TIMEOUT_MS = 60_000;

/**
 * Resolves once the condition `holds` returns true.
 * @throws if it does not within a minute
 */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + CONDITION_TIMEOUT_MS; ;) {
    if (await holds()) return;
    if (performance.now() > end) throw new Error(`It never came to hold: ${holds.toString()}`);
    await setTimeout(10);
  }
}
