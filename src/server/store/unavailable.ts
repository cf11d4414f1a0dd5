/** Telling a database that is away from one that refuses what was asked. */
import { WinnowError } from '../../shared/errors';

/** Of PostgreSQL: connection failures, too many connections, shutting down or starting up. */
const SQL_STATES = /^(08|53300|57P0[1-5])/;
/** Of the network, as Node names them. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** What `pg` throws without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether `error` says that the database does not answer. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof WinnowError) return error.code === 'UNAVAILABLE';
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return SQL_STATES.test(code) || NETWORK.has(code) || MESSAGES.test(error.message);
}
