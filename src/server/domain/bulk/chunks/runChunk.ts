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

/** What a transaction was about. */
export interface ChunkResult {
  /** None: the operation has ended, or is another server's. */
  numbers: readonly number[];
  amendment: RowUpdate | null;
}

const NOTHING: ChunkResult = { numbers: [], amendment: null };

/**
 * Changes the next issues of an operation together with what is written down of them, so that none is
 * changed twice, whoever goes on after whatever happened. Without any left, the operation is done.
 * @param above those up to this number are known to be done
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
  if (row?.state !== bulkStateIndex('running') || row.runner !== runner) return NOTHING;
  if (numbers.length === 0) {
    await markEnded(tx, row, 'done', null);
    return NOTHING;
  }
  const { items, amendment } =
    undoOf === null ? await changeChunk(tx, task, numbers) : await undoChunk(tx, task, undoOf, numbers);
  await saveOutcomes(tx, key, items, addCounts(row, countOutcomes(items)));
  return { numbers, amendment };
}
