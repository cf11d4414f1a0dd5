/** Deletes projects, restores them, and removes the rows of those that can no longer be restored. */
import { type Kysely, sql } from 'kysely';
import { getBulkOperationStateIndex } from '../../../shared/bulk';
import { PROJECT_RESTORE_PERIOD_DAYS } from '../../../shared/limits';
import { deleteProjectRow, type ProjectCounters } from '../changes/advanceProject';
import { selectProjectCountersWithLock } from '../changes/projectCounters';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { LARGE_PROJECT_TABLES, SMALL_PROJECT_TABLES } from '../tables/projectTables';
import { markProjectFilesForRemoval } from './files';
import { removeRowsInChunks } from './removeRowsInChunks';
import type { Transaction } from './transaction';

/** Whether a bulk operation of a locked project is running. Served by the index bulk_running. */
export async function isBulkOperationRunning(tx: Transaction, projectId: number): Promise<boolean> {
  const running = await tx
    .selectFrom('bulk_operation')
    .select('number')
    .where('ended_at', 'is', null)
    .where('project_id', '=', projectId)
    .where('state', '=', getBulkOperationStateIndex('running'))
    .executeTakeFirst();
  return running !== undefined;
}

/**
 * Locks a deleted project that can still be restored, and returns its counters; null if there is none. The removal of
 * its rows cannot begin before the transaction ends.
 */
export async function lockDeletedProject(
  tx: Transaction,
  projectId: number,
): Promise<ProjectCounters | null> {
  const counters = await selectProjectCountersWithLock(tx, projectId)
    .where('deleted_at', 'is not', null)
    .where('contents', '=', 'kept')
    .executeTakeFirst();
  return counters ?? null;
}

/** Removes a locked project that has never had an issue, including its key, which another project can then use. */
export async function removeEmptyProject(tx: Transaction, projectId: number): Promise<void> {
  await markProjectFilesForRemoval(tx, projectId);
  for (const table of [...LARGE_PROJECT_TABLES, ...SMALL_PROJECT_TABLES]) {
    await sql`DELETE FROM ${sql.table(table)} WHERE project_id = ${projectId}`.execute(tx);
  }
  await deleteProjectRow(tx, projectId);
}

/**
 * Removes the rows of projects that were deleted PROJECT_RESTORE_PERIOD_DAYS ago, in short statements. An interrupted
 * removal continues with the next call. The row of each project stays, so that its key is not used again.
 */
export async function removeExpiredProjects(db: Kysely<DatabaseTables>): Promise<void> {
  // This waits for a transaction that restores the project, and then finds that the project is not deleted.
  await sql`UPDATE project SET contents = 'removing' WHERE contents = 'kept'
    AND deleted_at < now() - make_interval(days => ${PROJECT_RESTORE_PERIOD_DAYS})`.execute(db);
  const projects = await db.selectFrom('project').select('id').where('contents', '=', 'removing').execute();
  for (const { id } of projects) {
    await markProjectFilesForRemoval(db, id);
    // Links from other projects are removed first, because they must not point to missing issues.
    await removeRowsInChunks(db, 'issue_link', sql`to_project_id = ${id}`, ['to_number']);
    for (const table of LARGE_PROJECT_TABLES)
      await removeRowsInChunks(db, table, sql`project_id = ${id}`, KEYS_AFTER_PROJECT_ID[table]);
    for (const table of SMALL_PROJECT_TABLES)
      await sql`DELETE FROM ${sql.table(table)} WHERE project_id = ${id}`.execute(db);
    await sql`UPDATE project SET contents = 'removed', name = '', description = '', issue_count = 0
      WHERE id = ${id}`.execute(db);
  }
}

/** The columns that follow the project's id in an index of the table. */
const KEYS_AFTER_PROJECT_ID: Readonly<Record<(typeof LARGE_PROJECT_TABLES)[number], readonly string[]>> = {
  file_reference: ['number', 'comment_id'],
  issue_link: ['number'],
  mention: ['user_id', 'number'],
  watch: ['user_id', 'number'],
  muted_issue: ['user_id', 'number'],
  reaction: ['number', 'comment_id', 'content', 'user_id'],
  sub_issue_position: ['parent_number', 'number'],
  duplicate_pair: ['generation', 'number', 'other_number'],
  duplicate_cluster: ['number'],
  duplicate_cluster_member: ['cluster', 'number'],
  sub_issue_progress: ['number'],
  triage_lease: ['number'],
  triage_snooze: ['number'],
  triage_decision: ['number', 'last_sequence'],
  notification: ['issue_number', 'bulk_number', 'user_id'],
  notification_count: ['user_id', 'state', 'reason'],
  vote: ['number'],
  imported_vote: ['number'],
  duplicate_transfer: ['number'],
  duplicate_vote: ['number'],
  duplicate_watch: ['number', 'user_id'],
  duplicate_dismissal: ['number'],
  bulk_item: ['operation', 'number'],
  issue_source: ['number'],
  issue_redirect: ['old_number'],
  comment: ['id'],
  event: ['sequence'],
  issue_text: ['number'],
  issue: ['number'],
};
