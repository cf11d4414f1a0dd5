import { sql } from 'kysely';
import { NOTIFICATION_REASONS, NOTIFICATION_STATES } from '../../shared/notifications';
import type { DatabaseStore } from '../../server/store/DatabaseStore';
import { openDatabaseStore } from '../../server/store/open/openDatabaseStore';

/** Number of notifications in the measured inbox. */
export const INBOX_NOTIFICATION_COUNT = 100_000;
/** Number of people who watch one issue. */
export const WATCHER_COUNT = 10_000;
/** Number of the issue that the WATCHER_COUNT people watch. */
export const WATCHED_ISSUE_NUMBER = 1;

/**
 * Fills the inbox of the user `maintainer` of a database that no server has open: 60% unread, 20% read, 10% done and
 * 10% snoozed, with all reasons. The newest notification is about the first issue, the next about the second one, and
 * so on; in a tracker with fewer issues, the oldest notifications refer to issues that do not exist. Also creates
 * WATCHER_COUNT accounts that watch one issue. Does nothing if the notifications already exist.
 */
export async function insertInbox(dataDir: string): Promise<void> {
  const store = await openDatabaseStore({ dataDir });
  try {
    const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM notification`.execute(
      store.db,
    );
    if (rows[0]!.count >= INBOX_NOTIFICATION_COUNT) return;
    await insertWatchers(store);
    await sql`DELETE FROM notification`.execute(store.db);
    await sql`DELETE FROM notification_count`.execute(store.db);
    const states = [
      'unread',
      'unread',
      'unread',
      'unread',
      'unread',
      'unread',
      'read',
      'read',
      'done',
      'snoozed',
    ].map((state) => NOTIFICATION_STATES.findIndex((each) => each === state));
    await sql`INSERT INTO notification (project_id, user_id, issue_number, bulk_number, reason, state, event_count,
        event_sequence, updated_at)
      SELECT project.id, app_user.id, n, 0, n % ${NOTIFICATION_REASONS.length}::int,
        (${states}::int[])[1 + (n * 7) % 10], 1 + n % 5, 1, timestamptz '2025-01-01' - n * interval '1 minute'
      FROM project, app_user, generate_series(1, ${INBOX_NOTIFICATION_COUNT}::int) n
      WHERE project.key = 'BENCH' AND app_user.login = 'maintainer'`.execute(store.db);
    await sql`INSERT INTO notification_count (project_id, user_id, state, reason, count)
      SELECT project_id, user_id, state, reason, count(*) FROM notification GROUP BY 1, 2, 3, 4`.execute(
      store.db,
    );
    await sql`VACUUM (ANALYZE) notification`.execute(store.db);
  } finally {
    await store.close();
  }
}

async function insertWatchers({ db }: DatabaseStore): Promise<void> {
  await sql`INSERT INTO app_user (login, name)
    SELECT 'watcher-' || n, 'Watcher ' || n FROM generate_series(1, ${WATCHER_COUNT}::int) n
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`INSERT INTO watch (project_id, user_id, number)
    SELECT project.id, app_user.id, ${WATCHED_ISSUE_NUMBER}::int FROM project, app_user
    WHERE project.key = 'BENCH' AND app_user.login LIKE 'watcher-%'
    ON CONFLICT DO NOTHING`.execute(db);
}
