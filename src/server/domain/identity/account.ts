/** The viewer's own account. Nobody else can read it, not even an administrator. */
import {
  type UserAccountRow,
  type ApiTokenRow,
  readUserAccount,
  readUserApiTokens,
  readUserSessions,
  type SessionRow,
} from '../../store/read/account';
import { readUsers, type UserRow } from '../../store/read/users';
import type { Transaction } from '../../store/write/transaction';
import { TOKEN_SCOPE_PERMISSIONS } from '../../../shared/permissions';
import type { Viewer } from '../access/permissions';
import type { RequestContext } from '../context/RequestContext';
import { createTokenScopeError, MutationRejectedError, createSignInRequiredError } from '../base/UserError';

/**
 * The viewer, if their credential has the admin scope that reading and changing the account requires; else
 * null.
 */
export function getViewerWhoCanChangeOwnAccount({ viewer }: Pick<RequestContext, 'viewer'>): Viewer | null {
  return viewer && TOKEN_SCOPE_PERMISSIONS[viewer.scope].includes('ADMINISTER') ? viewer : null;
}

/**
 * The viewer of a mutation that changes their own account.
 * @throws MutationRejectedError UNAUTHENTICATED, FORBIDDEN
 */
export function requireViewerWhoCanChangeOwnAccount(context: RequestContext): Viewer {
  const holder = getViewerWhoCanChangeOwnAccount(context);
  if (holder) return holder;
  throw new MutationRejectedError(
    context.viewer ? createTokenScopeError(context.viewer.scope) : createSignInRequiredError(),
  );
}

/**
 * Reads the viewer's row in the transaction of a change to their account.
 * @throws MutationRejectedError UNAUTHENTICATED if the account was disabled meanwhile
 */
export async function readEnabledViewerUserRow(tx: Transaction, { id }: Viewer): Promise<UserRow> {
  const [user] = await readUsers(tx, [id]);
  if (!user || user.disabled) throw new MutationRejectedError(createSignInRequiredError());
  return user;
}

export async function loadViewerAccount(context: RequestContext): Promise<UserAccountRow | null> {
  const holder = getViewerWhoCanChangeOwnAccount(context);
  return holder && readUserAccount(context.store.db, holder.id);
}

export async function loadOwnAccount(context: RequestContext, id: number): Promise<UserAccountRow | null> {
  return getViewerWhoCanChangeOwnAccount(context)?.id === id ? loadViewerAccount(context) : null;
}

export const loadAccountSessions = (context: RequestContext, { id }: UserAccountRow): Promise<SessionRow[]> =>
  readUserSessions(context.store.db, id);

export const loadAccountApiTokens = (
  context: RequestContext,
  { id }: UserAccountRow,
): Promise<ApiTokenRow[]> => readUserApiTokens(context.store.db, id);

/** Whether the request was authenticated by this session. */
export const isCurrentSession = ({ credential }: RequestContext, { id }: SessionRow): boolean =>
  credential?.kind === 'session' && credential.id === id;

export async function loadOwnSession(context: RequestContext, id: number): Promise<SessionRow | null> {
  const holder = getViewerWhoCanChangeOwnAccount(context);
  const sessions = holder ? await readUserSessions(context.store.db, holder.id) : [];
  return sessions.find((session) => session.id === id) ?? null;
}

export async function loadOwnApiToken(context: RequestContext, id: number): Promise<ApiTokenRow | null> {
  const holder = getViewerWhoCanChangeOwnAccount(context);
  const tokens = holder ? await readUserApiTokens(context.store.db, holder.id) : [];
  return tokens.find((token) => token.id === id) ?? null;
}
