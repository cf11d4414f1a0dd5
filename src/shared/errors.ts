/** The error catalogue of docs/spec.md point 8. */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'VALIDATION_FAILED',
  'QUERY_SYNTAX',
  'TRANSITION_NOT_ALLOWED',
  'CONFLICT',
  'DUPLICATE_CYCLE',
  'LIMIT_EXCEEDED',
  'RATE_LIMITED',
  'OPERATION_NOT_ALLOWED',
  'TOO_COMPLEX',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected failure: its message is meant for the person who asked. */
export class WinnowError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'WinnowError';
    this.code = code;
  }
}

/** Too often: `seconds` from now on it may be tried again. */
export class RateLimitedError extends WinnowError {
  readonly seconds: number;

  constructor(seconds: number) {
    super('RATE_LIMITED', `Too many requests; try again in ${seconds} s.`);
    this.seconds = seconds;
  }
}
