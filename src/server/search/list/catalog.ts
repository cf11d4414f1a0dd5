/**
 * The catalog of a project: the names of its labels, states and milestones, which queries use and facets
 * show. Catalogs are cached by project version. A page is read with the cached catalog, by a statement that
 * also returns the current version. If the versions differ, catalog and page are read again. Names therefore
 * normally cost no statement of their own.
 */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../store/tables/Tables';

export interface NamedProjectItem {
  id: number;
  name: string;
}

export interface ProjectItemNames {
  projectId: number;
  projectKey: string;
  version: number;
  issueCount: number;
  issueCounter: number;
  /** Workflow states, in workflow order. */
  states: (NamedProjectItem & { category: number })[];
  labels: NamedProjectItem[];
  milestones: NamedProjectItem[];
}

/**
 * Reads the names of a project's labels, states and milestones. Returns null if the project does not exist.
 */
export async function readProjectItemNames(
  db: Kysely<Tables>,
  projectId: number,
): Promise<ProjectItemNames | null> {
  const named = (table: 'label' | 'milestone', name: 'name' | 'title') => sql`
    (SELECT coalesce(json_agg(json_build_object('id', id, 'name', ${sql.ref(name)}) ORDER BY id), '[]')
     FROM ${sql.table(table)} WHERE project_id = ${projectId})`;
  const { rows } = await sql<ProjectItemNames>`
    SELECT id AS "projectId", key AS "projectKey", version, issue_count AS "issueCount",
      issue_counter AS "issueCounter", ${named('label', 'name')} AS labels,
      ${named('milestone', 'title')} AS milestones,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'category', category)
         ORDER BY position, id), '[]') FROM workflow_state WHERE project_id = ${projectId}) AS states
    FROM project WHERE id = ${projectId}`.execute(db);
  return rows[0] ?? null;
}

/** Reads the current version of a project. Returns undefined if the project does not exist. */
export async function readProjectVersion(db: Kysely<Tables>, projectId: number): Promise<number | undefined> {
  const row = await db.selectFrom('project').select('version').where('id', '=', projectId).executeTakeFirst();
  return row?.version;
}

/** Finds users by login, in lower case. Several placeholder users may have the same login. */
export async function readUserIdsByLogin(
  db: Kysely<Tables>,
  logins: readonly string[],
): Promise<{ id: number; login: string }[]> {
  const { rows } = await sql<{ id: number; login: string }>`
    SELECT id, login FROM app_user WHERE lower(login) = ANY(${logins}::text[])`.execute(db);
  return rows;
}

/** Reads the logins of these users. */
export async function readUserLoginsById(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<NamedProjectItem[]> {
  return db
    .selectFrom('app_user')
    .select(['id', 'login as name'])
    .where(sql<boolean>`id = ANY(${ids}::int[])`)
    .execute();
}

/** Finds the ids of projects by key, in upper case. */
export async function readProjectIdsByKey(
  db: Kysely<Tables>,
  keys: readonly string[],
): Promise<{ id: number; key: string }[]> {
  return db.selectFrom('project').select(['id', 'key']).where('key', 'in', keys).execute();
}
