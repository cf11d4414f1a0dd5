/**
 * Decodes the global ids in mutation inputs. Throws NOT_FOUND for ids of another type, and for objects
 * that the viewer may not see.
 */
import { INT4_MAX } from '../../../shared/limits';
import type { IssueRowKey } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import { decodeGlobalId } from '../base/ids';
import { loadProjectById } from '../projects/projects';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, createActor } from '../access/Actor';
import { createNotFoundError, MutationRejectedError } from '../base/UserError';

export interface ProjectMutationTarget {
  project: ProjectRow;
  actor: Actor;
}

export interface IssueMutationTarget extends ProjectMutationTarget {
  number: number;
}

/**
 * Finds a project that the viewer may see.
 * @throws MutationRejectedError NOT_FOUND
 */
export async function requireProjectMutationTarget(
  context: RequestContext,
  id: string,
  field = 'projectId',
): Promise<ProjectMutationTarget> {
  const [projectId] = decodeGlobalIdParts(id, 'Project', 1) ?? [];
  const project = projectId === undefined ? null : await loadProjectById(context, projectId);
  if (!project) throw new MutationRejectedError(createNotFoundError(field, 'Project not found.'));
  return { project, actor: createActor(context.viewer, project, context.visibilityRule) };
}

/**
 * Decodes an issue id and checks that the viewer may see its project. Whether the issue exists is checked
 * when it is locked.
 * @throws MutationRejectedError NOT_FOUND
 */
export async function requireIssueMutationTarget(
  context: RequestContext,
  id: string,
  field = 'id',
): Promise<IssueMutationTarget> {
  const { projectId, id: number } = await decodeProjectObjectId(
    context,
    id,
    'Issue',
    field,
    'Issue not found.',
  );
  const project = (await loadProjectById(context, projectId))!;
  return { project, actor: createActor(context.viewer, project, context.visibilityRule), number };
}

/**
 * Decodes the id of an object of a project that the viewer may see.
 * @throws MutationRejectedError NOT_FOUND
 */
export async function decodeProjectObjectId(
  context: RequestContext,
  id: string,
  type: string,
  field: string,
  message: string,
): Promise<{ projectId: number; id: number }> {
  const decoded = decodeProjectObjectIdUnchecked(id, type, field, message);
  if (!(await loadProjectById(context, decoded.projectId)))
    throw new MutationRejectedError(createNotFoundError(field, message));
  return decoded;
}

/**
 * Returns the project and the number that the global id of an object, such as a label, contains. Does not check whether the
 * viewer may see the project.
 * @throws MutationRejectedError NOT_FOUND
 */
export function decodeProjectObjectIdUnchecked(
  id: string,
  type: string,
  field: string,
  message: string,
): { projectId: number; id: number } {
  const [projectId, number] = decodeGlobalIdParts(id, type, 2) ?? [];
  if (projectId === undefined || number === undefined)
    throw new MutationRejectedError(createNotFoundError(field, message));
  return { projectId, id: number };
}

/**
 * Decodes the id of an issue of this project to its number.
 * @throws MutationRejectedError NOT_FOUND
 */
export function decodeIssueNumber(project: ProjectRow, id: string, field: string): number {
  const [number] = decodeProjectObjectIds(project, [id], 'Issue', field, 'Issue not found in this project.');
  return number!;
}

/**
 * Decodes global ids of labels, milestones, states or issues of this project to their numbers in it.
 * @throws MutationRejectedError NOT_FOUND
 */
export function decodeProjectObjectIds(
  project: Pick<ProjectRow, 'id'>,
  ids: readonly string[],
  type: string,
  field: string,
  message: string,
): number[] {
  return ids.map((id) => {
    const [projectId, number] = decodeGlobalIdParts(id, type, 2) ?? [];
    if (projectId !== project.id || number === undefined)
      throw new MutationRejectedError(createNotFoundError(field, message));
    return number;
  });
}

/**
 * Decodes global ids of users.
 * @throws MutationRejectedError NOT_FOUND
 */
export function decodeUserIds(ids: readonly string[], field: string): number[] {
  return ids.map((id) => {
    const [user] = decodeGlobalIdParts(id, 'User', 1) ?? [];
    if (user === undefined) throw new MutationRejectedError(createNotFoundError(field, 'User not found.'));
    return user;
  });
}

export const toIssueRowKey = ({ project, number }: IssueMutationTarget): IssueRowKey => ({
  projectId: project.id,
  number,
});

function decodeGlobalIdParts(id: string, type: string, length: number): readonly number[] | null {
  const decoded = decodeGlobalId(id);
  if (decoded?.type !== type || decoded.parts.length !== length) return null;
  return decoded.parts.every((part) => part <= INT4_MAX) ? decoded.parts : null;
}
