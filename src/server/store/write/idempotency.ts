/** Requests that were carried out, by the key that their sender gave them. */
import { type Kysely, sql } from 'kysely';
import { IDEMPOTENCY_TTL } from '../../../shared/limits';
import type { Tables } from '../tables/Tables';
import type { Transaction } from './transaction';

export interface IdempotencyKey {
  /** 0: nobody in particular. */
  userId: number;
  mutation: string;
  key: string;
}

/** What a request with this key did before. */
export interface CompletedRequest {
  digest: string;
  result: unknown;
}

/**
 * Takes a key for this transaction; null: it is ours. Where another transaction has taken it and is still
 * at work, this waits for its end.
 */
export async function claimIdempotencyKey(
  tx: Transaction,
  { userId, mutation, key }: IdempotencyKey,
  digest: string,
): Promise<CompletedRequest | null> {
  const taken = await tx
    .insertInto('idempotency')
    .values({ user_id: userId, mutation, key, digest, result: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'mutation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (taken) return null;
  return ofKey(tx, { userId, mutation, key }).select(['digest', 'result']).executeTakeFirstOrThrow();
}

/** Keeps what the request with this key did. */
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

/** Forgets keys that are older than they must be kept. Served by idempotency_created. */
export async function deleteExpiredKeys(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${IDEMPOTENCY_TTL / 1000})`)
    .execute();
}

const ofKey = (tx: Transaction, { userId, mutation, key }: IdempotencyKey) =>
  tx
    .selectFrom('idempotency')
    .where('user_id', '=', userId)
    .where('mutation', '=', mutation)
    .where('key', '=', key);
