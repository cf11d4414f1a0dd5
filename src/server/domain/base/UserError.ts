/** Expected failures of a write, as data: what is told to the person, and what they can do instead. */
import type { ErrorCode } from '../../../shared/errors';
import { ROLES, type Role } from '../../../shared/issue';
import { type Permission, ROLE_PERMISSIONS, type TokenScope } from '../../../shared/permissions';
import type { IssueKey } from '../../store/read/issues';
import type { StateRow } from '../../store/read/attributes';

export type UserError =
  | (ErrorDetails & { kind: 'field' })
  | (ErrorDetails & { kind: 'conflict'; current: IssueKey | null })
  | (ErrorDetails & { kind: 'transition'; allowed: readonly StateRow[] })
  | (ErrorDetails & { kind: 'limit'; limit: number })
  /** `requires`: the least role, as an index of ROLES; null: no role of a project is enough. */
  | (ErrorDetails & { kind: 'access'; requires: number | null });

interface ErrorDetails {
  code: ErrorCode;
  message: string;
  /** Where in the input; null: all of it. */
  path: readonly string[] | null;
}

/** Thrown in a write: nothing of it happens, and the failures are its answer. */
export class RejectedError extends Error {
  readonly errors: readonly UserError[];

  constructor(...failures: UserError[]) {
    super(failures.map(({ message }) => message).join(' '));
    this.name = 'Refusal';
    this.errors = failures;
  }
}

export function invalid(field: string, message: string): UserError {
  return { kind: 'field', code: 'VALIDATION_FAILED', message, path: [field] };
}

export function notFound(field: string, message: string): UserError {
  return { kind: 'field', code: 'NOT_FOUND', message, path: [field] };
}

export function limitExceeded(field: string, message: string, limit: number): UserError {
  return { kind: 'limit', code: 'LIMIT_EXCEEDED', message, path: [field], limit };
}

export function signInRequired(): UserError {
  return {
    kind: 'access',
    code: 'UNAUTHENTICATED',
    message: 'Sign in to do this.',
    path: null,
    requires: null,
  };
}

/** What they signed in with is a token that does not go so far, whatever they may themselves. */
export function outsideTokenScope(scope: TokenScope): UserError {
  const message =
    scope === 'read'
      ? 'This token can only read. Use a token with write scope.'
      : 'This requires a token with admin scope, or signing in.';
  return { kind: 'access', code: 'FORBIDDEN', message, path: null, requires: null };
}

/** @param action completes the message "Only maintainers can …": "lock issues" */
export function forbidden(permission: Permission, action: string, field: string | null = null): UserError {
  const requires = ROLES.findIndex((role) => ROLE_PERMISSIONS[role].includes(permission));
  return {
    kind: 'access',
    code: 'FORBIDDEN',
    message: `${requires < 0 ? 'Only administrators' : rolesFrom(ROLES[requires]!)} can ${action}.`,
    path: field === null ? null : [field],
    requires: requires < 0 ? null : requires,
  };
}

const rolesFrom = (role: Role): string =>
  role === ROLES.at(-1) ? `Only ${role}s` : `Only ${role}s and higher roles`;

/** @param problems of each field what is wrong with it; null: nothing. @throws Refusal with all of them */
export function rejectInvalid(problems: readonly (readonly [field: string, problem: string | null])[]): void {
  const failures = problems.flatMap(([field, problem]) =>
    problem === null ? [] : [invalid(field, problem)],
  );
  if (failures.length > 0) throw new RejectedError(...failures);
}
