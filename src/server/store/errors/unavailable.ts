/** Distinguishes errors of an unreachable database from those of a rejected statement. */
import { WinnowError } from '../../../shared/errors';
import { describeDiskProblem } from './diskErrors';
import { DatabaseConnectionError, isConnectionSqlState } from './DatabaseConnectionError';

/** SQLSTATE of a statement that has waited too long for a lock. */
const LOCK_TIMEOUT_SQL_STATE = '55P03';

/** Whether an error means that the database cannot be reached, or is so busy that it gave up. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof WinnowError) return error.code === 'UNAVAILABLE';
  if (error instanceof DatabaseConnectionError) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if (describeDiskProblem(error) !== null) return true;
  if (!('code' in error)) return false;
  return error.code === LOCK_TIMEOUT_SQL_STATE || isConnectionSqlState(String(error.code));
}
