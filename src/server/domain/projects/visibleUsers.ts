/** Which users a viewer may see. */
import type { UserRow } from '../../store/read/users';
import { allMaybePromises, mapMaybePromise, type MaybePromise } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { loadProjectById } from './projects';

/**
 * Returns the user with this id, or null if the viewer may not see the user. Viewers may see themselves and the members
 * and the authors of issues and comments of projects that they can read. Administrators may see all users.
 */
export async function loadVisibleUser(context: RequestContext, id: number): Promise<UserRow | null> {
  const { viewer, load } = context;
  const isVisible =
    viewer?.administrator || viewer?.id === id || (await isUserInReadableProject(context, id));
  return isVisible ? load.users.load(id) : null;
}

/**
 * Whether the viewer may see a user who is mentioned in a text of a project. Most such users have written something in
 * the same project, which is therefore checked before the others.
 * @param projectId a project that the viewer can read
 */
export function isMentionedUserVisible(
  context: RequestContext,
  projectId: number,
  { id }: UserRow,
): MaybePromise<boolean> {
  const { viewer, load } = context;
  if (viewer?.administrator || viewer?.id === id) return true;
  return mapMaybePromise(
    load.usersOfProjects.load({ projectId, userId: id }),
    (found) => found !== null || isUserInReadableProject(context, id),
  );
}

async function isUserInReadableProject(context: RequestContext, userId: number): Promise<boolean> {
  const projects = await context.load.projectsOfUsers.load(userId);
  const readable = await allMaybePromises(
    projects.map(({ project_id }) => loadProjectById(context, project_id)),
  );
  return readable.some((project) => project !== null);
}
