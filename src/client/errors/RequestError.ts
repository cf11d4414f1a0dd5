import { type ErrorCode, ERROR_CODES, WinnowError } from '../../shared/errors';

/** A request that the server rejected or did not answer. The message can be shown to users. */
export class RequestError extends WinnowError {
  /** Delay before the request may be repeated, in ms; null: the server specified none. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, message: string, retryAfter: number | null = null) {
    super(code, message);
    this.name = 'RequestError';
    this.retryAfter = retryAfter;
  }
}

/** The error code of a thrown value; INTERNAL for unknown codes and other values. */
export function getErrorCode(error: unknown): ErrorCode {
  return error instanceof WinnowError ? error.code : 'INTERNAL';
}

/** The value if it is a known error code, otherwise INTERNAL. */
export function toErrorCode(value: unknown): ErrorCode {
  return ERROR_CODES.find((code) => code === value) ?? 'INTERNAL';
}

/** The thrown value as an Error. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
