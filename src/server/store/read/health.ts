/** Reads the state of the database and the event lag, for health checks and metrics. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface DatabaseInfo {
  version: string;
  /** Size of the database in bytes. */
  bytes: number;
}

export async function readDatabaseInfo(db: Kysely<DatabaseTables>): Promise<DatabaseInfo> {
  const { rows } = await sql<DatabaseInfo>`
    SELECT version() AS version, pg_database_size(current_database()) AS bytes`.execute(db);
  return rows[0]!;
}

/**
 * Returns the age of the oldest of these events, in seconds. Imported events are ignored, because they have
 * the times of the other tracker.
 */
export async function readOldestEventAge(
  db: Kysely<DatabaseTables>,
  events: readonly { projectId: number; sequence: number }[],
): Promise<number> {
  const projectIds = events.map(({ projectId }) => projectId);
  const sequences = events.map(({ sequence }) => sequence);
  const { rows } = await sql<{ age: number }>`
    SELECT greatest(0, coalesce(extract(epoch FROM now() - min(created_at)), 0))::float8 AS age
    FROM unnest(${projectIds}::int[], ${sequences}::bigint[]) AS wanted (project_id, sequence)
    JOIN event USING (project_id, sequence) WHERE source_id IS NULL`.execute(db);
  return rows[0]!.age;
}
