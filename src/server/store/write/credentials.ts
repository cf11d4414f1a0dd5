/** Creates and revokes sessions and API tokens. A revoked session or token is deleted. */
import type { Insertable } from 'kysely';
import type { ApiTokenTableSchema } from '../tables/identityTables';
import type { Transaction } from './transaction';

/** Inserts an API token and returns its id. */
export async function insertApiToken(
  tx: Transaction,
  token: Insertable<ApiTokenTableSchema>,
): Promise<number> {
  const { id } = await tx.insertInto('api_token').values(token).returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks a user's row, so that concurrent requests cannot exceed a limit that each of them checks by counting.
 */
export async function lockUserRow(tx: Transaction, userId: number): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}

export async function countApiTokens(tx: Transaction, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('api_token')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes an API token. Returns its name, or null if the user has no token with this id. */
export async function deleteApiToken(tx: Transaction, userId: number, id: number): Promise<string | null> {
  const gone = await tx
    .deleteFrom('api_token')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return gone?.name ?? null;
}

/** Deletes a session. Returns whether the user had a session with this id. */
export async function deleteSession(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Deletes all sessions of a user except the one with this id, if given. Returns the number of deleted
 * sessions.
 */
export async function deleteOtherSessions(
  tx: Transaction,
  userId: number,
  id: number | null,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(id !== null, (query) => query.where('id', '!=', id!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes all sessions, API tokens and password links of a user, but not the password. */
export async function deleteUserCredentials(tx: Transaction, userId: number): Promise<void> {
  for (const table of ['session', 'api_token', 'password_link'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
