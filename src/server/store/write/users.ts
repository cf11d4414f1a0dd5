import { type Insertable, sql, type Updateable } from 'kysely';
import type { UserTableSchema } from '../tables/DatabaseTables';
import type { Transaction } from './transaction';

/** The fields of a user that can change. */
export type UpdatableUserFields = Pick<
  Updateable<UserTableSchema>,
  'name' | 'email' | 'avatar_url' | 'site_role' | 'disabled' | 'password_hash'
>;

export async function updateUser(tx: Transaction, id: number, fields: UpdatableUserFields): Promise<void> {
  await tx.updateTable('app_user').set(fields).where('id', '=', id).execute();
}

/**
 * Inserts a user. Returns the new user's id, or null if the login is taken. If a placeholder has the login,
 * the placeholder's login is first prefixed with the name of the tracker that it was imported from, or with its id if an
 * account has claimed it.
 */
export async function insertUser(
  tx: Transaction,
  user: Pick<Insertable<UserTableSchema>, 'login' | 'name' | 'email' | 'site_role' | 'password_hash'>,
): Promise<number | null> {
  await sql`UPDATE app_user SET login = coalesce(
      (SELECT min(system) FROM user_source WHERE user_id = app_user.id), 'claimed ' || id) || ' ' || login
    WHERE login = ${user.login} AND placeholder AND (claimed_by_id IS NOT NULL
      OR EXISTS (SELECT FROM user_source WHERE user_id = app_user.id))`.execute(tx);
  const inserted = await tx
    .insertInto('app_user')
    .values({ ...user, avatar_url: null, disabled: false, placeholder: false, created_at: new Date() })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/**
 * Locks the rows of all enabled administrators, so that they stay administrators until the transaction ends.
 * Returns their ids.
 */
export async function lockAdministrators(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('site_role', '=', 'administrator')
    .where('disabled', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes all addresses of a user's feeds invalid. */
export async function increaseFeedGeneration(tx: Transaction, userId: number): Promise<void> {
  await sql`UPDATE app_user SET feed_generation = feed_generation + 1 WHERE id = ${userId}`.execute(tx);
}
