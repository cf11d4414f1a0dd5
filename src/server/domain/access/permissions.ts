/** The rules of who may do what. Every path that reads or writes asks here. */
import { ROLES, VISIBILITIES } from '../../../shared/issue';
import {
  ANONYMOUS_PERMISSIONS,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  ROLE_WITHOUT_MEMBERSHIP,
  type Permission,
  SCOPE_PERMISSIONS,
  type TokenScope,
} from '../../../shared/permissions';
import type { ProjectRow } from '../../store/read/projects';

/** Who asks; null: nobody has signed in. */
export interface Viewer {
  id: number;
  administrator: boolean;
  /** How far what they signed in with goes: a browser's session all the way. */
  scope: TokenScope;
}

/** What something may be done to: a project, or something of one that has an author. */
export interface Permitted {
  project: ProjectRow;
  authorId?: number | null;
}

/** Whether `viewer` may do `action` to `object`. */
export function can(viewer: Viewer | null, action: Permission, object: Permitted): boolean {
  if (viewer && !SCOPE_PERMISSIONS[viewer.scope].includes(action)) return false;
  const granted = projectPermissions(viewer, object.project);
  if (granted.includes(action)) return true;
  // One's own issues and comments can be edited by whoever may file them.
  const own = viewer !== null && object.authorId === viewer.id;
  return action === 'EDIT' && own && granted.includes('FILE');
}

/** All that `viewer` may do to `object`. */
export function permissionsOf(viewer: Viewer | null, object: Permitted): Permission[] {
  return PERMISSIONS.filter((action) => can(viewer, action, object));
}

/** How far `viewer` is trusted in a project: an index of ROLES, above them all for an administrator, -1 for nobody. */
export function rankOf(viewer: Viewer | null, project: ProjectRow): number {
  if (viewer === null) return -1;
  if (viewer.administrator) return ROLES.length;
  if (project.role !== null) return project.role;
  const role = ROLE_WITHOUT_MEMBERSHIP[VISIBILITIES[project.visibility] ?? 'private'];
  return role === null ? -1 : ROLES.indexOf(role);
}

function projectPermissions(viewer: Viewer | null, project: ProjectRow): readonly Permission[] {
  const visibility = VISIBILITIES[project.visibility] ?? 'private';
  if (viewer === null) return ANONYMOUS_PERMISSIONS[visibility];
  if (viewer.administrator) return PERMISSIONS;
  const member = project.role === null ? undefined : ROLES[project.role];
  const role = member ?? ROLE_WITHOUT_MEMBERSHIP[visibility];
  return role === null ? [] : ROLE_PERMISSIONS[role];
}

/** Whether `viewer` may manage people and the site: an administrator, by what goes that far. */
export function canAdminister(viewer: Viewer | null): boolean {
  return viewer !== null && viewer.administrator && SCOPE_PERMISSIONS[viewer.scope].includes('ADMINISTER');
}
