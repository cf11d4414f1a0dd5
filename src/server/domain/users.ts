/** People. Whoever may read anything may know who wrote it. */
import type { UserRow } from '../store/read/users';
import type { RequestContext } from './RequestContext';

export async function userOf(context: RequestContext, id: number | null): Promise<UserRow | null> {
  return id === null ? null : context.load.users.load(id);
}
