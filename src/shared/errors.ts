/** The error codes of the API (docs/spec.md point 8). */
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

/** An expected error. Its message is shown to the user. */
export class WinnowError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'WinnowError';
    this.code = code;
  }
}

/** Thrown when the viewer of a live subscription can no longer read one of its projects. */
export class ProjectUnavailableError extends WinnowError {
  /** Global id of the project. */
  readonly projectId: string;

  constructor(projectId: string) {
    super('NOT_FOUND', 'Project not found.');
    this.projectId = projectId;
  }
}

/** Thrown when a rate limit is exceeded. The request can be repeated after `seconds`. */
export class RateLimitedError extends WinnowError {
  readonly seconds: number;

  constructor(seconds: number) {
    super('RATE_LIMITED', `Too many requests; try again in ${seconds} s.`);
    this.seconds = seconds;
  }
}
