/** Sessions as they go: begun, used, forgotten; tokens as they are used. */
import { type Kysely, sql } from 'kysely';
import { SESSION_IDLE } from '../../../shared/limits';
import type { Tables } from '../tables/Tables';
import type { Transaction } from './transaction';

export interface NewSession {
  secretHash: string;
  userId: number;
  address: string | null;
  userAgent: string | null;
}

/** Answers its id. */
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

/** Notes that it is in use. */
export async function touchCredential(
  db: Kysely<Tables>,
  table: 'session' | 'api_token',
  id: number,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Forgets those that nobody used for as long as one may stay away. */
export async function deleteExpiredSessions(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('session')
    .where('used_at', '<', sql<Date>`now() - make_interval(secs => ${SESSION_IDLE / 1000})`)
    .execute();
}
