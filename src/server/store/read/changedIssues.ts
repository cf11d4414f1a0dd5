import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface ProjectChangesSinceVersion {
  /** The project's current version, or null if the project does not exist. */
  version: number | null;
  /**
   * The issue numbers of the events since the requested version, in order of the events; 0 stands for an
   * event about the project. Null if there are too many events, or events are missing.
   */
  issues: number[] | null;
}

/**
 * Returns the project's current version, and which issues have changed between version `since` and the
 * current one. If there are more than `limit` events, `issues` is null. Served by the primary key of event.
 */
export async function readChangedIssueNumbers(
  db: Kysely<DatabaseTables>,
  projectId: number,
  since: number,
  limit: number,
): Promise<ProjectChangesSinceVersion> {
  const { rows } = await sql<{ version: number; issues: number[] | null }>`
    SELECT project.version, changed.issues FROM project
    LEFT JOIN LATERAL (
      SELECT array_agg(issue_number ORDER BY sequence) AS issues FROM event
      WHERE project_id = project.id AND sequence > ${since} AND sequence <= project.version
        AND project.version - ${since}::bigint <= ${limit}) changed ON true
    WHERE project.id = ${projectId}`.execute(db);
  const row = rows[0];
  if (!row) return { version: null, issues: null };
  const issues = row.issues ?? [];
  // Gaps in the sequence numbers mean that events are missing.
  return { version: row.version, issues: issues.length === row.version - since ? issues : null };
}
