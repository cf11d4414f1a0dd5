import { WinnowError } from '../../../shared/errors';
import { describeDiskProblem } from '../errors/diskErrors';

/** System error codes of a disk without free space. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

/** Turns an error of the disk into one with a message for the user. Other errors are returned as they are. */
export function toStorageError(error: unknown): Error {
  if (error instanceof WinnowError) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && DISK_FULL_CODES.has(code))
    return new WinnowError(
      'UNAVAILABLE',
      'The server has no space left for files. Ask an administrator to free some.',
    );
  const problem = describeDiskProblem(error);
  if (problem !== null) return new WinnowError('UNAVAILABLE', `The server cannot store files: ${problem}.`);
  return error instanceof Error ? error : new Error(String(error));
}
