/** Distinguishes errors of an unreachable database from those of a rejected statement. */
import { WinnowError } from '../../shared/errors';

/** SQLSTATEs of PostgreSQL for connection failures, too many connections, shutdown and startup. */
const DATABASE_UNAVAILABLE_SQL_STATES = /^(08|53300|57P0[1-5])/;
/** Node's codes for network errors. */
const NETWORK_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** Messages of connection errors that `pg` throws without a code. */
const DATABASE_UNAVAILABLE_MESSAGE_PATTERN =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error means that the database cannot be reached. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof WinnowError) return error.code === 'UNAVAILABLE';
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    DATABASE_UNAVAILABLE_SQL_STATES.test(code) ||
    NETWORK_ERROR_CODES.has(code) ||
    DATABASE_UNAVAILABLE_MESSAGE_PATTERN.test(error.message)
  );
}
