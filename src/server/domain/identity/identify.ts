/** Authenticates requests by session cookie or API token. */
import { TOKEN_SCOPES, type TokenScope } from '../../../shared/permissions';
import type { DatabaseRevision } from '../../store/engines/DatabaseRevision';
import type { RevisionCache } from '../../store/RevisionCache';
import {
  type ApiTokenRow,
  isApiTokenValid,
  isLastUseOutdated,
  isSessionValid,
  readApiTokenBySecret,
  readSessionBySecret,
  type SessionRow,
} from '../../store/read/credentials';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { updateCredentialLastUse } from '../../store/write/sessions';
import type { UserRow } from '../../store/read/users';
import type { Viewer } from '../access/permissions';
import type { Caller } from '../context/RequestContext';
import { hashSecret } from './secrets';

export type ViewerAndCredential = { [Part in 'viewer' | 'credential']: NonNullable<Caller[Part]> };

/** The authenticated user. */
export type AuthenticatedUser = ViewerAndCredential & {
  /** The user's row, which most pages show. */
  user: UserRow;
  /** The database's revision at which the credential was valid. */
  revision: DatabaseRevision;
};

/** The user of a session secret. Null: unknown or expired session, or disabled user. */
export async function authenticateSession(
  store: DatabaseStore,
  secret: string,
): Promise<AuthenticatedUser | null> {
  const row = await loadCredential(store, store.caches.sessions, readSessionBySecret, hashSecret(secret));
  if (!row || !isSessionValid(row)) return null;
  recordCredentialUse(store, 'session', row);
  return toAuthenticatedUser(row, 'session', 'admin');
}

/** The user of an API token. Null: unknown or expired token, or disabled user. */
export async function authenticateApiToken(
  store: DatabaseStore,
  secret: string,
): Promise<AuthenticatedUser | null> {
  const row = await loadCredential(store, store.caches.apiTokens, readApiTokenBySecret, hashSecret(secret));
  if (!row || !isApiTokenValid(row)) return null;
  recordCredentialUse(store, 'api_token', row);
  return toAuthenticatedUser(row, 'token', TOKEN_SCOPES[row.scope] ?? 'read');
}

/** Reads a credential, unless its tables are known to be unchanged since it was last read. */
async function loadCredential<Row extends SessionRow | ApiTokenRow>(
  store: DatabaseStore,
  cache: RevisionCache<string, Row>,
  read: (db: DatabaseStore['db'], secretHash: string) => Promise<Row | null>,
  secretHash: string,
): Promise<Row | null> {
  const revision = store.getRevision(cache.tables);
  const cached = cache.get(revision, secretHash);
  if (cached) return cached;
  const row = await read(store.db, secretHash);
  if (row) cache.set(revision, secretHash, row);
  return row;
}

const toAuthenticatedUser = (
  { id, user, revision }: SessionRow | ApiTokenRow,
  kind: ViewerAndCredential['credential']['kind'],
  scope: TokenScope,
): AuthenticatedUser => ({
  viewer: { id: user.id, administrator: user.site_role === 'administrator', scope } satisfies Viewer,
  credential: { kind, id },
  user,
  revision,
});

/**
 * Updates the time at which a session or token was last used, in the background. A lost update does no harm.
 */
function recordCredentialUse(
  { background }: DatabaseStore,
  table: 'session' | 'api_token',
  row: SessionRow | ApiTokenRow,
): void {
  if (isLastUseOutdated(row)) updateCredentialLastUse(background, table, row.id).catch(() => undefined);
}
