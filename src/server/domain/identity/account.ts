/** One's own account: nobody else's is ever answered, whoever asks. */
import {
  type AccountRow,
  type ApiTokenRow,
  readAccount,
  readApiTokens,
  readSessions,
  type SessionRow,
} from '../../store/read/account';
import { readUsers, type UserRow } from '../../store/read/users';
import type { Writing } from '../../store/write/transaction';
import { SCOPE_PERMISSIONS } from '../../../shared/permissions';
import type { Viewer } from '../can';
import type { Reader } from '../Reader';
import { beyondScope, Refusal, signIn } from '../writing/Failure';

/** Who asks, where what they signed in with goes far enough to see and change their account. */
export function accountHolder({ viewer }: Pick<Reader, 'viewer'>): Viewer | null {
  return viewer && SCOPE_PERMISSIONS[viewer.scope].includes('ADMINISTER') ? viewer : null;
}

/** @throws Refusal */
export function requireHolder(reader: Reader): Viewer {
  const holder = accountHolder(reader);
  if (holder) return holder;
  throw new Refusal(reader.viewer ? beyondScope(reader.viewer.scope) : signIn());
}

/** As the database has them now. @throws Refusal where they are gone meanwhile */
export async function readHolder(tx: Writing, { id }: Viewer): Promise<UserRow> {
  const [user] = await readUsers(tx, [id]);
  if (!user || user.disabled) throw new Refusal(signIn());
  return user;
}

export async function accountOf(reader: Reader): Promise<AccountRow | null> {
  const holder = accountHolder(reader);
  return holder && readAccount(reader.store.db, holder.id);
}

export async function ownAccount(reader: Reader, id: number): Promise<AccountRow | null> {
  return accountHolder(reader)?.id === id ? accountOf(reader) : null;
}

export const sessionsOf = (reader: Reader, { id }: AccountRow): Promise<SessionRow[]> =>
  readSessions(reader.store.db, id);

export const tokensOf = (reader: Reader, { id }: AccountRow): Promise<ApiTokenRow[]> =>
  readApiTokens(reader.store.db, id);

/** Whether it is the one that asks. */
export const isCurrent = ({ credential }: Reader, { id }: SessionRow): boolean =>
  credential?.kind === 'session' && credential.id === id;

export async function ownSession(reader: Reader, id: number): Promise<SessionRow | null> {
  const holder = accountHolder(reader);
  const sessions = holder ? await readSessions(reader.store.db, holder.id) : [];
  return sessions.find((session) => session.id === id) ?? null;
}

export async function ownToken(reader: Reader, id: number): Promise<ApiTokenRow | null> {
  const holder = accountHolder(reader);
  const tokens = holder ? await readApiTokens(reader.store.db, holder.id) : [];
  return tokens.find((token) => token.id === id) ?? null;
}
