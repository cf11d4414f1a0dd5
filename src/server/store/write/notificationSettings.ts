/** The email settings of people, and when their digests are due. */
import { type Kysely, type Selectable, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { NotificationSettingsTableSchema } from '../tables/emailTables';
import type { Transaction } from './transaction';

export type NotificationSettingsRow = Selectable<NotificationSettingsTableSchema>;

/** Returns the stored settings of a user, or undefined if they have never changed them. */
export function readNotificationSettings(
  db: Kysely<DatabaseTables>,
  userId: number,
): Promise<NotificationSettingsRow | undefined> {
  return db.selectFrom('notification_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveNotificationSettings(tx: Transaction, row: NotificationSettingsRow): Promise<void> {
  const { user_id: _userId, ...values } = row;
  await tx
    .insertInto('notification_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Locks the settings of people whose digest is due. Skips those that another server is processing. */
export async function lockDueDigests(
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<NotificationSettingsRow[]> {
  const { rows } = await sql<NotificationSettingsRow>`
    SELECT * FROM notification_settings WHERE next_digest_at <= ${now}::timestamptz
    ORDER BY next_digest_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(tx);
  return rows;
}

/** Returns when the next digest is due; null: nobody receives one. */
export async function readNextDigestTime(db: Kysely<DatabaseTables>): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(next_digest_at) AS at FROM notification_settings WHERE next_digest_at IS NOT NULL`.execute(db);
  return rows[0]?.at ?? null;
}
