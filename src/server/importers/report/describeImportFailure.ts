import { DATE_ORDERS } from '../../../shared/imports';
import { WinnowError } from '../../../shared/errors';

/** Error codes of the operating system and of PostgreSQL for a full disk. */
const DISK_FULL_ERROR_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/**
 * Describes in one line why an import ended early, what was kept and how to continue.
 * @param hint sentence that tells the user how to continue
 */
export function describeImportFailure(
  error: unknown,
  signal: AbortSignal | undefined,
  hint = COMMAND_LINE_IMPORT_HINTS.continueImport,
): string {
  const next = `Imported issues are kept. ${hint}`;
  if (isImportInputError(error)) return error.message;
  if (signal?.aborted) return `Import canceled. ${next}`;
  if (isDiskFullError(error)) {
    const place = getFilePath(error);
    const where = place === undefined ? 'of the database' : `that contains ${place}`;
    return `Import failed: the disk ${where} is full. Free some space. ${next}`;
  }
  const message = error instanceof Error ? error.message : String(error);
  const [firstLine = ''] = message.split('\n', 1);
  return `Import failed: ${firstLine.replace(/\.$/, '')}. ${next}`;
}

/** Whether the command's arguments or its input file are the cause, so that running it again would fail, too. */
export const isImportInputError = (error: unknown): error is WinnowError =>
  error instanceof WinnowError &&
  (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED' || error.code === 'LIMIT_EXCEEDED');

/** Sentences in the messages of an import that tell the user how to continue. */
export interface ImportHints {
  continueImport: string;
  /** @param option command-line option that selects a part of the file */
  selectContainer: (option: string) => string;
  /** What to do if the order of day and month in dates is not known. */
  orderDates: string;
  /** What to do if the dates have several orders. */
  correctDates: string;
}

const DATE_OPTIONS = DATE_ORDERS.map((order) => `--dates ${order}`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

export const COMMAND_LINE_IMPORT_HINTS: ImportHints = {
  continueImport: 'Run the command again to continue.',
  selectContainer: (option) => `Use ${option} to import one of them.`,
  orderDates: `Choose it with ${DATE_OPTIONS}.`,
  correctDates: `Correct the file, or choose an order with ${DATE_OPTIONS}: dates that do not have it are left out.`,
};

function isDiskFullError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && DISK_FULL_ERROR_CODES.has(String(error.code))) ||
    /No space left on device/.test(error.message)
  );
}

const getFilePath = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
