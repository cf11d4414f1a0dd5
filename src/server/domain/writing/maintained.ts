/** What only a project's maintainers may change. */
import { requireProject } from '../projects';
import type { Reader } from '../Reader';
import { actorIn, lacks } from './Actor';
import { Refusal } from './Failure';
import { inProject, type ProjectTarget, projectTarget } from './targets';

/** @throws Refusal */
export async function maintainedProject(reader: Reader, id: string, what: string): Promise<ProjectTarget> {
  const target = await projectTarget(reader, id);
  const missing = lacks(target.actor, 'MAINTAIN', what);
  if (missing) throw new Refusal(missing);
  return target;
}

/** A label or a milestone. @throws Refusal */
export async function maintained(
  reader: Reader,
  globalId: string,
  type: 'Label' | 'Milestone',
  what: string,
): Promise<ProjectTarget & { id: number }> {
  const message = `There is no such ${type.toLowerCase()}.`;
  const { projectId, id } = await inProject(reader, globalId, type, 'id', message);
  const project = await requireProject(reader, projectId);
  const actor = actorIn(reader.viewer, project);
  const missing = lacks(actor, 'MAINTAIN', what);
  if (missing) throw new Refusal(missing);
  return { project, actor, id };
}
