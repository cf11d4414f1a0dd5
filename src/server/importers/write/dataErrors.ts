/** Classes of SQLSTATE in which the data are at fault: data exception, constraint, program limit. */
const DATA_CLASSES = new Set(['21', '22', '23', '54']);

/** Whether the same write might do without one of its issues; otherwise nothing can be written now. */
export function isDataError(error: unknown): boolean {
  // Too long for a string, nested too deep for the stack.
  if (error instanceof RangeError) return true;
  return error instanceof Error && 'code' in error && DATA_CLASSES.has(String(error.code).slice(0, 2));
}

/** The first line of what it says. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!;
