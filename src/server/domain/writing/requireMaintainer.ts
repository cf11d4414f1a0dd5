/** What only a project's maintainers may change. */
import { ROLES } from '../../../shared/issue';
import { lockProject } from '../../store/changes/projectCounts';
import { readRole } from '../../store/write/members';
import type { Transaction } from '../../store/write/transaction';
import { lockAdministrators } from '../../store/write/users';
import { requireProject } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, actorIn, permissionError } from '../access/Actor';
import { forbidden, RejectedError } from '../base/UserError';
import { inProject, type ProjectTarget, projectTarget } from './targets';

const MAINTAINER = ROLES.indexOf('maintainer');

/** @throws Refusal */
export async function requireMaintainer(
  context: RequestContext,
  id: string,
  what: string,
): Promise<ProjectTarget> {
  const target = await projectTarget(context, id);
  const missing = permissionError(target.actor, 'MAINTAIN', what);
  if (missing) throw new RejectedError(missing);
  return target;
}

/**
 * Holds the project, and looks whether whoever asks maintains it still: what they give to whom would otherwise
 * outlast what was taken from them in the same moment. @throws Refusal
 */
export async function lockAsMaintainer(
  tx: Transaction,
  projectId: number,
  actor: Actor,
  what: string,
): Promise<void> {
  await lockProject(tx, projectId);
  const id = actor.id!;
  const still =
    actor.rank > MAINTAINER
      ? (await lockAdministrators(tx)).includes(id)
      : (await readRole(tx, projectId, id)) === MAINTAINER;
  if (!still) throw new RejectedError(forbidden('MAINTAIN', what));
}

/** A label or a milestone. @throws Refusal */
export async function requireMaintainerOfTerm(
  context: RequestContext,
  globalId: string,
  type: 'Label' | 'Milestone',
  what: string,
): Promise<ProjectTarget & { id: number }> {
  const message = `${type} not found.`;
  const { projectId, id } = await inProject(context, globalId, type, 'id', message);
  const project = await requireProject(context, projectId);
  const actor = actorIn(context.viewer, project);
  const missing = permissionError(actor, 'MAINTAIN', what);
  if (missing) throw new RejectedError(missing);
  return { project, actor, id };
}
