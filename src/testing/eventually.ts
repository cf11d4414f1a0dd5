import { setTimeout } from 'node:timers/promises';

/** Resolves once `holds` does; throws when it does not within ten seconds. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 10_000; ;) {
    if (await holds()) return;
    if (performance.now() > end) throw new Error(`It never came to hold: ${holds.toString()}`);
    await setTimeout(10);
  }
}
