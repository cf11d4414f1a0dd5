import { getBulkOperationStateIndex } from '../../../../shared/bulk';
import { selectPendingBulkIssueNumbers, selectBulkIssueNumbersToUndo } from '../../../store/read/bulk';
import { lockBulkOperationWithNextIssues, updateBulkItemOutcomes } from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import { type BulkChunkResult, STOPPED_BULK_CHUNK_RESULT } from './BulkChunkResult';
import type { BulkOperationTask } from './BulkOperationTask';
import { changeBulkChunkIssues } from './changeBulkChunkIssues';
import { addBulkOutcomeCounts, countBulkOutcomes } from './counts';
import { deleteAttributeOfTask } from './deleteAttributeOfTask';
import { markBulkOperationEnded } from './endBulkOperation';
import { undoBulkChunk } from './undoBulkChunk';

/**
 * Changes the next issues of an operation and stores their outcomes in the same transaction, so that no
 * issue is changed twice, even if another server continues after a crash. When no issue is left, deletes the
 * operation's label or milestone, if it has one, and ends the operation.
 * @param above number of the last issue that was processed before
 */
export async function runBulkChunk(
  tx: Transaction,
  task: BulkOperationTask,
  { above, size, runner }: { above: number; size: number; runner: string },
): Promise<BulkChunkResult> {
  const { key, undoOf } = task;
  const next =
    undoOf === null
      ? selectPendingBulkIssueNumbers(key, above, size)
      : selectBulkIssueNumbersToUndo(key, undoOf, size);
  const { row, numbers } = await lockBulkOperationWithNextIssues(tx, key, next);
  if (row?.state !== getBulkOperationStateIndex('running') || row.runner !== runner)
    return STOPPED_BULK_CHUNK_RESULT;
  if (numbers.length === 0) {
    const { deletes } = task.bulk;
    if (deletes) return deleteAttributeOfTask(tx, { task, row, deletion: deletes }, size);
    await markBulkOperationEnded(tx, row, 'done', null);
    return STOPPED_BULK_CHUNK_RESULT;
  }
  const { items, rowsUpdate } =
    undoOf === null
      ? await changeBulkChunkIssues(tx, task, numbers)
      : await undoBulkChunk(tx, task, undoOf, numbers);
  await updateBulkItemOutcomes(tx, key, items, addBulkOutcomeCounts(row, countBulkOutcomes(items)));
  return { numbers, rowsUpdate };
}
