/** Making and ending what people sign in with: what is ended is gone, and signs nobody in from then on. */
import type { Insertable } from 'kysely';
import type { ApiTokenTable } from '../tables/identityTables';

import type { Transaction } from './transaction';

/** Answers its id. */
export async function insertApiToken(tx: Transaction, token: Insertable<ApiTokenTable>): Promise<number> {
  const { id } = await tx.insertInto('api_token').values(token).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Holds a person's row, so that what is counted of theirs stays so. */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
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

/** Answers its name; null: this person has no such token. */
export async function deleteApiToken(tx: Transaction, userId: number, id: number): Promise<string | null> {
  const gone = await tx
    .deleteFrom('api_token')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  return gone?.name ?? null;
}

/** Whether this person had such a session. */
export async function deleteSession(tx: Transaction, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a person but this one. Answers how many. */
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

/** Ends all that signs a person in but their password: sessions, tokens, links to choose a password. */
export async function deleteCredentials(tx: Transaction, userId: number): Promise<void> {
  for (const table of ['session', 'api_token', 'password_link'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
