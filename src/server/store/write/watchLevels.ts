/** Watch levels of issues and projects. */
import { sql } from 'kysely';
import { getWatchLevelCode, type WatchLevel } from '../../../shared/notifications';
import type { Transaction } from './transaction';
import { deleteWatchesOfDuplicates, setWatchRow } from './votesAndWatches';

export interface IssueWatchKey {
  project_id: number;
  number: number;
  user_id: number;
}

/** Sets a user's watch level of an issue. Returns whether the user was added to or removed from the watchers. */
export async function setIssueWatchLevel(
  tx: Transaction,
  key: IssueWatchKey,
  level: WatchLevel,
): Promise<boolean> {
  const { project_id, number, user_id } = key;
  if (level === 'muted')
    await tx
      .insertInto('muted_issue')
      .values(key)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await tx
      .deleteFrom('muted_issue')
      .where('project_id', '=', project_id)
      .where('user_id', '=', user_id)
      .where('number', '=', number)
      .execute();
  return setWatchRow(tx, key, level === 'all');
}

/**
 * Makes the author of a comment a watcher of the issue, unless they have muted it. Returns whether the author was added
 * to the watchers.
 */
export async function watchUnlessMuted(tx: Transaction, key: IssueWatchKey): Promise<boolean> {
  const { project_id, number, user_id } = key;
  await deleteWatchesOfDuplicates(tx, key);
  const { rows } = await sql`INSERT INTO watch (project_id, number, user_id)
    SELECT ${project_id}::int, ${number}::int, ${user_id}::int WHERE NOT EXISTS (SELECT FROM muted_issue
      WHERE project_id = ${project_id} AND user_id = ${user_id} AND number = ${number})
    ON CONFLICT DO NOTHING RETURNING number`.execute(tx);
  return rows.length > 0;
}

/** Sets a user's watch level of a project. */
export async function setProjectWatchLevel(
  tx: Transaction,
  key: { project_id: number; user_id: number },
  level: WatchLevel,
): Promise<void> {
  if (level === 'participating') {
    const { project_id, user_id } = key;
    await tx
      .deleteFrom('project_watch')
      .where('project_id', '=', project_id)
      .where('user_id', '=', user_id)
      .execute();
    return;
  }
  const row = { ...key, level: getWatchLevelCode(level) };
  await tx
    .insertInto('project_watch')
    .values(row)
    .onConflict((conflict) => conflict.columns(['project_id', 'user_id']).doUpdateSet(row))
    .execute();
}
