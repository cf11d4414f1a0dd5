/** Reads a project's counters (version, issue and comment numbers), with or without a lock. */
import type { Kysely, Transaction } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import type { Tables } from '../tables/Tables';
import type { ProjectCounters } from './advanceProject';

/**
 * Locks the project's row until the transaction ends. All writers of a project wait for this lock, and
 * only its holder may assign the next event, issue and comment numbers.
 * @throws WinnowError NOT_FOUND
 */
export async function lockProjectCounters(
  tx: Transaction<Tables>,
  projectId: number,
): Promise<ProjectCounters> {
  const counts = await selectProjectCounters(tx, projectId).forUpdate().executeTakeFirst();
  return counts ?? throwProjectNotFound(projectId);
}

/** Reads a project's counters without a lock. @throws WinnowError NOT_FOUND */
export async function readProjectCounters(db: Kysely<Tables>, projectId: number): Promise<ProjectCounters> {
  const counts = await selectProjectCounters(db, projectId).executeTakeFirst();
  return counts ?? throwProjectNotFound(projectId);
}

const selectProjectCounters = (db: Kysely<Tables>, projectId: number) =>
  db
    .selectFrom('project')
    .select(['version', 'issue_counter', 'issue_count', 'comment_counter'])
    .where('id', '=', projectId);

function throwProjectNotFound(projectId: number): never {
  throw new WinnowError('NOT_FOUND', `No project with id ${projectId}.`);
}
