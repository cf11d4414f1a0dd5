/** Reads issues by project and number, many in one statement. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { IssueTable, Tables } from '../tables/Tables';

export interface IssueKey {
  projectId: number;
  number: number;
}

/** The row of an issue without its texts, which are in `issue_text`. */
export type IssueRow = Selectable<IssueTable>;

/** Reads issues by key, in no particular order. Deleted issues are left out. Served by the primary key. */
export async function readIssues(db: Kysely<Tables>, keys: readonly IssueKey[]): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    SELECT issue.* FROM ${unnestIssueKeys(keys)} JOIN issue USING (project_id, number)`.execute(db);
  return rows;
}

/** Returns the bodies of issues, which are stored in a table of their own. */
export async function readIssueBodies(
  db: Kysely<Tables>,
  keys: readonly IssueKey[],
): Promise<{ project_id: number; number: number; body: string }[]> {
  const { rows } = await sql<{ project_id: number; number: number; body: string }>`
    SELECT project_id, number, body FROM ${unnestIssueKeys(keys)} JOIN issue_text USING (project_id, number)`.execute(
    db,
  );
  return rows;
}

/** Returns the source URLs of imported issues. */
export async function readIssueSourceUrls(
  db: Kysely<Tables>,
  keys: readonly IssueKey[],
): Promise<{ project_id: number; number: number; url: string | null }[]> {
  const { rows } = await sql<{ project_id: number; number: number; url: string | null }>`
    SELECT project_id, number, url FROM ${unnestIssueKeys(keys)} JOIN issue_source USING (project_id, number)`.execute(
    db,
  );
  return rows;
}

/**
 * Returns the number of an imported issue, by its number in the other tracker, if that number was taken at
 * the import. Otherwise returns null.
 */
export async function readIssueRedirect(db: Kysely<Tables>, key: IssueKey): Promise<number | null> {
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
function unnestIssueKeys(keys: readonly IssueKey[]) {
  const projectIds = keys.map((key) => key.projectId);
  const numbers = keys.map((key) => key.number);
  return sql`unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, number)`;
}
