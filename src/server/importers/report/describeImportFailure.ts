import { WinnowError } from '../../../shared/errors';

/** Error codes of the operating system and of PostgreSQL for a full disk. */
const DISK_FULL_ERROR_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Describes why an import ended early, what was kept and what to do, in one line. */
export function describeImportFailure(error: unknown, signal: AbortSignal | undefined): string {
  if (isImportInputError(error)) return error.message;
  if (signal?.aborted) return `Import canceled. ${CONTINUE_IMPORT_HINT}`;
  if (isDiskFullError(error)) {
    const place = getFilePath(error);
    const where = place === undefined ? 'of the database' : `that contains ${place}`;
    return `Import failed: the disk ${where} is full. Free some space. ${CONTINUE_IMPORT_HINT}`;
  }
  const message = error instanceof Error ? error.message : String(error);
  const [firstLine = ''] = message.split('\n', 1);
  return `Import failed: ${firstLine.replace(/\.$/, '')}. ${CONTINUE_IMPORT_HINT}`;
}

/** Whether the command's arguments or its input file are the cause, so that running it again would fail, too. */
export const isImportInputError = (error: unknown): error is WinnowError =>
  error instanceof WinnowError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED');

const CONTINUE_IMPORT_HINT = 'Imported issues are kept. Run the command again to continue.';

function isDiskFullError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && DISK_FULL_ERROR_CODES.has(String(error.code))) ||
    /No space left on device/.test(error.message)
  );
}

const getFilePath = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
