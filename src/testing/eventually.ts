import { setTimeout } from 'node:timers/promises';

/** So long may a machine take that is busy with the other tests, in ms. */
const PATIENCE = 60_000;

/** Resolves once `holds` does; throws when it does not within a minute. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE; ;) {
    if (await holds()) return;
    if (performance.now() > end) throw new Error(`It never came to hold: ${holds.toString()}`);
    await setTimeout(10);
  }
}
