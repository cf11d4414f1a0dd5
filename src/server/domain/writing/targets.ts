/**
 * Decodes the global ids in mutation inputs. Throws NOT_FOUND for ids of another type, and for objects
 * that the viewer may not see.
 */
import { INT4_MAX } from '../../../shared/limits';
import type { IssueKey } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { decodeId } from '../base/ids';
import { projectById } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, actorIn } from '../access/Actor';
import { notFound, RejectedError } from '../base/UserError';

export interface ProjectTarget {
  project: ProjectRow;
  actor: Actor;
}

export interface IssueTarget extends ProjectTarget {
  number: number;
}

/** @throws RejectedError NOT_FOUND */
export async function projectTarget(
  context: RequestContext,
  id: string,
  field = 'projectId',
): Promise<ProjectTarget> {
  const [projectId] = partsOf(id, 'Project', 1) ?? [];
  const project = projectId === undefined ? null : await projectById(context, projectId);
  if (!project) throw new RejectedError(notFound(field, 'Project not found.'));
  return { project, actor: actorIn(context.viewer, project) };
}

/**
 * Checks the project, but not whether the issue exists: that is checked when the issue is locked.
 * @throws RejectedError NOT_FOUND
 */
export async function issueTarget(context: RequestContext, id: string, field = 'id'): Promise<IssueTarget> {
  const { projectId, id: number } = await inProject(context, id, 'Issue', field, 'Issue not found.');
  const project = (await projectById(context, projectId))!;
  return { project, actor: actorIn(context.viewer, project), number };
}

/**
 * Decodes the id of an object of a project that the viewer may see.
 * @throws RejectedError NOT_FOUND
 */
export async function inProject(
  context: RequestContext,
  id: string,
  type: string,
  field: string,
  message: string,
): Promise<{ projectId: number; id: number }> {
  const [projectId, number] = partsOf(id, type, 2) ?? [];
  if (projectId === undefined || number === undefined || !(await projectById(context, projectId))) {
    throw new RejectedError(notFound(field, message));
  }
  return { projectId, id: number };
}

/** The number of an issue of this project. @throws RejectedError NOT_FOUND */
export function numberIn(project: ProjectRow, id: string, field: string): number {
  const [number] = idsIn(project, [id], 'Issue', field, 'Issue not found in this project.');
  return number!;
}

/** The ids of labels, milestones, states or issues of this project. @throws RejectedError NOT_FOUND */
export function idsIn(
  project: ProjectRow,
  ids: readonly string[],
  type: string,
  field: string,
  message: string,
): number[] {
  return ids.map((id) => {
    const [projectId, number] = partsOf(id, type, 2) ?? [];
    if (projectId !== project.id || number === undefined) throw new RejectedError(notFound(field, message));
    return number;
  });
}

/** @throws RejectedError NOT_FOUND */
export function userIds(ids: readonly string[], field: string): number[] {
  return ids.map((id) => {
    const [user] = partsOf(id, 'User', 1) ?? [];
    if (user === undefined) throw new RejectedError(notFound(field, 'User not found.'));
    return user;
  });
}

export const keyOf = ({ project, number }: IssueTarget): IssueKey => ({ projectId: project.id, number });

function partsOf(id: string, type: string, length: number): readonly number[] | null {
  const decoded = decodeId(id);
  if (decoded?.type !== type || decoded.parts.length !== length) return null;
  return decoded.parts.every((part) => part <= INT4_MAX) ? decoded.parts : null;
}
