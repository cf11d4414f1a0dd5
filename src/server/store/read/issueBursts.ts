/** Reads the issues that were created around an issue, in the order of their creation. */
import { type Kysely, sql } from 'kysely';
import { buildAndVisibleIssueSql, type IssueVisibility } from './issueVisibility';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** The data of an issue from which bursts are found. */
export interface CreatedIssue {
  project_id: number;
  number: number;
  title: string;
  author_id: number | null;
  created_at: Date;
  /** The start of the description. */
  text: string;
}

/** A position in the order of creation. */
export type CreationPosition = Pick<CreatedIssue, 'number' | 'created_at'>;

/**
 * Returns the issues that were created before or after a position, nearest first. Served by the index issue_created.
 * @param direction 1: later issues; -1: earlier ones
 * @param until limit of the creation time: the latest one for later issues, the earliest one for earlier issues; null
 *   for no limit
 * @param visibility the issues that are read
 */
export async function readIssuesCreatedBeforeOrAfter(
  db: Kysely<DatabaseTables>,
  projectId: number,
  { created_at: at, number }: CreationPosition,
  {
    direction,
    until,
    textLength,
    limit,
    visibility,
  }: {
    direction: 1 | -1;
    until: Date | null;
    textLength: number;
    limit: number;
    visibility: IssueVisibility;
  },
): Promise<CreatedIssue[]> {
  const isLater = direction === 1;
  const beyond = isLater ? sql`>` : sql`<`;
  const within = isLater ? sql`<=` : sql`>=`;
  const order = isLater ? sql`ASC` : sql`DESC`;
  const range = until === null ? sql`` : sql`AND created_at ${within} ${until}::timestamptz`;
  const { rows } = await sql<CreatedIssue>`
    SELECT project_id, number, title, author_id, created_at, left(body, ${textLength}::int) AS text
    FROM (
      SELECT project_id, number, title, author_id, created_at FROM issue
      WHERE project_id = ${projectId} AND (created_at, number) ${beyond} (${at}::timestamptz, ${number}::int)${buildAndVisibleIssueSql(visibility, 'issue')} ${range}
      ORDER BY created_at ${order}, number ${order} LIMIT ${limit}) next
    JOIN issue_text USING (project_id, number)
    ORDER BY created_at ${order}, number ${order}`.execute(db);
  return rows;
}
