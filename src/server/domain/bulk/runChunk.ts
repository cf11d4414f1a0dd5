import { bulkStateIndex } from '../../../shared/bulk';
import { readPendingNumbers, readUndoneNumbers } from '../../store/read/bulk';
import { lockBulk, putOutcomes, updateBulk } from '../../store/write/bulk';
import type { Writing } from '../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import { changeChunk } from './changeChunk';
import { addCounts, countOutcomes } from './counts';
import { markEnded } from './endBulk';
import { undoChunk } from './undo/undoChunk';

/**
 * Changes the next issues of an operation together with what is written down of them, so that none is
 * changed twice, whoever goes on after whatever happened. Without any left, the operation is done.
 * Answers the numbers that it was about; none: the operation has ended, or is another server's.
 * @param above those up to this number are known to be done
 */
export async function runChunk(
  tx: Writing,
  task: BulkTask,
  { above, size, runner }: { above: number; size: number; runner: string },
): Promise<number[]> {
  const { key, undoOf } = task;
  const row = await lockBulk(tx, key);
  if (row?.state !== bulkStateIndex('running') || row.runner !== runner) return [];
  const numbers =
    undoOf === null
      ? await readPendingNumbers(tx, key, above, size)
      : await readUndoneNumbers(tx, key, undoOf, size);
  if (numbers.length === 0) {
    await markEnded(tx, row, 'done', null);
    return [];
  }
  const items =
    undoOf === null ? await changeChunk(tx, task, numbers) : await undoChunk(tx, task, undoOf, numbers);
  await putOutcomes(tx, key, items);
  await updateBulk(tx, key, { ...addCounts(row, countOutcomes(items)), beat_at: new Date() });
  return numbers;
}
