/** Reads projects with the viewer's role, and their weekly numbers of opened and closed issues. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ProjectTableSchema, DatabaseTables } from '../tables/DatabaseTables';
import { buildAndVisibleIssueSql, type IssueVisibility } from './issueVisibility';

/** `role` is the viewer's role as an index of ROLES, or null if the viewer is not a member. */
export type ProjectRow = Selectable<ProjectTableSchema> & { role: number | null };

export async function readProjectsById(
  db: Kysely<DatabaseTables>,
  ids: readonly number[],
  userId: number | null,
): Promise<ProjectRow[]> {
  return selectProjectsWithRole(db, userId)
    .where(sql<boolean>`project.id = ANY(${ids}::int[])`)
    .execute();
}

export async function readProjectsByKey(
  db: Kysely<DatabaseTables>,
  projectKeys: readonly string[],
  userId: number | null,
): Promise<ProjectRow[]> {
  return selectProjectsWithRole(db, userId)
    .where(sql<boolean>`project.key = ANY(${projectKeys}::text[])`)
    .execute();
}

/** Returns all projects that are not deleted, with the user's role in each, sorted by project name. */
export async function readAllProjects(
  db: Kysely<DatabaseTables>,
  userId: number | null,
): Promise<ProjectRow[]> {
  return selectProjectsWithRole(db, userId).orderBy('project.name').orderBy('project.id').execute();
}

/** A project that was deleted and can be restored. */
export type DeletedProjectRow = ProjectRow & { deleted_at: Date };

/** Returns the deleted projects that can be restored, with the user's role in each, most recently deleted first. */
export function readDeletedProjects(
  db: Kysely<DatabaseTables>,
  userId: number | null,
): Promise<DeletedProjectRow[]> {
  return selectDeletedProjects(db, userId).orderBy('deleted_at', 'desc').orderBy('id').execute();
}

export async function readDeletedProject(
  db: Kysely<DatabaseTables>,
  id: number,
  userId: number | null,
): Promise<DeletedProjectRow | null> {
  return (await selectDeletedProjects(db, userId).where('project.id', '=', id).executeTakeFirst()) ?? null;
}

function selectDeletedProjects(db: Kysely<DatabaseTables>, userId: number | null) {
  return joinRole(db, userId)
    .where('project.deleted_at', 'is not', null)
    .where('project.contents', '=', 'kept')
    .$narrowType<{ deleted_at: Date }>();
}

/** All reads of projects for requests select them here: none returns a deleted project. */
function selectProjectsWithRole(db: Kysely<DatabaseTables>, userId: number | null) {
  return joinRole(db, userId).where('project.deleted_at', 'is', null);
}

function joinRole(db: Kysely<DatabaseTables>, userId: number | null) {
  return db
    .selectFrom('project')
    .leftJoin('membership', (join) =>
      join.onRef('membership.project_id', '=', 'project.id').on('membership.user_id', '=', userId ?? 0),
    )
    .selectAll('project')
    .select('membership.role as role');
}

/**
 * Counts the issues of a project up to an issue number. Served by the primary key of `issue`.
 * @param highest null: all issues
 */
export async function countIssuesOfProject(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  highest: number | null = null,
): Promise<number> {
  const upTo = highest === null ? sql`` : sql` AND number <= ${highest}`;
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM issue
    WHERE project_id = ${projectId}${upTo}${buildAndVisibleIssueSql(visibility, 'issue')}`.execute(db);
  return rows[0]!.count;
}

/** The numbers of issues opened and closed in one week. */
export interface WeeklyIssueCounts {
  project_id: number;
  /** Start of the week: Monday, 0:00 UTC. */
  week: Date;
  opened: number;
  closed: number;
}

/**
 * Counts the issues of projects opened and closed per week since a time. Served by the indexes issue_created and
 * issue_closed.
 * @param visibility the issues that are counted, in each of the projects
 */
export async function readWeeklyIssueCounts(
  db: Kysely<DatabaseTables>,
  projectIds: readonly number[],
  visibility: IssueVisibility,
  since: Date,
): Promise<WeeklyIssueCounts[]> {
  const andVisible = buildAndVisibleIssueSql(visibility, 'issue');
  const week = (column: 'created_at' | 'closed_at') =>
    sql`date_trunc('week', ${sql.ref(column)} AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`;
  const { rows } = await sql<WeeklyIssueCounts>`
    SELECT project_id, week, sum(opened)::int AS opened, sum(closed)::int AS closed
    FROM (
      SELECT project_id, ${week('created_at')} AS week, count(*) AS opened, 0 AS closed FROM issue
      WHERE project_id = ANY(${projectIds}::int[]) AND created_at >= ${since}${andVisible} GROUP BY 1, 2
      UNION ALL
      SELECT project_id, ${week('closed_at')}, 0, count(*) FROM issue
      WHERE project_id = ANY(${projectIds}::int[]) AND closed_at >= ${since}${andVisible} GROUP BY 1, 2) counted
    GROUP BY project_id, week`.execute(db);
  return rows;
}
