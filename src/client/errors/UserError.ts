import type { ErrorCode } from '../../shared/errors';

/** An expected error of a mutation, to be shown by the control that sent it. */
export interface UserError {
  code: ErrorCode;
  message: string;
  /** Path of the invalid field in the input; empty: the error is about the whole input. */
  path: readonly string[];
  /** The current texts, when the error is an edit conflict. */
  current: { version: number; title: string; body: string } | null;
}

/** The messages of all errors in one line. */
export const joinErrorMessages = (errors: readonly UserError[]): string =>
  errors.map(({ message }) => message).join(' ');
