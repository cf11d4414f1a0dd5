/**
 * Permissions by role, visibility and token scope (docs/spec.md point 6). The server enforces them; the client uses
 * them to disable controls.
 */
import type { Role, ProjectVisibility } from './issue';

/** All permissions of users in a project, in ascending order of trust. */
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

const READER_PERMISSIONS: readonly Permission[] = ['READ', 'VOTE'];
const REPORTER_PERMISSIONS: readonly Permission[] = [...READER_PERMISSIONS, 'FILE'];
const TRIAGER_PERMISSIONS: readonly Permission[] = [...REPORTER_PERMISSIONS, 'TRIAGE', 'BULK_EDIT'];
const DEVELOPER_PERMISSIONS: readonly Permission[] = [...TRIAGER_PERMISSIONS, 'EDIT'];
const MAINTAINER_PERMISSIONS: readonly Permission[] = [...DEVELOPER_PERMISSIONS, 'MAINTAIN'];

export const ROLE_PERMISSIONS: Readonly<Record<Role, readonly Permission[]>> = {
  reader: READER_PERMISSIONS,
  reporter: REPORTER_PERMISSIONS,
  triager: TRIAGER_PERMISSIONS,
  developer: DEVELOPER_PERMISSIONS,
  maintainer: MAINTAINER_PERMISSIONS,
};

export const ANONYMOUS_PERMISSIONS_BY_VISIBILITY: Readonly<Record<ProjectVisibility, readonly Permission[]>> =
  {
    public: ['READ'],
    internal: [],
    private: [],
  };

/**
 * The role of signed-in users in projects of which they are not a member, by the visibility of the project.
 * Null means no access.
 */
export const NON_MEMBER_ROLE_BY_VISIBILITY: Readonly<Record<ProjectVisibility, Role | null>> = {
  public: 'reporter',
  internal: 'reporter',
  private: null,
};

/** Maximum issues per bulk edit, by role. */
export const BULK_EDIT_ISSUES_MAX_BY_ROLE: Readonly<Record<Role, number>> = {
  reader: 0,
  reporter: 0,
  triager: 1_000,
  developer: 10_000,
  maintainer: Number.POSITIVE_INFINITY,
};

/** Scopes of API tokens, in ascending order of trust. */
export const TOKEN_SCOPES = ['read', 'write', 'admin'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** The permissions that each token scope allows at most, whatever the permissions of the token's owner. */
export const TOKEN_SCOPE_PERMISSIONS: Readonly<Record<TokenScope, readonly Permission[]>> = {
  read: ['READ'],
  write: PERMISSIONS.filter((permission) => permission !== 'ADMINISTER'),
  admin: PERMISSIONS,
};
