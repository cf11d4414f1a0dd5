import { sql } from 'kysely';
import type { DatabaseStore } from '../server/store/DatabaseStore';
import { runStatementOnDefaultDatabase } from './databasePool/serverDatabases';
import { waitUntil } from './waitUntil';

/**
 * Terminates the connections on which servers LISTEN for PostgreSQL notifications of a database, and rejects
 * new connections until `work` is done. `work` can use the existing connections of its store.
 */
export async function runWithDatabaseListenersDisconnected(
  { db }: DatabaseStore,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(db);
  const url = process.env.TEST_DATABASE_URL!;
  await runStatementOnDefaultDatabase(url, `ALTER DATABASE ${rows[0]!.name} ALLOW_CONNECTIONS false`);
  try {
    await waitUntil(async () => {
      const ended = await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'winnow changes' AND datname = current_database()`.execute(db);
      return ended.rows.length === 0;
    });
    await work();
  } finally {
    await runStatementOnDefaultDatabase(url, `ALTER DATABASE ${rows[0]!.name} ALLOW_CONNECTIONS true`);
  }
}
