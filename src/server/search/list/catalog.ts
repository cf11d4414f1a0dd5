/**
 * The catalog of a project: the names of its labels, states and milestones, which queries use and facets
 * show. Catalogs are cached by project version. A page is read with the cached catalog, by a statement that
 * also returns the current version. If the versions differ, catalog and page are read again. Names therefore
 * normally cost no statement of their own.
 */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';

export interface IdAndName {
  id: number;
  name: string;
}

export interface ProjectCatalog {
  projectId: number;
  projectKey: string;
  version: number;
  issueCount: number;
  issueCounter: number;
  /** Workflow states, in workflow order. */
  states: (IdAndName & { category: number })[];
  labels: IdAndName[];
  /** Labels that were merged into another label: the name of the merged label with the id of its target. */
  mergedLabels: IdAndName[];
  milestones: IdAndName[];
}

/**
 * Reads the names of a project's labels, states and milestones. Returns null if the project does not exist, or was
 * deleted.
 */
export async function readProjectCatalog(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<ProjectCatalog | null> {
  const named = (table: 'label' | 'milestone', name: 'name' | 'title') => sql`
    (SELECT coalesce(json_agg(json_build_object('id', id, 'name', ${sql.ref(name)}) ORDER BY id), '[]')
     FROM ${sql.table(table)} WHERE project_id = ${projectId} AND ${sql.ref(`${name}_key`)} IS NOT NULL)`;
  const { rows } = await sql<ProjectCatalog>`
    SELECT id AS "projectId", key AS "projectKey", version, issue_count AS "issueCount",
      issue_counter AS "issueCounter", ${named('label', 'name')} AS labels,
      (SELECT coalesce(json_agg(json_build_object('id', target.id, 'name', merged.name) ORDER BY merged.id DESC), '[]')
       FROM label merged JOIN label target ON target.project_id = ${projectId} AND target.id = merged.merged_into
       WHERE merged.project_id = ${projectId} AND merged.name_key IS NULL AND target.name_key IS NOT NULL) AS "mergedLabels",
      ${named('milestone', 'title')} AS milestones,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'category', category)
         ORDER BY position, id), '[]') FROM workflow_state WHERE project_id = ${projectId}) AS states
    FROM project WHERE id = ${projectId} AND deleted_at IS NULL`.execute(db);
  return rows[0] ?? null;
}

/** Reads the current version of a project. Returns undefined if the project does not exist, or was deleted. */
export async function readProjectVersion(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('project')
    .select('version')
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.version;
}

/**
 * Finds users by login, in lower case. An account and placeholders may have the same login: placeholders are also
 * found by their login in the tracker that they were imported from. The login of a placeholder that belongs to an
 * account means the account.
 */
export async function readUserIdsByLogin(
  db: Kysely<DatabaseTables>,
  logins: readonly string[],
): Promise<{ id: number; login: string }[]> {
  const { rows } = await sql<{ id: number; login: string }>`
    SELECT coalesce(claimed_by_id, id) AS id, lower(login) AS login FROM app_user WHERE lower(login) = ANY(${logins}::text[])
    UNION
    SELECT user_id, login_key FROM user_source WHERE login_key = ANY(${logins}::text[])`.execute(db);
  return rows;
}

export async function readUserLoginsById(
  db: Kysely<DatabaseTables>,
  ids: readonly number[],
): Promise<IdAndName[]> {
  return db
    .selectFrom('app_user')
    .select(['id', 'login as name'])
    .where(sql<boolean>`id = ANY(${ids}::int[])`)
    .execute();
}

/** Finds the ids of projects by key, in upper case. Deleted projects are not found. */
export async function readProjectIdsByKey(
  db: Kysely<DatabaseTables>,
  keys: readonly string[],
): Promise<{ id: number; key: string }[]> {
  return db
    .selectFrom('project')
    .select(['id', 'key'])
    .where('key', 'in', keys)
    .where('deleted_at', 'is', null)
    .execute();
}
