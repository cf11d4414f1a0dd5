import { type ErrorCode, ERROR_CODES, WinnowError } from '../../shared/errors';

/** A request that the server refused or that did not reach it. The message is meant for people. */
export class RequestError extends WinnowError {
  /** Milliseconds after which the server would like to hear it again, if it said so. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, message: string, retryAfter: number | null = null) {
    super(code, message);
    this.name = 'RequestError';
    this.retryAfter = retryAfter;
  }
}

/** The code of whatever was thrown; INTERNAL for what is not of the catalogue. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof WinnowError ? error.code : 'INTERNAL';
}

/** A code of the catalogue, or INTERNAL for anything else. */
export function asErrorCode(value: unknown): ErrorCode {
  return ERROR_CODES.find((code) => code === value) ?? 'INTERNAL';
}

/** Whatever was thrown, as an error. */
export const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
