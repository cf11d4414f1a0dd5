/** People. Whoever may read anything may know who wrote it. */
import type { UserRow } from '../store/read/users';
import type { Reader } from './Reader';

export async function userOf(reader: Reader, id: number | null): Promise<UserRow | null> {
  return id === null ? null : reader.load.users.load(id);
}
