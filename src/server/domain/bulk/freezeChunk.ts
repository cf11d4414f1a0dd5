import { bulkStateIndex } from '../../../shared/bulk';
import { freezeItems, lockBulk, putOutcomes, updateBulk } from '../../store/write/bulk';
import type { Writing } from '../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import { previewChunk } from './changeChunk';
import { addCounts, countOutcomes } from './counts';

/**
 * Puts issues into an operation's set, each with its version; of a preview, with what would become of it.
 * Answers those that it was about; none: the operation has ended, or is another server's.
 */
export async function freezeChunk(
  tx: Writing,
  task: BulkTask,
  numbers: readonly number[],
  runner: string,
): Promise<readonly number[]> {
  const row = await lockBulk(tx, task.key);
  if (!row || row.ended_at !== null || row.runner !== runner) return [];
  const isPreview = row.state === bulkStateIndex('previewed');
  const items = isPreview ? await previewChunk(tx, task, numbers) : [];
  if (isPreview) await putOutcomes(tx, task.key, items);
  const frozen = isPreview ? items.length : await freezeItems(tx, task.key, numbers);
  await updateBulk(tx, task.key, {
    ...addCounts(row, countOutcomes(items)),
    frozen: row.frozen + frozen,
    // Some may have gone since they were found.
    matched: row.matched - (numbers.length - frozen),
    beat_at: new Date(),
  });
  return numbers;
}
