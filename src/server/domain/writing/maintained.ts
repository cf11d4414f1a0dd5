/** What only a project's maintainers may change. */
import { ROLES } from '../../../shared/issue';
import { lockProject } from '../../store/changes/projectCounts';
import { readRole } from '../../store/write/members';
import type { Transaction } from '../../store/write/transaction';
import { lockAdministrators } from '../../store/write/users';
import { requireProject } from '../projects';
import type { RequestContext } from '../RequestContext';
import { type Actor, actorIn, lacks } from './Actor';
import { forbidden, RejectedError } from './UserError';
import { inProject, type ProjectTarget, projectTarget } from './targets';

const MAINTAINER = ROLES.indexOf('maintainer');

/** @throws Refusal */
export async function maintainedProject(
  context: RequestContext,
  id: string,
  what: string,
): Promise<ProjectTarget> {
  const target = await projectTarget(context, id);
  const missing = lacks(target.actor, 'MAINTAIN', what);
  if (missing) throw new RejectedError(missing);
  return target;
}

/**
 * Holds the project, and looks whether whoever asks maintains it still: what they give to whom would otherwise
 * outlast what was taken from them in the same moment. @throws Refusal
 */
export async function holdMaintained(
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
export async function maintained(
  context: RequestContext,
  globalId: string,
  type: 'Label' | 'Milestone',
  what: string,
): Promise<ProjectTarget & { id: number }> {
  const message = `There is no such ${type.toLowerCase()}.`;
  const { projectId, id } = await inProject(context, globalId, type, 'id', message);
  const project = await requireProject(context, projectId);
  const actor = actorIn(context.viewer, project);
  const missing = lacks(actor, 'MAINTAIN', what);
  if (missing) throw new RejectedError(missing);
  return { project, actor, id };
}
