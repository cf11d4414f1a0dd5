import { WinnowError } from '../../../shared/errors';
import { describeDiskProblem } from '../errors/diskErrors';

/**
 * Creates the error for a failed write to DATA_DIR. Errors that are not errors of the file system are returned
 * unchanged.
 */
export function createDataDirWriteError(dataDir: string, error: unknown): Error {
  if (error instanceof WinnowError) return error;
  const reason = describeDataDirProblem(error);
  return new WinnowError('UNAVAILABLE', `DATA_DIR ${dataDir} cannot be written: ${reason}.`);
}

/** Why DATA_DIR cannot be used, as the end of a message. */
function describeDataDirProblem(error: unknown): string {
  const disk = describeDiskProblem(error);
  if (disk !== null) return disk;
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return code === 'EACCES' || code === 'EPERM' ? 'this user has no permission' : message;
}
