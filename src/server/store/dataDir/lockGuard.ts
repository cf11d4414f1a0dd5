import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createDataDirWriteError } from './dataDirErrors';

/**
 * Age in milliseconds at which a guard file is considered to be left behind by a process that died. Acquiring
 * a lock takes only a few milliseconds.
 */
const STALE_LOCK_GUARD_FILE_AGE_MS = 5_000;
/** Milliseconds between two attempts to create the guard file. */
const LOCK_GUARD_FILE_RETRY_DELAY_MS = 20;

/** Runs `work` while this process holds a guard file, which keeps other processes from running theirs. */
export async function withLockGuardFile<T>(guard: string, work: () => Promise<T>): Promise<T> {
  while (!(await createLockGuardFile(guard))) {
    if ((await readLockGuardFileAge(guard)) > STALE_LOCK_GUARD_FILE_AGE_MS)
      await fs.rm(guard, { force: true });
    else await setTimeout(LOCK_GUARD_FILE_RETRY_DELAY_MS);
  }
  try {
    return await work();
  } finally {
    await fs.rm(guard, { force: true });
  }
}

async function createLockGuardFile(guard: string): Promise<boolean> {
  try {
    await (await fs.open(guard, 'wx', 0o600)).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw createDataDirWriteError(path.dirname(guard), error);
  }
}

/** Returns the age of a file in milliseconds, or 0 if it no longer exists. */
async function readLockGuardFileAge(guard: string): Promise<number> {
  const stats = await fs.stat(guard).catch(() => null);
  return stats ? Date.now() - stats.mtimeMs : 0;
}
