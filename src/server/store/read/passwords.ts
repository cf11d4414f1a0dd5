/** Reads password hashes. No other query reads them. */
import type { Kysely } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface PasswordHashRow {
  id: number;
  login: string;
  name: string;
  /** The hash of the user's password; null for a user without a password. */
  password_hash: string | null;
}

/**
 * Reads the password hash of a user by login. Returns null for unknown and disabled users and placeholders.
 */
export async function readPasswordHashByLogin(
  db: Kysely<DatabaseTables>,
  login: string,
): Promise<PasswordHashRow | null> {
  return (await selectEnabledUsers(db).where('login', '=', login).executeTakeFirst()) ?? null;
}

/** Reads the password hash of a user by id. Returns null for unknown and disabled users and placeholders. */
export async function readPasswordHash(
  db: Kysely<DatabaseTables>,
  userId: number,
): Promise<PasswordHashRow | null> {
  return (await selectEnabledUsers(db).where('id', '=', userId).executeTakeFirst()) ?? null;
}

/** Whether an unexpired password link with this secret exists. */
export async function isValidPasswordLink(db: Kysely<DatabaseTables>, secretHash: string): Promise<boolean> {
  const link = await db
    .selectFrom('password_link')
    .select('user_id')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return link !== undefined;
}

const selectEnabledUsers = (db: Kysely<DatabaseTables>) =>
  db
    .selectFrom('app_user')
    .select(['id', 'login', 'name', 'password_hash'])
    .where('disabled', '=', false)
    .where('placeholder', '=', false);
