/** All accounts, for administrators, and the private details of a user. */
import { WinnowError } from '../../../shared/errors';
import { countPeople, readPeople, type UserDetails } from '../../store/read/people';
import type { UserRow } from '../../store/read/users';
import { canAdminister } from '../access/permissions';
import {
  type Connection,
  decodeCursor,
  encodeCursor,
  computeOnce,
  toPageInfo,
  parsePageSize,
} from '../base/connection';
import { getAccountHolder } from '../identity/account';
import { normalizeNameFilter, type NameFilterArguments } from '../base/matching';
import type { RequestContext } from '../context/RequestContext';
import { requireAdministrator } from '../access/requireAdministrator';

/** All user accounts by login. @throws WinnowError UNAUTHENTICATED, FORBIDDEN */
export function createUserConnection(
  context: RequestContext,
  args: NameFilterArguments,
): Connection<UserRow> {
  requireAdministrator(context, 'list users');
  const { db } = context.store;
  const limit = parsePageSize(args);
  const isBackward = args.last != null;
  if (isBackward ? args.after != null : args.before != null) {
    throw new WinnowError('VALIDATION_FAILED', 'Use `after` with `first`, and `before` with `last`.');
  }
  const matching = normalizeNameFilter(args);
  const page = computeOnce(async () => {
    const cursor = args.after ?? args.before;
    const bound = cursor == null ? null : decodeCursor(cursor);
    const rows = await readPeople(db, matching, { bound, isBackward, limit: limit + 1 });
    const shown = rows.slice(0, limit);
    if (isBackward) shown.reverse();
    const hasMore = rows.length > limit;
    return {
      edges: shown.map((node) => ({ cursor: encodeCursor(node.id), node })),
      hasNextPage: isBackward ? bound !== null : hasMore,
      hasPreviousPage: isBackward ? hasMore : bound !== null,
    };
  });
  return {
    edges: async () => (await page()).edges,
    pageInfo: async () => toPageInfo(await page()),
    totalCount: computeOnce(() => countPeople(db, matching)),
  };
}

/** The private details of a user; null unless the viewer is that user or an administrator. */
export async function loadUserDetails(context: RequestContext, { id }: UserRow): Promise<UserDetails | null> {
  const isOwn = getAccountHolder(context)?.id === id;
  return isOwn || canAdminister(context.viewer) ? context.load.userDetails.load(id) : null;
}

/** The user with this id; null for null, as an imported issue may have no known author. */
export async function loadUser(context: RequestContext, id: number | null): Promise<UserRow | null> {
  return id === null ? null : context.load.users.load(id);
}
