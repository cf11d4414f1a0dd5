/** The user who makes a change, with their permissions in the project of the change. */
import type { Permission } from '../../../shared/permissions';
import {
  type IssueVisibility,
  type IssueVisibilityFields,
  isIssueVisible,
} from '../../store/read/issueVisibility';
import type { ProjectRow } from '../../store/read/projects';
import { hasPermission, getRoleRank, type Viewer } from './permissions';
import type { VisibilityRule } from './VisibilityRule';
import { type UserError, createForbiddenError, createSignInRequiredError } from '../base/UserError';

export interface Actor {
  /** User id, as stored in events; null: anonymous. */
  id: number | null;
  /**
   * The user's role in the project: an index of ROLES; ROLES.length for an administrator, -1 without a role.
   */
  rank: number;
  isSignedIn: boolean;
  /** The issues of the project that the user may see, provided that they may see the project. */
  visibility: IssueVisibility;
  can(permission: Permission, authorId?: number | null): boolean;
  /** Whether the user may see an issue of the project. One that they may not see does not exist for them. */
  canSee(issue: IssueVisibilityFields): boolean;
}

/** @param visibilityRule the rule of the request context */
export function createActor(
  viewer: Viewer | null,
  project: ProjectRow,
  visibilityRule: VisibilityRule,
): Actor {
  const visibility = visibilityRule(viewer, project) ?? 'all';
  return {
    id: viewer?.id ?? null,
    rank: getRoleRank(viewer, project),
    isSignedIn: viewer !== null,
    visibility,
    can: (permission, authorId = null) => hasPermission(viewer, permission, { project, authorId }),
    canSee: (issue) => isIssueVisible(visibility, issue),
  };
}

/**
 * Checks a permission of the actor.
 * @param action completes the message "Only … can …": "lock issues"
 * @returns the error if the actor lacks the permission, else null
 */
export function getPermissionError(
  actor: Actor,
  permission: Permission,
  action: string,
  { field = null, authorId = null }: { field?: string | null; authorId?: number | null } = {},
): UserError | null {
  if (actor.can(permission, authorId)) return null;
  return actor.isSignedIn ? createForbiddenError(permission, action, field) : createSignInRequiredError();
}
