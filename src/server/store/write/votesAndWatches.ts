/** Votes and watches of users on issues. */
import type { Transaction } from './transaction';

/** Adds or removes a vote or a watch, depending on `table`. Returns whether anything changed. */
export async function setVoteOrWatch(
  tx: Transaction,
  table: 'vote' | 'watch',
  row: { project_id: number; number: number; user_id: number },
  isSet: boolean,
): Promise<boolean> {
  const changed = isSet
    ? await tx
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .execute()
    : await tx
        .deleteFrom(table)
        .where('project_id', '=', row.project_id)
        .where('number', '=', row.number)
        .where('user_id', '=', row.user_id)
        .returning('number')
        .execute();
  return changed.length > 0;
}
