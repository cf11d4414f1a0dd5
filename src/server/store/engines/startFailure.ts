import { WinnowError } from '../../../shared/errors';
import type { WorkerError } from './protocol';

/** Why the embedded database did not open, in one line: what PostgreSQL said last, else what PGlite did. */
export function startError(folder: string | null, { message, detail = '' }: WorkerError): WinnowError {
  const said = detail
    .split('\n')
    .map((line) => /(?:FATAL|PANIC|DETAIL|postgres): +(.*)/.exec(line)?.[1])
    .filter((text) => text !== undefined);
  const cause = said.length > 0 ? said.slice(-2).join(' ') : message;
  const where = folder === null ? 'in memory' : `in ${folder}`;
  return new WinnowError('UNAVAILABLE', `The embedded database ${where} cannot be opened: ${cause}`);
}
