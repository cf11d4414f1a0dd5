import { type BulkOperationRow, readBulkOperationItemNumbers } from '../../../store/read/bulk';
import type { BulkDeletion } from '../../../store/tables/bulkTables';
import { updateBulkItemOutcomes } from '../../../store/write/bulk';
import {
  findIssuesWithLabelOrMilestone,
  lockLabelsAndMilestonesForDeletion,
} from '../../../store/write/deletedAttributes';
import type { Transaction } from '../../../store/write/transaction';
import { deleteAttributeWithEvent } from './attributeEvents';
import { type BulkChunkResult, STOPPED_BULK_CHUNK_RESULT } from './BulkChunkResult';
import type { BulkOperationTask } from './BulkOperationTask';
import { changeBulkChunkIssues } from './changeBulkChunkIssues';
import { addBulkOutcomeCounts, countIssuesByBulkOutcome } from './counts';
import { markBulkOperationEnded } from './endBulkOperation';

/**
 * Deletes the label or milestone of an operation that has processed all of its issues. Issues that have got the label
 * or milestone while the operation was running are changed first.
 * @param row the operation, locked
 * @param limit maximum number of issues to change in this transaction
 */
export async function deleteAttributeOfTask(
  tx: Transaction,
  { task, row, deletion }: { task: BulkOperationTask; row: BulkOperationRow; deletion: BulkDeletion },
  limit: number,
): Promise<BulkChunkResult> {
  const { project, actor } = task;
  const { kind } = deletion;
  await lockLabelsAndMilestonesForDeletion(tx, project.id);
  const remaining = await findIssuesWithLabelOrMilestone(tx, project.id, deletion, limit);
  if (remaining.length > 0) {
    const result = await changeRemainingIssues(tx, task, row, remaining);
    if (result) return result;
    await markBulkOperationEnded(
      tx,
      row,
      'failed',
      `Some issues still have the ${kind}, so it was not deleted.`,
    );
    return STOPPED_BULK_CHUNK_RESULT;
  }
  if (!actor.can('MAINTAIN')) {
    const message = `Only maintainers can delete ${kind}s. No issue has the ${kind} any more, but it was not deleted.`;
    await markBulkOperationEnded(tx, row, 'failed', message);
    return STOPPED_BULK_CHUNK_RESULT;
  }
  await markBulkOperationEnded(tx, row, 'done', null);
  await deleteAttributeWithEvent(tx, project.id, actor, deletion);
  return STOPPED_BULK_CHUNK_RESULT;
}

/** Changes issues that got the label or milestone during the operation. Returns null if none could be changed. */
async function changeRemainingIssues(
  tx: Transaction,
  task: BulkOperationTask,
  row: BulkOperationRow,
  numbers: readonly number[],
): Promise<BulkChunkResult | null> {
  const counted = new Set(await readBulkOperationItemNumbers(tx, task.key, numbers));
  const { items, issueRowsUpdate } = await changeBulkChunkIssues(tx, task, numbers);
  const added = items.filter(({ number }) => !counted.has(number));
  await updateBulkItemOutcomes(tx, task.key, items, {
    ...addBulkOutcomeCounts(row, countIssuesByBulkOutcome(added)),
    matched: row.matched + added.length,
    frozen: row.frozen + added.length,
  });
  return countIssuesByBulkOutcome(items).changed > 0 ? { numbers, nextNumbers: [], issueRowsUpdate } : null;
}
