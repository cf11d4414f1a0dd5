import { WinnowError } from '../../../shared/errors';
import { describeDiskProblemInMessage } from '../errors/diskErrors';
import type { DatabaseWorkerError } from './protocol';

/**
 * Creates the error for an embedded database that cannot be opened. Its message is one line: the last
 * messages of PostgreSQL or, without any, that of PGlite.
 */
export function createDatabaseStartError(
  folder: string | null,
  { message, detail = '' }: DatabaseWorkerError,
): WinnowError {
  const messages = detail
    .split('\n')
    .map((line) => /(?:FATAL|PANIC|DETAIL|postgres): +(.*)/.exec(line)?.[1])
    .filter((text) => text !== undefined);
  const cause = messages.length > 0 ? messages.slice(-2).join(' ') : message;
  const diskProblem = describeDiskProblemInMessage(`${message}\n${detail}`);
  const where = folder === null ? 'in memory' : `in ${folder}`;
  return new WinnowError(
    'UNAVAILABLE',
    `The embedded database ${where} cannot be opened: ${diskProblem === null ? cause : `${diskProblem} (${cause})`}`,
  );
}
