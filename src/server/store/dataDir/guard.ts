import fs from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { WinnowError } from '../../../shared/errors';

/**
 * Age in milliseconds at which a guard file is considered to be left behind by a process that died. Acquiring
 * a lock takes only a few milliseconds.
 */
const STALE_GUARD_FILE_AGE_MS = 5_000;
/** Milliseconds between two attempts to create the guard file. */
const GUARD_FILE_RETRY_DELAY_MS = 20;

/** Runs `work` while this process holds a guard file, which keeps other processes from running theirs. */
export async function withGuardFile<T>(guard: string, work: () => Promise<T>): Promise<T> {
  while (!(await createGuardFile(guard))) {
    if ((await readGuardFileAge(guard)) > STALE_GUARD_FILE_AGE_MS) await fs.rm(guard, { force: true });
    else await setTimeout(GUARD_FILE_RETRY_DELAY_MS);
  }
  try {
    return await work();
  } finally {
    await fs.rm(guard, { force: true });
  }
}

async function createGuardFile(guard: string): Promise<boolean> {
  try {
    await (await fs.open(guard, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    throw new WinnowError('UNAVAILABLE', `The database folder cannot be written to: ${message}.`);
  }
}

/** Returns the age of a file in milliseconds, or 0 if it no longer exists. */
async function readGuardFileAge(guard: string): Promise<number> {
  const stats = await fs.stat(guard).catch(() => null);
  return stats ? Date.now() - stats.mtimeMs : 0;
}
