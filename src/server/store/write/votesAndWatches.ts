/** What people put on issues for themselves: votes and watches. */
import type { Transaction } from './transaction';

/** Sets or takes away somebody's mark; answers whether that changed anything. */
export async function setVoteOrWatch(
  tx: Transaction,
  table: 'vote' | 'watch',
  mark: { project_id: number; number: number; user_id: number },
  set: boolean,
): Promise<boolean> {
  const changed = set
    ? await tx
        .insertInto(table)
        .values(mark)
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .execute()
    : await tx
        .deleteFrom(table)
        .where('project_id', '=', mark.project_id)
        .where('number', '=', mark.number)
        .where('user_id', '=', mark.user_id)
        .returning('number')
        .execute();
  return changed.length > 0;
}
