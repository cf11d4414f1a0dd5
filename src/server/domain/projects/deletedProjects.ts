/** Deleted projects that can be restored. Nobody can read their contents. */
import { PROJECT_RESTORE_PERIOD_DAYS } from '../../../shared/limits';
import {
  countIssuesOfProject,
  type DeletedProjectRow,
  readDeletedProject,
  readDeletedProjects,
} from '../../store/read/projects';
import { canRestoreProject } from '../access/permissions';
import { requireAdministrator } from '../access/requireAdministrator';
import {
  createConnectionFromList,
  encodeCursor,
  type PaginationArguments,
  type PaginatedConnection,
} from '../base/connection';
import type { MaybePromise } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { requireIssueVisibility } from './projects';

/**
 * The deleted projects of the site, most recently deleted first.
 * @throws WinnowError UNAUTHENTICATED, FORBIDDEN
 */
export function createDeletedProjectConnection(
  context: RequestContext,
  args: PaginationArguments,
): PaginatedConnection<DeletedProjectRow> {
  requireAdministrator(context, 'see deleted projects');
  return createConnectionFromList(
    () => readDeletedProjects(context.store.db, context.viewer!.id),
    (project) => encodeCursor(project.id),
    args,
  );
}

const MS_PER_DAY = 86_400_000;

/** When a deleted project can no longer be restored. */
export const getProjectRemovalTime = ({ deleted_at }: DeletedProjectRow): Date =>
  new Date(deleted_at.getTime() + PROJECT_RESTORE_PERIOD_DAYS * MS_PER_DAY);

/** The number of issues of a deleted project, without those that the viewer could not see. */
export function countIssuesOfDeletedProject(
  context: RequestContext,
  project: DeletedProjectRow,
): MaybePromise<number> {
  const visibility = requireIssueVisibility(context, project);
  return visibility === 'all'
    ? project.issue_count
    : countIssuesOfProject(context.store.db, project.id, visibility);
}

/** Loads a deleted project that the viewer can restore. */
export async function loadRestorableProject(
  { store, viewer }: RequestContext,
  id: number,
): Promise<DeletedProjectRow | null> {
  const project = await readDeletedProject(store.db, id, viewer?.id ?? null);
  return project && canRestoreProject(viewer, project) ? project : null;
}
