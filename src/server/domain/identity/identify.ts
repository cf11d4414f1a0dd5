/** Who somebody is by what they hold: a browser's session, or a token. */
import { TOKEN_SCOPES, type TokenScope } from '../../../shared/permissions';
import { type CredentialRow, readSession, readToken } from '../../store/read/credentials';
import type { Store } from '../../store/Store';
import { touchCredential } from '../../store/write/sessions';
import type { UserRow } from '../../store/read/users';
import type { Viewer } from '../access/permissions';
import type { Caller } from '../context/RequestContext';
import { hashOf } from './secrets';

export type Authenticated = { [Part in 'viewer' | 'credential']: NonNullable<Caller[Part]> };

/** With their row, as it was when they were found: who asks is nearly always shown. */
export type AuthenticatedUser = Authenticated & { user: UserRow };

/** Null: there is no such session, it has ended, or its person may not sign in any more. */
export async function findSession(store: Store, secret: string): Promise<AuthenticatedUser | null> {
  const row = await readSession(store.db, hashOf(secret));
  if (!row) return null;
  noteUse(store, 'session', row);
  return {
    viewer: viewerOf(row, 'admin'),
    credential: { kind: 'session', id: row.id },
    user: row.user,
  };
}

/** Null: there is no such token, it has expired, or its person may not sign in any more. */
export async function findToken(store: Store, secret: string): Promise<AuthenticatedUser | null> {
  const row = await readToken(store.db, hashOf(secret));
  if (!row) return null;
  noteUse(store, 'api_token', row);
  return {
    viewer: viewerOf(row, TOKEN_SCOPES[row.scope] ?? 'read'),
    credential: { kind: 'token', id: row.id },
    user: row.user,
  };
}

const viewerOf = ({ user }: CredentialRow, scope: TokenScope): Viewer => ({
  id: user.id,
  administrator: user.site_role === 'administrator',
  scope,
});

/** Nobody waits for the note, and nothing depends on one that is lost. */
function noteUse({ background }: Store, table: 'session' | 'api_token', row: CredentialRow): void {
  if (row.is_stale) touchCredential(background, table, row.id).catch(() => undefined);
}
