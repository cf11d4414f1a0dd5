import { bulkStateIndex } from '../../../../shared/bulk';
import type { RowUpdate } from '../../../store/changes/ChangeHub';
import { selectPendingNumbers, selectNumbersToUndo } from '../../../store/read/bulk';
import { lockBulkChunk, saveOutcomes } from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import { changeChunk } from './changeChunk';
import { addCounts, countOutcomes } from './counts';
import { markEnded } from './endBulk';
import { undoChunk } from './undoChunk';

/** The result of one transaction of a bulk operation. */
export interface ChunkResult {
  /** Numbers of the processed issues. Empty: the operation has ended, or another server runs it. */
  numbers: readonly number[];
  amendment: RowUpdate | null;
}

const STOPPED_RESULT: ChunkResult = { numbers: [], amendment: null };

/**
 * Changes the next issues of an operation and stores their outcomes in the same transaction, so that no
 * issue is changed twice, even if another server continues after a crash. When none is left, the operation
 * is done.
 * @param above all issues up to this number are done
 */
export async function runChunk(
  tx: Transaction,
  task: BulkTask,
  { above, size, runner }: { above: number; size: number; runner: string },
): Promise<ChunkResult> {
  const { key, undoOf } = task;
  const next =
    undoOf === null ? selectPendingNumbers(key, above, size) : selectNumbersToUndo(key, undoOf, size);
  const { row, numbers } = await lockBulkChunk(tx, key, next);
  if (row?.state !== bulkStateIndex('running') || row.runner !== runner) return STOPPED_RESULT;
  if (numbers.length === 0) {
    await markEnded(tx, row, 'done', null);
    return STOPPED_RESULT;
  }
  const { items, amendment } =
    undoOf === null ? await changeChunk(tx, task, numbers) : await undoChunk(tx, task, undoOf, numbers);
  await saveOutcomes(tx, key, items, addCounts(row, countOutcomes(items)));
  return { numbers, amendment };
}
