/** Reads the projects that an index has to load. */
import type { DatabaseStore } from '../../store/DatabaseStore';

/** Reads the ids of all projects that are not deleted, largest project first. */
export async function readProjectIdsSortedBySize(store: DatabaseStore): Promise<number[]> {
  const projects = await store.background
    .selectFrom('project')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('issue_count', 'desc')
    .execute();
  return projects.map(({ id }) => id);
}

/** Reads the number of issues of a project, or 0 if it does not exist. */
export async function readProjectIssueCount(store: DatabaseStore, projectId: number): Promise<number> {
  const project = await store.background
    .selectFrom('project')
    .select('issue_count')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return project?.issue_count ?? 0;
}
