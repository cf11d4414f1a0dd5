/** Who may do what: the table of docs/spec.md point 6, for the server's rules and the client's hints. */
import type { Role, Visibility } from './issue';

/** What one may do, in rising order of trust. */
export const PERMISSIONS = [
  'READ',
  'VOTE',
  'FILE',
  'TRIAGE',
  'EDIT',
  'BULK_EDIT',
  'MAINTAIN',
  'ADMINISTER',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const READER: readonly Permission[] = ['READ', 'VOTE'];
const REPORTER: readonly Permission[] = [...READER, 'FILE'];
const TRIAGER: readonly Permission[] = [...REPORTER, 'TRIAGE', 'BULK_EDIT'];
const DEVELOPER: readonly Permission[] = [...TRIAGER, 'EDIT'];
const MAINTAINER: readonly Permission[] = [...DEVELOPER, 'MAINTAIN'];

/** What each role may do in its project. */
export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  reader: READER,
  reporter: REPORTER,
  triager: TRIAGER,
  developer: DEVELOPER,
  maintainer: MAINTAINER,
};

/** What someone may do in a project of this visibility without signing in. */
export const ANONYMOUS_PERMISSIONS: Readonly<Record<Visibility, readonly Permission[]>> = {
  public: ['READ'],
  internal: [],
  private: [],
};

/** The role of whoever is signed in, in a project that they are no member of. */
export const ROLE_WITHOUT_MEMBERSHIP: Readonly<Record<Visibility, Role | null>> = {
  public: 'reporter',
  internal: 'reporter',
  private: null,
};

/** Most issues that one bulk edit of this role may change. */
export const BULK_EDIT_MAX: Readonly<Record<Role, number>> = {
  reader: 0,
  reporter: 0,
  triager: 1_000,
  developer: 10_000,
  maintainer: Number.POSITIVE_INFINITY,
};

/** What a token may be used for, in rising order of trust. */
export const TOKEN_SCOPES = ['read', 'write', 'admin'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What a token of a scope may at most do, whoever's it is. */
export const SCOPE_PERMISSIONS: Readonly<Record<TokenScope, readonly Permission[]>> = {
  read: ['READ'],
  write: PERMISSIONS.filter((permission) => permission !== 'ADMINISTER'),
  admin: PERMISSIONS,
};
