import { getBulkStateIndex } from '../../../../shared/bulk';
import type { IssueRowsUpdate } from '../../../store/changes/ChangeHub';
import { selectPendingIssueNumbers, selectIssueNumbersToUndo } from '../../../store/read/bulk';
import { lockBulkChunk, saveBulkOutcomes } from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import { changeBulkChunk } from './changeBulkChunk';
import { addOutcomeCounts, countOutcomes } from './counts';
import { markBulkEnded } from './endBulkOperation';
import { undoBulkChunk } from './undoBulkChunk';

/** The result of one transaction of a bulk operation. */
export interface BulkChunkResult {
  /** Numbers of the processed issues. Empty: the operation has ended, or another server runs it. */
  numbers: readonly number[];
  /** The changed issue rows, for the search index in memory; null: it has to read the changes itself. */
  rowsUpdate: IssueRowsUpdate | null;
}

const STOPPED_CHUNK_RESULT: BulkChunkResult = { numbers: [], rowsUpdate: null };

/**
 * Changes the next issues of an operation and stores their outcomes in the same transaction, so that no
 * issue is changed twice, even if another server continues after a crash. Ends the operation when no issue
 * is left.
 * @param above number of the last issue that was processed before
 */
export async function runBulkChunk(
  tx: Transaction,
  task: BulkTask,
  { above, size, runner }: { above: number; size: number; runner: string },
): Promise<BulkChunkResult> {
  const { key, undoOf } = task;
  const next =
    undoOf === null
      ? selectPendingIssueNumbers(key, above, size)
      : selectIssueNumbersToUndo(key, undoOf, size);
  const { row, numbers } = await lockBulkChunk(tx, key, next);
  if (row?.state !== getBulkStateIndex('running') || row.runner !== runner) return STOPPED_CHUNK_RESULT;
  if (numbers.length === 0) {
    await markBulkEnded(tx, row, 'done', null);
    return STOPPED_CHUNK_RESULT;
  }
  const { items, rowsUpdate } =
    undoOf === null
      ? await changeBulkChunk(tx, task, numbers)
      : await undoBulkChunk(tx, task, undoOf, numbers);
  await saveBulkOutcomes(tx, key, items, addOutcomeCounts(row, countOutcomes(items)));
  return { numbers, rowsUpdate };
}
