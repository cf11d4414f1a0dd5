/** The permission rules of projects. All reads and writes of the server are checked with them. */
import { ROLES, PROJECT_VISIBILITIES } from '../../../shared/issue';
import {
  ANONYMOUS_PERMISSIONS_BY_VISIBILITY,
  PERMISSIONS,
  ROLE_PERMISSIONS,
  NON_MEMBER_ROLE_BY_VISIBILITY,
  type Permission,
  TOKEN_SCOPE_PERMISSIONS,
  type TokenScope,
} from '../../../shared/permissions';
import type { DeletedProjectRow, ProjectRow } from '../../store/read/projects';

/** The authenticated user of a request. */
export interface Viewer {
  id: number;
  administrator: boolean;
  /** The scope of the API token; `admin` for a browser session. */
  scope: TokenScope;
}

/** The object of a permission check: a project or, if `authorId` is given, an issue or comment by that author in it. */
export interface PermissionTarget {
  project: ProjectRow;
  authorId?: number | null;
}

export function hasPermission(viewer: Viewer | null, action: Permission, object: PermissionTarget): boolean {
  if (viewer && !TOKEN_SCOPE_PERMISSIONS[viewer.scope].includes(action)) return false;
  const granted = getProjectPermissions(viewer, object.project);
  if (granted.includes(action)) return true;
  // Authors who may create issues may edit their own issues and comments.
  const isOwn = viewer !== null && object.authorId === viewer.id;
  return action === 'EDIT' && isOwn && granted.includes('FILE');
}

/**
 * Whether an issue's type may be set: by triagers, and by authors, who may edit their own issues.
 * @param can whether the user has a permission on the issue
 */
export const canSetIssueType = (can: (permission: Permission) => boolean): boolean =>
  can('TRIAGE') || can('EDIT');

/** All permissions of `viewer` on `object`. */
export function getViewerPermissions(viewer: Viewer | null, object: PermissionTarget): Permission[] {
  return PERMISSIONS.filter((action) => hasPermission(viewer, action, object));
}

/** The role of `viewer` in a project: an index of ROLES, ROLES.length for administrators, -1 for no role. */
export function getRoleRank(viewer: Viewer | null, project: ProjectRow): number {
  if (viewer === null) return -1;
  if (viewer.administrator) return ROLES.length;
  if (project.role !== null) return project.role;
  const role = NON_MEMBER_ROLE_BY_VISIBILITY[PROJECT_VISIBILITIES[project.visibility] ?? 'private'];
  return role === null ? -1 : ROLES.indexOf(role);
}

function getProjectPermissions(viewer: Viewer | null, project: ProjectRow): readonly Permission[] {
  const visibility = PROJECT_VISIBILITIES[project.visibility] ?? 'private';
  if (viewer === null) return ANONYMOUS_PERMISSIONS_BY_VISIBILITY[visibility];
  if (viewer.administrator) return PERMISSIONS;
  const member = project.role === null ? undefined : ROLES[project.role];
  const role = member ?? NON_MEMBER_ROLE_BY_VISIBILITY[visibility];
  return role === null ? [] : ROLE_PERMISSIONS[role];
}

/**
 * Whether `viewer` can restore a deleted project: administrators, and the user who deleted it, as long as their role
 * would still allow it.
 */
export function canRestoreProject(viewer: Viewer | null, project: DeletedProjectRow): boolean {
  if (isAdministratorActor(viewer)) return true;
  return (
    viewer !== null && project.deleted_by_id === viewer.id && hasPermission(viewer, 'MAINTAIN', { project })
  );
}

/** Whether `viewer` is an administrator whose credential has admin scope. */
export function isAdministratorActor(viewer: Viewer | null): boolean {
  return (
    viewer !== null && viewer.administrator && TOKEN_SCOPE_PERMISSIONS[viewer.scope].includes('ADMINISTER')
  );
}
