/** Reads a user's sessions and API tokens for the account page. Hashes of secrets are never selected. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { SESSION_IDLE_TIMEOUT_MS } from '../../../shared/limits';
import type { ApiTokenTableSchema, SessionTableSchema } from '../tables/identityTables';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface UserAccountRow {
  id: number;
  email: string | null;
  hasPassword: boolean;
}

export type SessionRow = Omit<Selectable<SessionTableSchema>, 'secret_hash'>;
export type ApiTokenRow = Omit<Selectable<ApiTokenTableSchema>, 'secret_hash'>;

const SESSION_COLUMNS = ['id', 'user_id', 'created_at', 'used_at', 'address', 'user_agent'] as const;
const API_TOKEN_COLUMNS = ['id', 'user_id', 'name', 'scope', 'created_at', 'used_at', 'expires_at'] as const;

/** Returns the account of a user, or null for an unknown user or a placeholder, which has no account. */
export async function readUserAccount(
  db: Kysely<DatabaseTables>,
  userId: number,
): Promise<UserAccountRow | null> {
  const { rows } = await sql<UserAccountRow>`
    SELECT id, email, password_hash IS NOT NULL AS "hasPassword" FROM app_user
    WHERE id = ${userId} AND NOT placeholder`.execute(db);
  return rows[0] ?? null;
}

/** Returns the user's unexpired sessions, last used first. Served by the index session_user. */
export function readUserSessions(db: Kysely<DatabaseTables>, userId: number): Promise<SessionRow[]> {
  return db
    .selectFrom('session')
    .select(SESSION_COLUMNS)
    .where('user_id', '=', userId)
    .where('used_at', '>', new Date(Date.now() - SESSION_IDLE_TIMEOUT_MS))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns the user's API tokens including expired ones, newest first. Served by the index api_token_user. */
export function readUserApiTokens(db: Kysely<DatabaseTables>, userId: number): Promise<ApiTokenRow[]> {
  return db
    .selectFrom('api_token')
    .select(API_TOKEN_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
}
