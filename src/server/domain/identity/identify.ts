/** Authenticates requests by session cookie or API token. */
import { TOKEN_SCOPES, type TokenScope } from '../../../shared/permissions';
import {
  type UserCredentialRow,
  readSessionBySecret,
  readApiTokenBySecret,
} from '../../store/read/credentials';
import type { Store } from '../../store/Store';
import { updateCredentialLastUse } from '../../store/write/sessions';
import type { UserRow } from '../../store/read/users';
import type { Viewer } from '../access/permissions';
import type { Caller } from '../context/RequestContext';
import { hashSecret } from './secrets';

export type ViewerAndCredential = { [Part in 'viewer' | 'credential']: NonNullable<Caller[Part]> };

/** The authenticated user and their row, which most pages show. */
export type AuthenticatedUser = ViewerAndCredential & { user: UserRow };

/** The user of a session secret. Null: unknown or expired session, or disabled user. */
export async function authenticateSession(store: Store, secret: string): Promise<AuthenticatedUser | null> {
  const row = await readSessionBySecret(store.db, hashSecret(secret));
  if (!row) return null;
  recordCredentialUse(store, 'session', row);
  return {
    viewer: toViewer(row, 'admin'),
    credential: { kind: 'session', id: row.id },
    user: row.user,
  };
}

/** The user of an API token. Null: unknown or expired token, or disabled user. */
export async function authenticateApiToken(store: Store, secret: string): Promise<AuthenticatedUser | null> {
  const row = await readApiTokenBySecret(store.db, hashSecret(secret));
  if (!row) return null;
  recordCredentialUse(store, 'api_token', row);
  return {
    viewer: toViewer(row, TOKEN_SCOPES[row.scope] ?? 'read'),
    credential: { kind: 'token', id: row.id },
    user: row.user,
  };
}

const toViewer = ({ user }: UserCredentialRow, scope: TokenScope): Viewer => ({
  id: user.id,
  administrator: user.site_role === 'administrator',
  scope,
});

/**
 * Updates the time at which a session or token was last used, in the background. A lost update does no harm.
 */
function recordCredentialUse(
  { background }: Store,
  table: 'session' | 'api_token',
  row: UserCredentialRow,
): void {
  if (row.is_stale) updateCredentialLastUse(background, table, row.id).catch(() => undefined);
}
