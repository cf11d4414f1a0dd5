import type { Transaction } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { ProjectCounters } from './advanceProject';

/**
 * Locks the project's row until the transaction ends, and returns its counters: version, issue and comment numbers. All
 * writers of a project wait for this lock, and only its holder may assign the next event, issue and comment numbers.
 * @throws WinnowError NOT_FOUND if the project does not exist, or was deleted
 */
export async function lockProjectCounters(
  tx: Transaction<DatabaseTables>,
  projectId: number,
): Promise<ProjectCounters> {
  const counters = await selectProjectCountersWithLock(tx, projectId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!counters) throw new WinnowError('NOT_FOUND', 'The project was deleted.');
  return counters;
}

/** Selects the counters of a project, even if it is deleted, and locks its row. */
export const selectProjectCountersWithLock = (tx: Transaction<DatabaseTables>, projectId: number) =>
  tx
    .selectFrom('project')
    .select(['version', 'issue_counter', 'issue_count', 'comment_counter'])
    .where('id', '=', projectId)
    .forUpdate();
