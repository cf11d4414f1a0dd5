/**
 * Classes of PostgreSQL error codes (SQLSTATE) that name invalid data as the cause: cardinality violation,
 * data exception, constraint violation and program limit.
 */
const DATA_ERROR_SQLSTATE_CLASSES = new Set(['21', '22', '23', '54']);

/**
 * Whether the content of an issue caused a database error, so that other issues can still be written. All
 * other errors, such as a lost connection, would reject every issue.
 */
export function isDatabaseDataError(error: unknown): boolean {
  // RangeError: a string is too long, or JSON is nested too deeply for the call stack.
  if (error instanceof RangeError) return true;
  return (
    error instanceof Error &&
    'code' in error &&
    DATA_ERROR_SQLSTATE_CLASSES.has(String(error.code).slice(0, 2))
  );
}

/** Returns the first line of an error message, for the import report. */
export const getDatabaseErrorReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;

/** PostgreSQL's error code (SQLSTATE) for a violated primary key or unique key. */
const UNIQUE_VIOLATION_SQLSTATE = '23505';

/** Whether another transaction has written the same key at the same time, such as an issue number. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION_SQLSTATE;
