/** Who writes, and what they may: asked by every rule. */
import type { Permission } from '../../../shared/permissions';
import type { ProjectRow } from '../../store/read/projects';
import { can, rankOf, type Viewer } from './permissions';
import { type UserError, forbidden, signInRequired } from '../base/UserError';

export interface Actor {
  /** As events name them; null: nobody has signed in. */
  id: number | null;
  /** An index of ROLES; above them all for an administrator. */
  rank: number;
  isSignedIn: boolean;
  can(permission: Permission, authorId?: number | null): boolean;
}

export function actorIn(viewer: Viewer | null, project: ProjectRow): Actor {
  return {
    id: viewer?.id ?? null,
    rank: rankOf(viewer, project),
    isSignedIn: viewer !== null,
    can: (permission, authorId = null) => can(viewer, permission, { project, authorId }),
  };
}

/** Why they may not; null: they may. */
export function permissionError(
  actor: Actor,
  permission: Permission,
  what: string,
  { field = null, authorId = null }: { field?: string | null; authorId?: number | null } = {},
): UserError | null {
  if (actor.can(permission, authorId)) return null;
  return actor.isSignedIn ? forbidden(permission, what, field) : signInRequired();
}
