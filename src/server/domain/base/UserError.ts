/** Expected errors of mutations, returned as data. */
import type { ErrorCode } from '../../../shared/errors';
import { ROLES, type Role } from '../../../shared/issue';
import { type Permission, ROLE_PERMISSIONS, type TokenScope } from '../../../shared/permissions';
import type { IssueRowKey } from '../../store/read/issues';
import type { WorkflowStateRow } from '../../store/read/attributes';
import { UNSTORABLE_TEXT_MESSAGE } from './unstorableText';

export type UserError =
  | (UserErrorDetails & { kind: 'field' })
  | (UserErrorDetails & {
      kind: 'conflict';
      current: IssueRowKey | null;
      /** Version of the conflicting change, and the field's value after it. Undefined for edit conflicts of issues. */
      latest?: { version: number; value: string | null };
    })
  | (UserErrorDetails & { kind: 'transition'; allowed: readonly WorkflowStateRow[] })
  | (UserErrorDetails & { kind: 'limit'; limit: number })
  /** `requires`: the lowest sufficient role, an index of ROLES; null: no project role is sufficient. */
  | (UserErrorDetails & { kind: 'access'; requires: number | null });

interface UserErrorDetails {
  code: ErrorCode;
  message: string;
  /** Path of the input field; null: the error concerns the whole input. */
  path: readonly string[] | null;
}

/** Thrown inside `runMutationInTransaction`: rolls the transaction back and becomes the errors of its result. */
export class MutationRejectedError extends Error {
  readonly errors: readonly UserError[];

  constructor(...errors: UserError[]) {
    super(errors.map(({ message }) => message).join(' '));
    this.name = 'RejectedError';
    this.errors = errors;
  }
}

export function createInvalidFieldError(field: string, message: string): UserError {
  return { kind: 'field', code: 'VALIDATION_FAILED', message, path: [field] };
}

/** The error for a text with a character that the database cannot store. */
export function createUnstorableTextError(path: readonly string[]): UserError {
  return { kind: 'field', code: 'VALIDATION_FAILED', message: UNSTORABLE_TEXT_MESSAGE, path };
}

export function createNotFoundError(field: string, message: string): UserError {
  return { kind: 'field', code: 'NOT_FOUND', message, path: [field] };
}

export function createLimitExceededError(field: string, message: string, limit: number): UserError {
  return { kind: 'limit', code: 'LIMIT_EXCEEDED', message, path: [field], limit };
}

export function createSignInRequiredError(): UserError {
  return {
    kind: 'access',
    code: 'UNAUTHENTICATED',
    message: 'Sign in to do this.',
    path: null,
    requires: null,
  };
}

/** The error for an API token whose scope is too narrow, whatever role its owner has. */
export function createTokenScopeError(scope: TokenScope): UserError {
  const message =
    scope === 'read'
      ? 'This token can only read. Use a token with write scope.'
      : 'This requires a token with admin scope, or signing in.';
  return { kind: 'access', code: 'FORBIDDEN', message, path: null, requires: null };
}

/**
 * The error for a signed-in viewer who lacks a permission.
 * @param action completes the message "Only maintainers can …": "lock issues"
 */
export function createForbiddenError(
  permission: Permission,
  action: string,
  field: string | null = null,
): UserError {
  const requires = ROLES.findIndex((role) => ROLE_PERMISSIONS[role].includes(permission));
  return {
    kind: 'access',
    code: 'FORBIDDEN',
    message: `${requires < 0 ? 'Only administrators' : describeRequiredRole(ROLES[requires]!)} can ${action}.`,
    path: field === null ? null : [field],
    requires: requires < 0 ? null : requires,
  };
}

const describeRequiredRole = (role: Role): string =>
  role === ROLES.at(-1) ? `Only ${role}s` : `Only ${role}s and higher roles`;

/**
 * Rejects a mutation if there are errors.
 * @param errors null: no error
 * @throws MutationRejectedError with all errors that are not null
 */
export function rejectMutationOnErrors(...errors: (UserError | null)[]): void {
  const present = errors.filter((error) => error !== null);
  if (present.length > 0) throw new MutationRejectedError(...present);
}

/**
 * Rejects a mutation if fields of its input are invalid.
 * @param problems per field, its validation message or null
 * @throws MutationRejectedError with all messages
 */
export function rejectInvalidFields(
  problems: readonly (readonly [field: string, problem: string | null])[],
): void {
  rejectMutationOnErrors(
    ...problems.map(([field, problem]) =>
      problem === null ? null : createInvalidFieldError(field, problem),
    ),
  );
}

/** The rejection of an undo that is no longer possible. */
export const createUndoConflict = (message: string): MutationRejectedError =>
  new MutationRejectedError({ kind: 'conflict', code: 'CONFLICT', path: ['undo'], current: null, message });
