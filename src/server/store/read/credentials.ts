/** Looks up users by the hashed secret of a session or an API token. */
import { type Kysely, sql } from 'kysely';
import { SESSION_IDLE_TIMEOUT_MS, CREDENTIAL_USE_UPDATE_INTERVAL_MS } from '../../../shared/limits';
import type { Tables } from '../tables/Tables';
import { USER_COLUMNS, type UserRow } from './users';

const USER_COLUMNS_SQL = sql.join(USER_COLUMNS.map((column) => sql.ref(`app_user.${column}`)));

export interface UserCredentialRow {
  id: number;
  user: UserRow;
  /**
   * Whether the credential's time of last use is older than CREDENTIAL_USE_UPDATE_INTERVAL_MS and must be updated.
   */
  is_stale: boolean;
}

/**
 * Returns the unexpired session of an enabled user, by the hash of its secret. Served by the unique key of
 * session. The statement runs for every request. It selects the expiry, which is checked here, because a
 * condition would make the statement slower to plan.
 */
export async function readSessionBySecret(
  db: Kysely<Tables>,
  secretHash: string,
): Promise<UserCredentialRow | null> {
  const { rows } = await sql<UserRow & { credential_id: number; used_at: Date }>`
    SELECT session.id AS credential_id, used_at, ${USER_COLUMNS_SQL} FROM session, app_user
    WHERE secret_hash = ${secretHash} AND app_user.id = session.user_id`.execute(db);
  if (!rows[0]) return null;
  const { credential_id: id, used_at, ...user } = rows[0];
  const unused = Date.now() - used_at.getTime();
  return user.disabled || unused > SESSION_IDLE_TIMEOUT_MS
    ? null
    : { id, user, is_stale: unused > CREDENTIAL_USE_UPDATE_INTERVAL_MS };
}

/**
 * Returns the unexpired API token of an enabled user, by the hash of its secret. Served by the unique key of
 * api_token.
 */
export async function readApiTokenBySecret(
  db: Kysely<Tables>,
  secretHash: string,
): Promise<(UserCredentialRow & { scope: number }) | null> {
  const { rows } = await sql<
    UserRow & { credential_id: number; scope: number; used_at: Date | null; expires_at: Date | null }
  >`SELECT api_token.id AS credential_id, scope, used_at, expires_at, ${USER_COLUMNS_SQL} FROM api_token, app_user
    WHERE secret_hash = ${secretHash} AND app_user.id = api_token.user_id`.execute(db);
  if (!rows[0]) return null;
  const { credential_id: id, scope, used_at, expires_at, ...user } = rows[0];
  const now = Date.now();
  if (user.disabled || (expires_at && expires_at.getTime() <= now)) return null;
  return {
    id,
    scope,
    user,
    is_stale: !used_at || now - used_at.getTime() > CREDENTIAL_USE_UPDATE_INTERVAL_MS,
  };
}

/**
 * Whether the installation has any credential: a password, an OpenID Connect identity, an API token, a
 * session or a password link.
 */
export async function hasAnyUserCredential(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT 1 FROM app_user WHERE password_hash IS NOT NULL)
      OR EXISTS (SELECT 1 FROM oidc_identity) OR EXISTS (SELECT 1 FROM api_token)
      OR EXISTS (SELECT 1 FROM session) OR EXISTS (SELECT 1 FROM password_link) AS found`.execute(db);
  return rows[0]!.found;
}
