/** The cursor of a project: the position up to which its events have been processed into notifications. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

export interface NotificationCursor {
  /** All events up to this sequence have been processed. */
  sequence: number;
  /** End of the batch that is being processed; null between batches. */
  batchEnd: number | null;
  /** In the current batch, all recipients up to this user id have their notifications. */
  lastUserId: number;
}

export interface LockedNotificationCursor extends NotificationCursor {
  /** The project's version. */
  version: number;
  /** An index of PROJECT_VISIBILITIES. */
  visibility: number;
  /** The next range of events of which nobody is notified; null: there is none. */
  skip: { first: number; last: number } | null;
}

/** Returns the ids of the projects that have events after their cursor. */
export async function readProjectsWithPendingEvents(db: Kysely<DatabaseTables>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM project JOIN notification_cursor ON project_id = id
    WHERE version > sequence AND deleted_at IS NULL`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts the events that have not been processed. */
export async function countPendingNotificationEvents(db: Kysely<DatabaseTables>): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    SELECT coalesce(sum(version - sequence), 0)::int AS events FROM project JOIN notification_cursor ON project_id = id
    WHERE deleted_at IS NULL`.execute(db);
  return rows[0]!.events;
}

/**
 * Locks the cursor of a project until the transaction ends. All writers that add notifications of the
 * project hold this lock.
 * @returns null if another transaction holds it, or the project was deleted
 */
export async function lockNotificationCursor(
  tx: Transaction,
  projectId: number,
): Promise<LockedNotificationCursor | null> {
  const { rows } = await sql<NotificationCursor>`
    SELECT sequence, batch_end AS "batchEnd", last_user_id AS "lastUserId" FROM notification_cursor
    WHERE project_id = ${projectId} FOR UPDATE SKIP LOCKED`.execute(tx);
  if (!rows[0]) return null;
  // A second statement, because it has to see what was committed before the cursor was locked: an import records the
  // range of its events, or moves the cursor, in the transaction that inserts them.
  const current = await sql<Pick<LockedNotificationCursor, 'version' | 'visibility' | 'skip'>>`
    SELECT version, visibility::int, (
      SELECT json_build_object('first', first_sequence, 'last', last_sequence) FROM notification_skip
      WHERE project_id = id ORDER BY first_sequence LIMIT 1) AS skip
    FROM project WHERE id = ${projectId} AND deleted_at IS NULL`.execute(tx);
  return current.rows[0] ? { ...rows[0], ...current.rows[0] } : null;
}

/** Moves a locked cursor. */
export async function moveNotificationCursor(
  tx: Transaction,
  projectId: number,
  { sequence, batchEnd, lastUserId }: NotificationCursor,
): Promise<void> {
  await tx
    .updateTable('notification_cursor')
    .set({ sequence, batch_end: batchEnd, last_user_id: lastUserId })
    .where('project_id', '=', projectId)
    .execute();
}

/** Removes the ranges of imported events that a cursor has passed. */
export async function deletePassedImportedEventRanges(
  tx: Transaction,
  projectId: number,
  sequence: number,
): Promise<void> {
  await sql`DELETE FROM notification_skip
    WHERE project_id = ${projectId} AND last_sequence <= ${sequence}::bigint`.execute(tx);
}
