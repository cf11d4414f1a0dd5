/** Claims idempotency keys, and stores and deletes the results of completed requests. */
import { type Kysely, sql } from 'kysely';
import { IDEMPOTENCY_KEY_TTL_MS } from '../../../shared/limits';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

export interface IdempotencyKey {
  /** Id of the user who sent the request; 0 for anonymous requests. */
  userId: number;
  mutation: string;
  key: string;
}

/** The stored result of an earlier request with the same key. */
export interface CompletedIdempotentRequest {
  /** Digest of the request's input. */
  digest: string;
  result: unknown;
}

/**
 * Claims an idempotency key for a transaction. Waits while another open transaction holds the key.
 * @returns null if the key is new, otherwise the completed request that used it
 */
export async function claimIdempotencyKey(
  tx: Transaction,
  { userId, mutation, key }: IdempotencyKey,
  digest: string,
): Promise<CompletedIdempotentRequest | null> {
  const inserted = await tx
    .insertInto('idempotency')
    .values({ user_id: userId, mutation, key, digest, result: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'mutation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return null;
  return selectIdempotentRequest(tx, { userId, mutation, key })
    .select(['digest', 'result'])
    .executeTakeFirstOrThrow();
}

/** Stores the result of the request that claimed an idempotency key. */
export async function saveIdempotentResult(
  tx: Transaction,
  { userId, mutation, key }: IdempotencyKey,
  result: object,
): Promise<void> {
  await tx
    .updateTable('idempotency')
    .set({ result: JSON.stringify(result) })
    .where('user_id', '=', userId)
    .where('mutation', '=', mutation)
    .where('key', '=', key)
    .execute();
}

/** Deletes idempotency keys older than IDEMPOTENCY_KEY_TTL_MS. Served by the index idempotency_created. */
export async function deleteExpiredIdempotencyKeys(db: Kysely<DatabaseTables>): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${IDEMPOTENCY_KEY_TTL_MS / 1000})`)
    .execute();
}

const selectIdempotentRequest = (tx: Transaction, { userId, mutation, key }: IdempotencyKey) =>
  tx
    .selectFrom('idempotency')
    .where('user_id', '=', userId)
    .where('mutation', '=', mutation)
    .where('key', '=', key);
