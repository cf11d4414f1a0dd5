/**
 * Hashes that identify the history of a project. An index on disk contains the hash of its project version, so that it
 * is not used after the database was restored to an earlier state.
 */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';

/**
 * Reads the hash that identifies the project's history up to a version. Returns an empty string if the version has no
 * event.
 */
export async function readProjectHistoryHash(
  db: Kysely<DatabaseTables>,
  projectId: number,
  version: number,
): Promise<string> {
  const { rows } = await sql<{ hash: string }>`SELECT ${EVENT_HASH_EXPRESSION} AS hash FROM event e
    WHERE e.project_id = ${projectId} AND e.sequence = ${version}`.execute(db);
  return rows[0]?.hash ?? '';
}

/**
 * A hash of the event that led to a project version. If a backup was restored and the project then changed
 * differently, the event and its hash differ.
 */
export const EVENT_HASH_EXPRESSION = sql`md5(e::text)`;
