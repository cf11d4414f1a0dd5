/** Votes and watches of users on issues. */
import type { Transaction } from './transaction';

interface VoteOrWatchKey {
  project_id: number;
  number: number;
  user_id: number;
}

/**
 * Adds or removes a vote for an issue whose votes count at the issue itself. A removed vote is also removed from the
 * issue's duplicates, whose votes count there. Returns whether anything changed.
 */
export async function setVoteRow(tx: Transaction, row: VoteOrWatchKey, isSet: boolean): Promise<boolean> {
  const isChanged = await setVoteOrWatchRow(tx, 'vote', row, isSet);
  if (isChanged && !isSet) {
    await tx
      .deleteFrom('duplicate_vote')
      .where('project_id', '=', row.project_id)
      .where('counted_at', '=', row.number)
      .where('user_id', '=', row.user_id)
      .execute();
  }
  return isChanged;
}

/**
 * Starts or stops watching an issue. After this choice, links of duplicates no longer change whether the user watches
 * it. Returns whether anything changed.
 */
export async function setWatchRow(tx: Transaction, row: VoteOrWatchKey, isSet: boolean): Promise<boolean> {
  await deleteWatchesOfDuplicates(tx, row);
  return setVoteOrWatchRow(tx, 'watch', row, isSet);
}

/**
 * Deletes the records that a user watches an issue because of its duplicates. Afterwards, the user keeps watching the
 * issue even if its duplicates are unlinked.
 */
export async function deleteWatchesOfDuplicates(
  tx: Transaction,
  { project_id, number, user_id }: VoteOrWatchKey,
): Promise<void> {
  await tx
    .deleteFrom('duplicate_watch')
    .where('project_id', '=', project_id)
    .where('number', '=', number)
    .where('user_id', '=', user_id)
    .execute();
}

async function setVoteOrWatchRow(
  tx: Transaction,
  table: 'vote' | 'watch',
  row: VoteOrWatchKey,
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
