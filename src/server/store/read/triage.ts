/**
 * Reads leases, snoozes, decisions and settings of triage. Times are compared with the clock of the database, which all
 * servers share.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import { TRIAGE_LEASES_LISTED_MAX } from '../../../shared/limits';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type {
  TriageLeaseTableSchema,
  TriageSettingsTableSchema,
  TriageSnoozeTableSchema,
} from '../tables/triageTables';
import type { IssueRowKey } from './issues';
import { buildAndRowOfVisibleIssueSql, type IssueVisibility, toRestrictedProjects } from './issueVisibility';

export type TriageLeaseRow = Selectable<TriageLeaseTableSchema>;
export type TriageSnoozeRow = Selectable<TriageSnoozeTableSchema>;
export type TriageSettingsRow = Selectable<TriageSettingsTableSchema>;

/**
 * Condition that a lease has not expired. `clock_timestamp` also advances within a transaction, which may have waited
 * for a lock.
 */
export const IS_LEASE_ACTIVE_SQL = sql<boolean>`triage_lease.held_until > clock_timestamp()`;

/** Returns the active leases of issues, in no particular order. Served by the primary key. */
export async function readTriageLeases(
  db: Kysely<DatabaseTables>,
  issueKeys: readonly IssueRowKey[],
): Promise<TriageLeaseRow[]> {
  const { rows } = await sql<TriageLeaseRow>`SELECT triage_lease.* FROM ${unnestKeys(issueKeys)}
    JOIN triage_lease USING (project_id, number) WHERE ${IS_LEASE_ACTIVE_SQL}`.execute(db);
  return rows;
}

/**
 * Returns the active leases of a user in a project, in the order in which they were taken. Served by the index
 * triage_lease_user.
 */
export async function readTriageLeasesOfUser(
  db: Kysely<DatabaseTables>,
  projectId: number,
  userId: number,
): Promise<TriageLeaseRow[]> {
  return db
    .selectFrom('triage_lease')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .where(IS_LEASE_ACTIVE_SQL)
    .orderBy('taken_at')
    .execute();
}

/** Returns active leases of the visible issues of a project, at most TRIAGE_LEASES_LISTED_MAX, latest expiry first. */
export async function readTriageLeasesOfProject(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
): Promise<TriageLeaseRow[]> {
  const isVisible = buildAndRowOfVisibleIssueSql(
    toRestrictedProjects(projectId, visibility),
    sql.ref('triage_lease.project_id'),
    sql.ref('triage_lease.number'),
  );
  return db
    .selectFrom('triage_lease')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(sql<boolean>`${IS_LEASE_ACTIVE_SQL}${isVisible}`)
    .orderBy('held_until', 'desc')
    .orderBy('number', 'desc')
    .limit(TRIAGE_LEASES_LISTED_MAX)
    .execute();
}

/** Returns the snoozes of issues, in no particular order. Served by the primary key. */
export async function readTriageSnoozes(
  db: Kysely<DatabaseTables>,
  issueKeys: readonly IssueRowKey[],
): Promise<TriageSnoozeRow[]> {
  const { rows } = await sql<TriageSnoozeRow>`SELECT triage_snooze.* FROM ${unnestKeys(issueKeys)}
    JOIN triage_snooze USING (project_id, number)`.execute(db);
  return rows;
}

/**
 * Returns the number of decisions of a user on visible issues of a project on the current day of a time zone. Served by
 * the index triage_decision_user.
 */
export async function countTriageDecisionsToday(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  userId: number,
  timeZone: string,
): Promise<number> {
  const isVisible = buildAndRowOfVisibleIssueSql(
    toRestrictedProjects(projectId, visibility),
    sql.ref('triage_decision.project_id'),
    sql.ref('triage_decision.number'),
  );
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM triage_decision
    WHERE project_id = ${projectId} AND user_id = ${userId}
      AND decided_at >= date_trunc('day', now() AT TIME ZONE ${timeZone}::text) AT TIME ZONE ${timeZone}::text${isVisible}`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Returns the triage settings of projects. Leaves out projects that use the defaults. */
export async function readTriageSettings(
  db: Kysely<DatabaseTables>,
  projectIds: readonly number[],
): Promise<TriageSettingsRow[]> {
  return db.selectFrom('triage_settings').selectAll().where('project_id', 'in', projectIds).execute();
}

function unnestKeys(issueKeys: readonly IssueRowKey[]) {
  const projectIds = issueKeys.map((key) => key.projectId);
  const numbers = issueKeys.map((key) => key.number);
  return sql`unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, number)`;
}
