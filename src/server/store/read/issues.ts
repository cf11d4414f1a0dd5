/** Issues by (project, number), many in one statement. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { IssueTable, Tables } from '../tables/Tables';

export interface IssueKey {
  projectId: number;
  number: number;
}

/** The narrow row of an issue: everything but its texts. */
export type IssueRow = Selectable<IssueTable>;

/** The rows of the issues that exist, in no order. Served by the primary key. */
export async function readIssues(db: Kysely<Tables>, keys: readonly IssueKey[]): Promise<IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    SELECT issue.* FROM ${wanted(keys)} JOIN issue USING (project_id, number)`.execute(db);
  return rows;
}

/** The bodies of issues, which stand apart from the narrow row. */
export async function readIssueBodies(
  db: Kysely<Tables>,
  keys: readonly IssueKey[],
): Promise<{ project_id: number; number: number; body: string }[]> {
  const { rows } = await sql<{ project_id: number; number: number; body: string }>`
    SELECT project_id, number, body FROM ${wanted(keys)} JOIN issue_text USING (project_id, number)`.execute(
    db,
  );
  return rows;
}

/** Where imported issues came from. */
export async function readIssueSources(
  db: Kysely<Tables>,
  keys: readonly IssueKey[],
): Promise<{ project_id: number; number: number; url: string | null }[]> {
  const { rows } = await sql<{ project_id: number; number: number; url: string | null }>`
    SELECT project_id, number, url FROM ${wanted(keys)} JOIN issue_source USING (project_id, number)`.execute(
    db,
  );
  return rows;
}

/** The number that an import gave to the issue whose own number was taken; null: none. */
export async function readRedirect(db: Kysely<Tables>, key: IssueKey): Promise<number | null> {
  const row = await db
    .selectFrom('issue_redirect')
    .select('number')
    .where('project_id', '=', key.projectId)
    .where('old_number', '=', key.number)
    .executeTakeFirst();
  return row?.number ?? null;
}

/** The keys as a table to join: one statement whatever their number, one plan for the server to keep. */
function wanted(keys: readonly IssueKey[]) {
  const projectIds = keys.map((key) => key.projectId);
  const numbers = keys.map((key) => key.number);
  return sql`unnest(${projectIds}::int[], ${numbers}::int[]) AS wanted (project_id, number)`;
}
