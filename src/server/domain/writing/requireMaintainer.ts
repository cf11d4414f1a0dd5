/** Checks that the viewer is a maintainer of a project. */
import { ROLES } from '../../../shared/issue';
import type { ProjectCounters } from '../../store/changes/advanceProject';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import { readMemberRole } from '../../store/write/members';
import type { Transaction } from '../../store/write/transaction';
import { lockAdministrators } from '../../store/write/users';
import { requireVisibleProject } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, createActor, getPermissionError } from '../access/Actor';
import { createForbiddenError, MutationRejectedError, rejectMutationOnErrors } from '../base/UserError';
import { decodeProjectObjectId, type ProjectMutationTarget, requireProjectMutationTarget } from './targets';

export const MAINTAINER_ROLE_INDEX = ROLES.indexOf('maintainer');

/**
 * Finds a project that the viewer maintains.
 * @param action completes the message "Only maintainers can …": "invite people"
 * @throws MutationRejectedError NOT_FOUND, FORBIDDEN
 */
export async function requireMaintainer(
  context: RequestContext,
  id: string,
  action: string,
): Promise<ProjectMutationTarget> {
  const target = await requireProjectMutationTarget(context, id);
  rejectMutationOnErrors(getPermissionError(target.actor, 'MAINTAIN', action));
  return target;
}

/**
 * Locks the project and checks the role again in the transaction. Otherwise a maintainer whose role is
 * removed at the same moment could still grant roles.
 * @returns the project's counters
 * @throws MutationRejectedError FORBIDDEN
 */
export async function requireMaintainerWithLock(
  tx: Transaction,
  projectId: number,
  actor: Actor,
  action: string,
): Promise<ProjectCounters> {
  const counters = await lockProjectCounters(tx, projectId);
  const id = actor.id!;
  const isMaintainer =
    actor.rank > MAINTAINER_ROLE_INDEX
      ? (await lockAdministrators(tx)).includes(id)
      : (await readMemberRole(tx, projectId, id)) === MAINTAINER_ROLE_INDEX;
  if (!isMaintainer) throw new MutationRejectedError(createForbiddenError('MAINTAIN', action));
  return counters;
}

/**
 * Finds a label or milestone of a project that the viewer maintains.
 * @throws MutationRejectedError NOT_FOUND, FORBIDDEN
 */
export async function requireLabelOrMilestoneMaintainer(
  context: RequestContext,
  globalId: string,
  type: 'Label' | 'Milestone',
  action: string,
): Promise<ProjectMutationTarget & { id: number }> {
  const message = `${type} not found.`;
  const { projectId, id } = await decodeProjectObjectId(context, globalId, type, 'id', message);
  const project = await requireVisibleProject(context, projectId);
  const actor = createActor(context.viewer, project, context.visibilityRule);
  rejectMutationOnErrors(getPermissionError(actor, 'MAINTAIN', action));
  return { project, actor, id };
}
