import type { ReportEntry } from '../../domain/imports/reportEntries';
import { WinnowError } from '../../../shared/errors';

/** Error codes of the operating system and of PostgreSQL for a full disk. */
const DISK_FULL_ERROR_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Creates the entry of a report that tells why an import ended early. */
export function createImportFailure(error: unknown, signal: AbortSignal | undefined): ReportEntry {
  if (isImportInputError(error)) return { code: 'rejected', message: error.message };
  if (signal?.aborted) return { code: 'canceled' };
  if (isDiskFullError(error)) return { code: 'disk_full', path: getFilePath(error) ?? null };
  const message = error instanceof Error ? error.message : String(error);
  const [firstLine = ''] = message.split('\n', 1);
  return { code: 'failed', message: firstLine.replace(/\.$/, '') };
}

/** Whether the command's arguments or its input file are the cause, so that running it again would fail, too. */
export const isImportInputError = (error: unknown): error is WinnowError =>
  error instanceof WinnowError &&
  (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED' || error.code === 'LIMIT_EXCEEDED');

function isDiskFullError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && DISK_FULL_ERROR_CODES.has(String(error.code))) ||
    /No space left on device/.test(error.message)
  );
}

const getFilePath = (error: unknown): string | undefined =>
  error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined;
