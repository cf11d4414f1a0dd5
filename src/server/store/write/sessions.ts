/** Creates sessions, records the use of sessions and API tokens, and deletes expired sessions. */
import { type Kysely, sql } from 'kysely';
import { SESSION_IDLE_TIMEOUT_MS } from '../../../shared/limits';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

export interface NewSession {
  secretHash: string;
  userId: number;
  address: string | null;
  userAgent: string | null;
}

/** Inserts a session and returns its id. */
export async function insertSession(
  tx: Transaction,
  { secretHash, userId, address, userAgent }: NewSession,
): Promise<number> {
  const { id } = await tx
    .insertInto('session')
    .values({ secret_hash: secretHash, user_id: userId, address, user_agent: userAgent })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Records the current time as the last use of a session or API token. */
export async function updateCredentialLastUse(
  db: Kysely<DatabaseTables>,
  table: 'session' | 'api_token',
  id: number,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Deletes sessions that have not been used for SESSION_IDLE_TIMEOUT_MS. */
export async function deleteExpiredSessions(db: Kysely<DatabaseTables>): Promise<void> {
  await db
    .deleteFrom('session')
    .where('used_at', '<', sql<Date>`now() - make_interval(secs => ${SESSION_IDLE_TIMEOUT_MS / 1000})`)
    .execute();
}
