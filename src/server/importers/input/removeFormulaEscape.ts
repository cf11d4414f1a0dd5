/**
 * Removes the apostrophe that exports put before cells that a spreadsheet would evaluate as a formula: "'=1+1" becomes
 * "=1+1".
 */
export const removeFormulaEscape = (cell: string): string =>
  /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
