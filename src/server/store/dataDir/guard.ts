import fs from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { WinnowError } from '../../../shared/errors';

/** Taking a lock is a matter of milliseconds: a guard older than this was left by a process that died. */
const STALE = 5_000;
const PAUSE = 20;

/** Runs `work` while no other process runs its own under the same guard file. */
export async function withGuard<T>(guard: string, work: () => Promise<T>): Promise<T> {
  while (!(await create(guard))) {
    if ((await ageOf(guard)) > STALE) await fs.rm(guard, { force: true });
    else await setTimeout(PAUSE);
  }
  try {
    return await work();
  } finally {
    await fs.rm(guard, { force: true });
  }
}

async function create(guard: string): Promise<boolean> {
  try {
    await (await fs.open(guard, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new WinnowError('UNAVAILABLE', `The database folder cannot be written to: ${message}.`);
  }
}

/** In milliseconds; 0 when it is gone meanwhile. */
async function ageOf(guard: string): Promise<number> {
  const stats = await fs.stat(guard).catch(() => null);
  return stats ? Date.now() - stats.mtimeMs : 0;
}
