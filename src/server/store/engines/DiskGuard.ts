/**
 * Rejects writes of the embedded database before its disk is full. PostgreSQL ends when it cannot write its WAL or a
 * checkpoint, and cannot start again on a full disk. When no writes reach it, it continues to answer queries.
 */
import { accessSync, constants, statfsSync } from 'node:fs';
import { WinnowError } from '../../../shared/errors';
import { DATABASE_DISK_RESERVE_BYTES } from '../../../shared/limits';
import { describeDiskProblem } from '../errors/diskErrors';
import { mayWriteToDisk } from './DatabaseRevision';

/** Milliseconds for which the disk counts as writable after a check. */
const DISK_CHECK_INTERVAL_MS = 50;

export class DiskGuard {
  readonly #folder: string;
  #checkedAt = -Infinity;

  /** @param folder folder of the database */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @throws WinnowError UNAVAILABLE if the statement may write to the disk, and the disk is full or read-only */
  requireWritableDisk(statement: string): void {
    const now = performance.now();
    if (now - this.#checkedAt < DISK_CHECK_INTERVAL_MS || !mayWriteToDisk(statement)) return;
    const problem = this.#findDiskProblem();
    if (problem !== null) throw createDatabaseWriteError(problem);
    this.#checkedAt = now;
  }

  #findDiskProblem(): string | null {
    try {
      accessSync(this.#folder, constants.W_OK);
      const { bavail, bsize } = statfsSync(this.#folder);
      return bavail * bsize < DATABASE_DISK_RESERVE_BYTES ? 'the disk is full' : null;
    } catch (error) {
      // PostgreSQL reports all other problems itself.
      return describeDiskProblem(error);
    }
  }
}

/** The error for a statement that could not write. */
export const createDatabaseWriteError = (problem: string, cause?: unknown): WinnowError =>
  Object.assign(new WinnowError('UNAVAILABLE', `The database cannot be written: ${problem}.`), { cause });
