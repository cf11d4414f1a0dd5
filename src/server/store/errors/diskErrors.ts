/** Recognizes errors of a disk that cannot be written or read, from Node, PostgreSQL and the embedded engine. */
import { WinnowError } from '../../../shared/errors';

/** Reasons by the error codes of the operating system, as the end of a message. */
const DISK_PROBLEM_BY_SYSTEM_CODE: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EFBIG: 'a file has reached the maximum size that is allowed',
  EIO: 'the disk reports an input/output error',
  EROFS: 'the disk is read-only',
  EMFILE: 'this process has too many open files',
  ENFILE: 'the system has too many open files',
};

/** Texts of the operating system for these codes, with which PostgreSQL and PGlite end their messages. */
const SYSTEM_CODE_BY_MESSAGE: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/No space left on device|ENOSPC/i, 'ENOSPC'],
  [/Quota exceeded|Disk quota exceeded|EDQUOT/i, 'EDQUOT'],
  [/File too large|EFBIG/i, 'EFBIG'],
  [/I\/O error|Input\/output error|\bEIO\b/i, 'EIO'],
  [/Read-only file system|EROFS/i, 'EROFS'],
  [/Too many open files in system|ENFILE/i, 'ENFILE'],
  [/Too many open files|No file descriptors available|EMFILE/i, 'EMFILE'],
];

/** Error numbers of WebAssembly (WASI), which the file system of the embedded engine throws without a code. */
const SYSTEM_CODE_BY_WASI_NUMBER: Readonly<Record<number, string>> = {
  19: 'EDQUOT',
  22: 'EFBIG',
  29: 'EIO',
  33: 'EMFILE',
  41: 'ENFILE',
  51: 'ENOSPC',
  69: 'EROFS',
};

/** The number of EDQUOT, for which Node has no code on Linux and macOS. */
const EDQUOT_SYSTEM_NUMBERS = new Set([-122, -69]);

/** SQLSTATE of PostgreSQL for a full disk. */
const DISK_FULL_SQL_STATE = '53100';
const IO_ERROR_SQL_STATE = '58030';
/** SQLSTATEs that PostgreSQL uses for other errors of the operating system. */
const SYSTEM_ERROR_SQL_STATES = new Set(['XX000', '53000', '58000', '42501']);

/** Why the disk cannot be used, as the end of a message, or null if the error has another cause. */
export function describeDiskProblem(error: unknown): string | null {
  const code = findSystemErrorCode(error);
  return code === null ? null : DISK_PROBLEM_BY_SYSTEM_CODE[code]!;
}

/**
 * Describes an error of the disk in one sentence, with the path of the file if it is known. Null if the error has another
 * cause, or has a message for users already.
 */
export function describeDiskError(error: unknown): string | null {
  const problem = error instanceof WinnowError ? null : describeDiskProblem(error);
  if (problem === null) return null;
  const { path, dest = path } = error as { path?: string; dest?: string };
  return dest === undefined ? `Writing failed: ${problem}.` : `${dest} cannot be written: ${problem}.`;
}

/**
 * Turns an error of the disk into one that names the file, because errors of writing to open files do not. Errors of
 * the database, which name it already, and all other errors are returned unchanged.
 */
export function toFileWriteError(file: string, error: unknown): unknown {
  const { syscall } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const problem = syscall === undefined ? null : describeDiskProblem(error);
  return problem === null ? error : new WinnowError('UNAVAILABLE', `${file} cannot be written: ${problem}.`);
}

/** Returns the reason in a message of PostgreSQL or of the operating system, or null if it is not about the disk. */
export function describeDiskProblemInMessage(message: string): string | null {
  const code = findSystemCodeInMessage(message);
  return code === null ? null : DISK_PROBLEM_BY_SYSTEM_CODE[code]!;
}

function findSystemErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, errno, name, message = '' } = error as Partial<NodeJS.ErrnoException>;
  if (name === 'ErrnoError') return SYSTEM_CODE_BY_WASI_NUMBER[errno ?? -1] ?? null;
  if (errno !== undefined && EDQUOT_SYSTEM_NUMBERS.has(errno)) return 'EDQUOT';
  if (code === undefined) return null;
  if (code in DISK_PROBLEM_BY_SYSTEM_CODE) return code;
  if (code === DISK_FULL_SQL_STATE) return findSystemCodeInMessage(message) ?? 'ENOSPC';
  if (code === IO_ERROR_SQL_STATE) return findSystemCodeInMessage(message) ?? 'EIO';
  return SYSTEM_ERROR_SQL_STATES.has(code) ? findSystemCodeInMessage(message) : null;
}

function findSystemCodeInMessage(message: string): string | null {
  return SYSTEM_CODE_BY_MESSAGE.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}
