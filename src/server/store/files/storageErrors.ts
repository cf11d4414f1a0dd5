import { WinnowError } from '../../../shared/errors';

/** System error codes of a disk without free space. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

/** Turns a full disk into an error with a message for the user. Other errors are returned as they are. */
export function toStorageError(error: unknown): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && DISK_FULL_CODES.has(code))
    return new WinnowError(
      'UNAVAILABLE',
      'The server has no space left for files. Ask an administrator to free some.',
    );
  return error instanceof Error ? error : new Error(String(error));
}
