/** What is kept of passwords. Nothing else reads it. */
import type { Kysely } from 'kysely';
import type { Tables } from '../tables/Tables';

export interface PasswordRow {
  id: number;
  login: string;
  name: string;
  /** Null: no password signs them in. */
  password_hash: string | null;
}

/** Of someone who may sign in. */
export async function readPasswordByLogin(db: Kysely<Tables>, login: string): Promise<PasswordRow | null> {
  return (await ofPeople(db).where('login', '=', login).executeTakeFirst()) ?? null;
}

/** Of someone who may sign in. */
export async function readPassword(db: Kysely<Tables>, userId: number): Promise<PasswordRow | null> {
  return (await ofPeople(db).where('id', '=', userId).executeTakeFirst()) ?? null;
}

/** Whether there is a link of this secret by which someone chooses a password. */
export async function isPasswordLink(db: Kysely<Tables>, secretHash: string): Promise<boolean> {
  const link = await db
    .selectFrom('password_link')
    .select('user_id')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return link !== undefined;
}

const ofPeople = (db: Kysely<Tables>) =>
  db
    .selectFrom('app_user')
    .select(['id', 'login', 'name', 'password_hash'])
    .where('disabled', '=', false)
    .where('placeholder', '=', false);
