/** All accounts, for administrators, and the private details of a user. */
import { IMPORT_SYSTEMS } from '../../../shared/importSystems';
import { countPeople, readPeople, type UserDetails } from '../../store/read/people';
import type { UserRow } from '../../store/read/users';
import { isAdministratorActor } from '../access/permissions';
import { type PaginatedConnection, createKeysetConnection, toKeysetPage } from '../base/connection';
import { getViewerWhoCanChangeOwnAccount } from '../identity/account';
import { normalizeNameFilter, type NameFilterArguments } from '../base/matching';
import type { MaybePromise } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { requireAdministrator } from '../access/requireAdministrator';

/**
 * All user accounts in order of login.
 * @throws WinnowError UNAUTHENTICATED, FORBIDDEN
 */
export function createUserConnection(
  context: RequestContext,
  args: NameFilterArguments,
): PaginatedConnection<UserRow> {
  requireAdministrator(context, 'list users');
  const { db } = context.store;
  const matching = normalizeNameFilter(args);
  return createKeysetConnection(
    args,
    async ({ bound, isBackward, size }) =>
      toKeysetPage(await readPeople(db, matching, { bound, isBackward, limit: size + 1 }), size),
    ({ id }) => id,
    () => countPeople(db, matching),
  );
}

/** The private details of a user; null unless the viewer is that user or an administrator. */
export async function loadUserDetails(context: RequestContext, { id }: UserRow): Promise<UserDetails | null> {
  const isOwn = getViewerWhoCanChangeOwnAccount(context)?.id === id;
  return isOwn || isAdministratorActor(context.viewer) ? context.load.userDetails.load(id) : null;
}

/** The user with this id; null for null, which stands for an unknown author of an imported issue. */
export function loadUser(context: RequestContext, id: number | null): MaybePromise<UserRow | null> {
  return id === null ? null : context.load.users.load(id);
}

/** Matches the prefix that a placeholder's login has in the database if another user has the same login. */
const PLACEHOLDER_LOGIN_PREFIX_PATTERN = new RegExp(`^(?:${IMPORT_SYSTEMS.join('|')}) `);

/** Returns the login of an account, or the login that a placeholder has in the tracker that it was imported from. */
export const getLoginInSourceTracker = ({ login, placeholder }: UserRow): string =>
  placeholder ? login.replace(PLACEHOLDER_LOGIN_PREFIX_PATTERN, '') : login;
