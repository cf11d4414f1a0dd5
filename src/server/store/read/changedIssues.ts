/** What happened in a project since a version of it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables/Tables';

export interface ChangedIssues {
  /** The project's version; null: there is no such project. */
  version: number | null;
  /** The number of the issue of each event, in order; 0 where it is the project's own. Null: too many. */
  issues: number[] | null;
}

/**
 * The events after `since`, of one snapshot with the project's version. No more than `limit` are read:
 * beyond it the answer has none. A range of the primary key of events.
 */
export async function readChangedIssues(
  db: Kysely<Tables>,
  projectId: number,
  since: number,
  limit: number,
): Promise<ChangedIssues> {
  const { rows } = await sql<{ version: number; issues: number[] | null }>`
    SELECT project.version, told.issues FROM project
    LEFT JOIN LATERAL (
      SELECT array_agg(issue_number ORDER BY sequence) AS issues FROM event
      WHERE project_id = project.id AND sequence > ${since} AND sequence <= project.version
        AND project.version - ${since}::bigint <= ${limit}) told ON true
    WHERE project.id = ${projectId}`.execute(db);
  const row = rows[0];
  if (!row) return { version: null, issues: null };
  const issues = row.issues ?? [];
  // Fewer events than versions do not tell all that happened.
  return { version: row.version, issues: issues.length === row.version - since ? issues : null };
}
