/** Checks that the viewer is a maintainer of a project. */
import { ROLES } from '../../../shared/issue';
import { lockProject } from '../../store/changes/projectCounts';
import { readMemberRole } from '../../store/write/members';
import type { Transaction } from '../../store/write/transaction';
import { lockAdministrators } from '../../store/write/users';
import { requireProject } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, createActor, getPermissionError } from '../access/Actor';
import { forbiddenError, RejectedError, rejectOnErrors } from '../base/UserError';
import { decodeProjectObjectId, type ProjectTarget, requireProjectTarget } from './targets';

export const MAINTAINER_ROLE = ROLES.indexOf('maintainer');

/**
 * Finds a project that the viewer maintains.
 * @param action completes the message "Only maintainers can …": "invite people"
 * @throws RejectedError NOT_FOUND, FORBIDDEN
 */
export async function requireMaintainer(
  context: RequestContext,
  id: string,
  action: string,
): Promise<ProjectTarget> {
  const target = await requireProjectTarget(context, id);
  rejectOnErrors(getPermissionError(target.actor, 'MAINTAIN', action));
  return target;
}

/**
 * Locks the project and checks the role again in the transaction. Otherwise a maintainer whose role is
 * removed at the same moment could still grant roles.
 * @throws RejectedError FORBIDDEN
 */
export async function lockAndRequireMaintainer(
  tx: Transaction,
  projectId: number,
  actor: Actor,
  action: string,
): Promise<void> {
  await lockProject(tx, projectId);
  const id = actor.id!;
  const isMaintainer =
    actor.rank > MAINTAINER_ROLE
      ? (await lockAdministrators(tx)).includes(id)
      : (await readMemberRole(tx, projectId, id)) === MAINTAINER_ROLE;
  if (!isMaintainer) throw new RejectedError(forbiddenError('MAINTAIN', action));
}

/**
 * Finds a label or milestone of a project that the viewer maintains.
 * @throws RejectedError NOT_FOUND, FORBIDDEN
 */
export async function requireAttributeMaintainer(
  context: RequestContext,
  globalId: string,
  type: 'Label' | 'Milestone',
  action: string,
): Promise<ProjectTarget & { id: number }> {
  const message = `${type} not found.`;
  const { projectId, id } = await decodeProjectObjectId(context, globalId, type, 'id', message);
  const project = await requireProject(context, projectId);
  const actor = createActor(context.viewer, project);
  rejectOnErrors(getPermissionError(actor, 'MAINTAIN', action));
  return { project, actor, id };
}
