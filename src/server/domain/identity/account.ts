/** The viewer's own account. Nobody else can read it, not even an administrator. */
import {
  type AccountRow,
  type ApiTokenRow,
  readAccount,
  readApiTokens,
  readSessions,
  type SessionRow,
} from '../../store/read/account';
import { readUsers, type UserRow } from '../../store/read/users';
import type { Transaction } from '../../store/write/transaction';
import { TOKEN_SCOPE_PERMISSIONS } from '../../../shared/permissions';
import type { Viewer } from '../access/permissions';
import type { RequestContext } from '../context/RequestContext';
import { tokenScopeError, RejectedError, signInRequiredError } from '../base/UserError';

/**
 * The viewer, if their credential has the admin scope that reading and changing the account requires; else
 * null.
 */
export function getAccountHolder({ viewer }: Pick<RequestContext, 'viewer'>): Viewer | null {
  return viewer && TOKEN_SCOPE_PERMISSIONS[viewer.scope].includes('ADMINISTER') ? viewer : null;
}

/**
 * The viewer of a mutation that changes their own account.
 * @throws RejectedError UNAUTHENTICATED, FORBIDDEN
 */
export function requireAccountHolder(context: RequestContext): Viewer {
  const holder = getAccountHolder(context);
  if (holder) return holder;
  throw new RejectedError(context.viewer ? tokenScopeError(context.viewer.scope) : signInRequiredError());
}

/**
 * Reads the viewer's row in the transaction of a change to their account.
 * @throws RejectedError UNAUTHENTICATED if the account was disabled meanwhile
 */
export async function readAccountHolder(tx: Transaction, { id }: Viewer): Promise<UserRow> {
  const [user] = await readUsers(tx, [id]);
  if (!user || user.disabled) throw new RejectedError(signInRequiredError());
  return user;
}

export async function loadAccount(context: RequestContext): Promise<AccountRow | null> {
  const holder = getAccountHolder(context);
  return holder && readAccount(context.store.db, holder.id);
}

export async function loadOwnAccount(context: RequestContext, id: number): Promise<AccountRow | null> {
  return getAccountHolder(context)?.id === id ? loadAccount(context) : null;
}

export const loadSessions = (context: RequestContext, { id }: AccountRow): Promise<SessionRow[]> =>
  readSessions(context.store.db, id);

export const loadApiTokens = (context: RequestContext, { id }: AccountRow): Promise<ApiTokenRow[]> =>
  readApiTokens(context.store.db, id);

/** Whether the request was authenticated by this session. */
export const isCurrentSession = ({ credential }: RequestContext, { id }: SessionRow): boolean =>
  credential?.kind === 'session' && credential.id === id;

export async function loadOwnSession(context: RequestContext, id: number): Promise<SessionRow | null> {
  const holder = getAccountHolder(context);
  const sessions = holder ? await readSessions(context.store.db, holder.id) : [];
  return sessions.find((session) => session.id === id) ?? null;
}

export async function loadOwnApiToken(context: RequestContext, id: number): Promise<ApiTokenRow | null> {
  const holder = getAccountHolder(context);
  const tokens = holder ? await readApiTokens(context.store.db, holder.id) : [];
  return tokens.find((token) => token.id === id) ?? null;
}
