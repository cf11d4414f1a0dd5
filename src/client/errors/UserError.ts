import type { ErrorCode } from '../../shared/errors';

/** An expected error of a mutation, to be shown by the control that sent it. */
export interface UserError {
  code: ErrorCode;
  message: string;
  /** Path of the invalid field in the input; empty: the error is about the whole input. */
  path: readonly string[];
  /** The current texts, when the error is an edit conflict. */
  current: { version: number; title: string; body: string } | null;
  /** The base version to send to overwrite the conflicting change. Absent if the error is not an edit conflict. */
  version?: string | null | undefined;
  /** The text that the other user saved, when the error is a conflict about an object other than an issue. */
  value?: string | null | undefined;
}

/** The messages of all errors in one line. */
export const joinErrorMessages = (errors: readonly UserError[]): string =>
  errors.map(({ message }) => message).join(' ');
