/** Looks up users by the hashed secret of a session or an API token. */
import { type Kysely, sql } from 'kysely';
import { SESSION_IDLE_TIMEOUT_MS, CREDENTIAL_USE_UPDATE_INTERVAL_MS } from '../../../shared/limits';
import { DATABASE_REVISION_SQL, type DatabaseRevision } from '../engines/DatabaseRevision';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { USER_COLUMNS, type UserRow } from './users';

const USER_COLUMNS_SQL = sql.join(USER_COLUMNS.map((column) => sql.ref(`app_user.${column}`)));

interface CredentialRow {
  id: number;
  user: UserRow;
  /** The revision of the database at which the credential was read. */
  revision: DatabaseRevision;
}

export interface SessionRow extends CredentialRow {
  used_at: Date;
}

export interface ApiTokenRow extends CredentialRow {
  scope: number;
  used_at: Date | null;
  expires_at: Date | null;
}

/**
 * Returns a session with its user, by the hash of its secret, even if it has expired or the user is disabled (see
 * `isSessionValid`). Served by the unique key of session. The statement can run for every request: a condition
 * would make it slower to plan.
 */
export async function readSessionBySecret(
  db: Kysely<DatabaseTables>,
  secretHash: string,
): Promise<SessionRow | null> {
  const { rows } = await sql<UserRow & Omit<SessionRow, 'id' | 'user'> & { credential_id: number }>`
    SELECT session.id AS credential_id, used_at, ${DATABASE_REVISION_SQL} AS revision, ${USER_COLUMNS_SQL}
    FROM session, app_user
    WHERE secret_hash = ${secretHash} AND app_user.id = session.user_id`.execute(db);
  if (!rows[0]) return null;
  const { credential_id: id, used_at, revision, ...user } = rows[0];
  return { id, user, used_at, revision };
}

/**
 * Returns an API token with its user, by the hash of its secret, even if it has expired or the user is disabled (see
 * `isApiTokenValid`). Served by the unique key of api_token.
 */
export async function readApiTokenBySecret(
  db: Kysely<DatabaseTables>,
  secretHash: string,
): Promise<ApiTokenRow | null> {
  const { rows } = await sql<UserRow & Omit<ApiTokenRow, 'id' | 'user'> & { credential_id: number }>`
    SELECT api_token.id AS credential_id, scope, used_at, expires_at, ${DATABASE_REVISION_SQL} AS revision,
      ${USER_COLUMNS_SQL}
    FROM api_token, app_user
    WHERE secret_hash = ${secretHash} AND app_user.id = api_token.user_id`.execute(db);
  if (!rows[0]) return null;
  const { credential_id: id, scope, used_at, expires_at, revision, ...user } = rows[0];
  return { id, user, scope, used_at, expires_at, revision };
}

/** Whether a session has not expired and its user is enabled. */
export const isSessionValid = ({ user, used_at }: SessionRow): boolean =>
  !user.disabled && Date.now() - used_at.getTime() <= SESSION_IDLE_TIMEOUT_MS;

/** Whether an API token has not expired and its user is enabled. */
export const isApiTokenValid = ({ user, expires_at }: ApiTokenRow): boolean =>
  !user.disabled && (!expires_at || expires_at.getTime() > Date.now());

/** Whether a credential's time of last use is older than CREDENTIAL_USE_UPDATE_INTERVAL_MS and must be updated. */
export const isLastUseOutdated = ({ used_at }: SessionRow | ApiTokenRow): boolean =>
  !used_at || Date.now() - used_at.getTime() > CREDENTIAL_USE_UPDATE_INTERVAL_MS;

/**
 * Whether the installation has any credential: a password, an OpenID Connect identity, an API token, a
 * session or a password link.
 */
export async function hasAnyUserCredential(db: Kysely<DatabaseTables>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT 1 FROM app_user WHERE password_hash IS NOT NULL)
      OR EXISTS (SELECT 1 FROM oidc_identity) OR EXISTS (SELECT 1 FROM api_token)
      OR EXISTS (SELECT 1 FROM session) OR EXISTS (SELECT 1 FROM password_link) AS found`.execute(db);
  return rows[0]!.found;
}

/** An unexpired session or API token of an enabled user. */
export interface ValidCredential {
  kind: 'session' | 'token';
  id: number;
  /** Whether the user is an administrator. */
  administrator: boolean;
}

/**
 * Returns which of these sessions and API tokens are still valid. Served by the primary keys of both tables.
 */
export async function readValidCredentials(
  db: Kysely<DatabaseTables>,
  sessions: readonly number[],
  tokens: readonly number[],
): Promise<ValidCredential[]> {
  const { rows } = await sql<ValidCredential>`
    SELECT valid.kind, valid.id, u.site_role = 'administrator' AS administrator
    FROM (SELECT 'session' AS kind, id, user_id FROM session
        WHERE id = ANY(${sessions}::int[]) AND used_at > now() - make_interval(secs => ${SESSION_IDLE_TIMEOUT_MS / 1000})
      UNION ALL SELECT 'token', id, user_id FROM api_token
        WHERE id = ANY(${tokens}::int[]) AND (expires_at IS NULL OR expires_at > now())) valid
    JOIN app_user u ON u.id = valid.user_id WHERE NOT u.disabled`.execute(db);
  return rows;
}
