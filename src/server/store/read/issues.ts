/** Reads issues by project and number, many in one statement. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { IssueTableSchema, DatabaseTables } from '../tables/DatabaseTables';
import { buildAndVisibleIssueSql, type IssueVisibility } from './issueVisibility';

export interface IssueRowKey {
  projectId: number;
  number: number;
}

/** The row of an issue without its texts, which are in `issue_text`. */
export type IssueRow = Selectable<IssueTableSchema>;

/** Reads issues by key, in no particular order. Deleted issues are left out. Served by the primary key. */
export async function readIssues(
  db: Kysely<DatabaseTables>,
  issueKeys: readonly IssueRowKey[],
): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    SELECT issue.* FROM ${unnestIssueKeys(issueKeys)} JOIN issue USING (project_id, number)`.execute(db);
  return rows;
}

/** Returns which of these issues exist and are visible, in no particular order. Served by the primary key. */
export async function readExistingIssueNumbers(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  numbers: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`SELECT number FROM issue
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])${buildAndVisibleIssueSql(visibility, 'issue')}`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

/** Returns the bodies of issues, which are stored in a table of their own. */
export async function readIssueBodies(
  db: Kysely<DatabaseTables>,
  issueKeys: readonly IssueRowKey[],
): Promise<{ project_id: number; number: number; body: string }[]> {
  const { rows } = await sql<{ project_id: number; number: number; body: string }>`
    SELECT project_id, number, body FROM ${unnestIssueKeys(issueKeys)} JOIN issue_text USING (project_id, number)`.execute(
    db,
  );
  return rows;
}

export interface IssueSourceRow {
  project_id: number;
  number: number;
  /** Address of the issue in the other tracker. */
  url: string | null;
  /** Why the issue was locked in the other tracker. */
  lock_reason: string | null;
  /** Counts of the reactions in the other tracker, by their names there, without the votes. */
  reactions: Readonly<Record<string, unknown>> | null;
}

/** Returns the original addresses and lock reasons of imported issues. */
export async function readIssueSources(
  db: Kysely<DatabaseTables>,
  issueKeys: readonly IssueRowKey[],
): Promise<IssueSourceRow[]> {
  const { rows } = await sql<IssueSourceRow>`
    SELECT project_id, number, url, raw ->> 'active_lock_reason' AS lock_reason,
      raw -> 'reactions' AS reactions
    FROM ${unnestIssueKeys(issueKeys)} JOIN issue_source USING (project_id, number)`.execute(db);
  return rows;
}

/**
 * Returns the number of an imported issue, by its number in the other tracker, if that number was taken at
 * the import. Otherwise returns null.
 */
export async function readIssueRedirect(
  db: Kysely<DatabaseTables>,
  key: IssueRowKey,
): Promise<number | null> {
  const row = await db
    .selectFrom('issue_redirect')
    .select('number')
    .where('project_id', '=', key.projectId)
    .where('old_number', '=', key.number)
    .executeTakeFirst();
  return row?.number ?? null;
}

/**
 * Returns issue keys as a table to join, so that the text and the plan of the statement do not depend on how
 * many there are.
 */
function unnestIssueKeys(issueKeys: readonly IssueRowKey[]) {
  const projectIds = issueKeys.map((key) => key.projectId);
  const numbers = issueKeys.map((key) => key.number);
  return sql`unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, number)`;
}
