/** SQLSTATE classes caused by the data: cardinality, data exception, constraint and program limit. */
const DATA_ERROR_CLASSES = new Set(['21', '22', '23', '54']);

/** Whether the write may succeed without one of its issues. Otherwise nothing can be written at the moment. */
export function isDataError(error: unknown): boolean {
  // A string that is too long, or JSON that is nested too deeply for the stack.
  if (error instanceof RangeError) return true;
  return error instanceof Error && 'code' in error && DATA_ERROR_CLASSES.has(String(error.code).slice(0, 2));
}

/** First line of an error message. */
export const dataErrorReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;
