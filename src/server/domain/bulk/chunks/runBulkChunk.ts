import { getBulkOperationStateIndex } from '../../../../shared/bulk';
import type { IssueRowsUpdate } from '../../../store/changes/ProjectChangeHub';
import { selectPendingBulkIssueNumbers, selectBulkIssueNumbersToUndo } from '../../../store/read/bulk';
import { lockNextBulkIssues, updateBulkItemOutcomes } from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkOperationTask } from './BulkOperationTask';
import { changeBulkChunk } from './changeBulkChunk';
import { addBulkOutcomeCounts, countBulkOutcomes } from './counts';
import { markBulkOperationEnded } from './endBulkOperation';
import { undoBulkChunk } from './undoBulkChunk';

/** The result of one transaction of a bulk operation. */
export interface BulkChunkResult {
  /** Numbers of the processed issues. Empty: the operation has ended, or another server runs it. */
  numbers: readonly number[];
  /** The changed issue rows, for the search index in memory; null: it has to read the changes itself. */
  rowsUpdate: IssueRowsUpdate | null;
}

const STOPPED_BULK_CHUNK_RESULT: BulkChunkResult = { numbers: [], rowsUpdate: null };

/**
 * Changes the next issues of an operation and stores their outcomes in the same transaction, so that no
 * issue is changed twice, even if another server continues after a crash. Ends the operation when no issue
 * is left.
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
  const { row, numbers } = await lockNextBulkIssues(tx, key, next);
  if (row?.state !== getBulkOperationStateIndex('running') || row.runner !== runner)
    return STOPPED_BULK_CHUNK_RESULT;
  if (numbers.length === 0) {
    await markBulkOperationEnded(tx, row, 'done', null);
    return STOPPED_BULK_CHUNK_RESULT;
  }
  const { items, rowsUpdate } =
    undoOf === null
      ? await changeBulkChunk(tx, task, numbers)
      : await undoBulkChunk(tx, task, undoOf, numbers);
  await updateBulkItemOutcomes(tx, key, items, addBulkOutcomeCounts(row, countBulkOutcomes(items)));
  return { numbers, rowsUpdate };
}
