import { WinnowError } from '../../../shared/errors';
import type { WorkerError } from './protocol';

/** Returns a one-line error for an embedded database that cannot be opened: the last messages of PostgreSQL, or that of PGlite. */
export function createDatabaseStartError(
  folder: string | null,
  { message, detail = '' }: WorkerError,
): WinnowError {
  const messages = detail
    .split('\n')
    .map((line) => /(?:FATAL|PANIC|DETAIL|postgres): +(.*)/.exec(line)?.[1])
    .filter((text) => text !== undefined);
  const cause = messages.length > 0 ? messages.slice(-2).join(' ') : message;
  const where = folder === null ? 'in memory' : `in ${folder}`;
  return new WinnowError('UNAVAILABLE', `The embedded database ${where} cannot be opened: ${cause}`);
}
