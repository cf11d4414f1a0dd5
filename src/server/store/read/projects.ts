/** Reads projects with the viewer's role, and their weekly numbers of opened and closed issues. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ProjectTable, Tables } from '../tables/Tables';

/** `role` is the viewer's role as an index of ROLES, or null if the viewer is not a member. */
export type ProjectRow = Selectable<ProjectTable> & { role: number | null };

export async function readProjectsById(
  db: Kysely<Tables>,
  ids: readonly number[],
  userId: number | null,
): Promise<ProjectRow[]> {
  return selectProjectsWithRole(db, userId)
    .where(sql<boolean>`project.id = ANY(${ids}::int[])`)
    .execute();
}

export async function readProjectsByKey(
  db: Kysely<Tables>,
  keys: readonly string[],
  userId: number | null,
): Promise<ProjectRow[]> {
  return selectProjectsWithRole(db, userId)
    .where(sql<boolean>`project.key = ANY(${keys}::text[])`)
    .execute();
}

/** Returns all projects with the user's role in each, sorted by project name. */
export async function readAllProjects(db: Kysely<Tables>, userId: number | null): Promise<ProjectRow[]> {
  return selectProjectsWithRole(db, userId).orderBy('project.name').orderBy('project.id').execute();
}

function selectProjectsWithRole(db: Kysely<Tables>, userId: number | null) {
  return db
    .selectFrom('project')
    .leftJoin('membership', (join) =>
      join.onRef('membership.project_id', '=', 'project.id').on('membership.user_id', '=', userId ?? 0),
    )
    .selectAll('project')
    .select('membership.role as role');
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
 * Counts the issues of a project opened and closed per week since a time. Served by the indexes issue_created
 * and issue_closed.
 */
export async function readWeeklyIssueCounts(
  db: Kysely<Tables>,
  projectIds: readonly number[],
  since: Date,
): Promise<WeeklyIssueCounts[]> {
  const week = (column: 'created_at' | 'closed_at') =>
    sql`date_trunc('week', ${sql.ref(column)} AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`;
  const { rows } = await sql<WeeklyIssueCounts>`
    SELECT project_id, week, sum(opened)::int AS opened, sum(closed)::int AS closed
    FROM (
      SELECT project_id, ${week('created_at')} AS week, count(*) AS opened, 0 AS closed FROM issue
      WHERE project_id = ANY(${projectIds}::int[]) AND created_at >= ${since} GROUP BY 1, 2
      UNION ALL
      SELECT project_id, ${week('closed_at')}, 0, count(*) FROM issue
      WHERE project_id = ANY(${projectIds}::int[]) AND closed_at >= ${since} GROUP BY 1, 2) counted
    GROUP BY project_id, week`.execute(db);
  return rows;
}
