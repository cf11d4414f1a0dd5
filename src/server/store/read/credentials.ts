/** Whose a session or a token is. What is kept of each is the hash of its secret. */
import { type Kysely, sql } from 'kysely';
import { SESSION_IDLE, USED_AT_INTERVAL } from '../../../shared/limits';
import type { Tables } from '../tables/Tables';
import { USER_COLUMNS, type UserRow } from './users';

const OF_USER = sql.join(USER_COLUMNS.map((column) => sql.ref(`app_user.${column}`)));

export interface CredentialRow {
  id: number;
  /** Whose it is. */
  user: UserRow;
  /** Whether it was used so long ago that its use is to be noted. */
  is_stale: boolean;
}

/**
 * A session that has not ended, of someone who may sign in. Served by session's key on secret_hash. Asked with
 * every request: what can be judged here is not asked of the database, which plans each statement anew.
 */
export async function readSession(db: Kysely<Tables>, secretHash: string): Promise<CredentialRow | null> {
  const { rows } = await sql<UserRow & { credential_id: number; used_at: Date }>`
    SELECT session.id AS credential_id, used_at, ${OF_USER} FROM session, app_user
    WHERE secret_hash = ${secretHash} AND app_user.id = session.user_id`.execute(db);
  if (!rows[0]) return null;
  const { credential_id: id, used_at, ...user } = rows[0];
  const unused = Date.now() - used_at.getTime();
  return user.disabled || unused > SESSION_IDLE ? null : { id, user, is_stale: unused > USED_AT_INTERVAL };
}

/** A token that has not expired, of someone who may sign in. Served by api_token's key on secret_hash. */
export async function readToken(
  db: Kysely<Tables>,
  secretHash: string,
): Promise<(CredentialRow & { scope: number }) | null> {
  const { rows } = await sql<
    UserRow & { credential_id: number; scope: number; used_at: Date | null; expires_at: Date | null }
  >`SELECT api_token.id AS credential_id, scope, used_at, expires_at, ${OF_USER} FROM api_token, app_user
    WHERE secret_hash = ${secretHash} AND app_user.id = api_token.user_id`.execute(db);
  if (!rows[0]) return null;
  const { credential_id: id, scope, used_at, expires_at, ...user } = rows[0];
  const now = Date.now();
  if (user.disabled || (expires_at && expires_at.getTime() <= now)) return null;
  return { id, scope, user, is_stale: !used_at || now - used_at.getTime() > USED_AT_INTERVAL };
}

/** Whether there is anybody who could sign in, in whatever way. */
export async function hasCredentials(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT 1 FROM app_user WHERE password_hash IS NOT NULL)
      OR EXISTS (SELECT 1 FROM oidc_identity) OR EXISTS (SELECT 1 FROM api_token)
      OR EXISTS (SELECT 1 FROM session) OR EXISTS (SELECT 1 FROM password_link) AS found`.execute(db);
  return rows[0]!.found;
}
