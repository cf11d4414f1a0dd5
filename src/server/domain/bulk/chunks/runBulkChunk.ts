import { getBulkOperationStateIndex } from '../../../../shared/bulk';
import { BULK_TRANSACTION_ISSUES_MAX } from '../../../../shared/limits';
import {
  type BulkOperationRow,
  selectBulkIssueNumbersToUndo,
  selectPendingBulkIssueNumbers,
} from '../../../store/read/bulk';
import {
  lockBulkOperation,
  lockBulkOperationWithNextIssues,
  updateBulkItemOutcomes,
} from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import { type BulkChunkResult, STOPPED_BULK_CHUNK_RESULT } from './BulkChunkResult';
import type { BulkOperationTask } from './BulkOperationTask';
import { changeBulkChunkIssues } from './changeBulkChunkIssues';
import { addBulkOutcomeCounts, countIssuesByBulkOutcome } from './counts';
import { deleteAttributeOfTask } from './deleteAttributeOfTask';
import { markBulkOperationEnded } from './endBulkOperation';
import { undoBulkChunk } from './undoBulkChunk';

/** The position of a running operation among its issues. */
export interface BulkProgress {
  /** Number of the last issue that was processed, or 0. */
  last: number;
  /** Numbers of the next issues, read ahead. Empty: the next chunk reads them from the database. */
  nextNumbers: readonly number[];
}

/** The work of one transaction of an operation. */
export interface BulkChunk {
  progress: BulkProgress;
  /** Maximum number of issues. */
  size: number;
  /** Id of the server that runs the operation. */
  runner: string;
}

/**
 * Changes the next issues of an operation and stores their outcomes in the same transaction, so that no
 * issue is changed twice, even if another server continues after a crash. When no issue is left, deletes the
 * operation's label or milestone, if it has one, and ends the operation.
 */
export async function runBulkChunk(
  tx: Transaction,
  task: BulkOperationTask,
  { progress, size, runner }: BulkChunk,
): Promise<BulkChunkResult> {
  const { key, undoOf } = task;
  const { row, nextNumbers } = await lockBulkOperationAndFindNextIssues(tx, task, progress);
  const numbers = nextNumbers.slice(0, size);
  if (row?.state !== getBulkOperationStateIndex('running') || row.runner !== runner)
    return STOPPED_BULK_CHUNK_RESULT;
  if (numbers.length === 0) {
    const { deletes } = task.bulk;
    if (deletes) return deleteAttributeOfTask(tx, { task, row, deletion: deletes }, size);
    await markBulkOperationEnded(tx, row, 'done', null);
    return STOPPED_BULK_CHUNK_RESULT;
  }
  const { items, issueRowsUpdate } =
    undoOf === null
      ? await changeBulkChunkIssues(tx, task, numbers)
      : await undoBulkChunk(tx, task, undoOf, numbers);
  await updateBulkItemOutcomes(tx, key, items, addBulkOutcomeCounts(row, countIssuesByBulkOutcome(items)));
  return { numbers, nextNumbers: nextNumbers.slice(size), issueRowsUpdate };
}

/**
 * Locks the operation, and reads its next issues for several chunks at once. Numbers that were read ahead stay valid
 * while this server runs the operation, because only the server that runs it adds items.
 */
async function lockBulkOperationAndFindNextIssues(
  tx: Transaction,
  { key, undoOf }: BulkOperationTask,
  { last, nextNumbers }: BulkProgress,
): Promise<{ row: BulkOperationRow | null; nextNumbers: readonly number[] }> {
  if (nextNumbers.length > 0) return { row: await lockBulkOperation(tx, key), nextNumbers };
  const { row, numbers } = await lockBulkOperationWithNextIssues(
    tx,
    key,
    undoOf === null
      ? selectPendingBulkIssueNumbers(key, last, BULK_TRANSACTION_ISSUES_MAX)
      : selectBulkIssueNumbersToUndo(key, undoOf, BULK_TRANSACTION_ISSUES_MAX),
  );
  return { row, nextNumbers: numbers };
}
