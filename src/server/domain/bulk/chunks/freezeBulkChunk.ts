import { getBulkStateIndex } from '../../../../shared/bulk';
import { insertBulkItems, lockBulkOperation, saveBulkOutcomes } from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import { previewBulkChunk } from './changeBulkChunk';
import { addOutcomeCounts, countOutcomes } from './counts';
import type { BulkChunkResult } from './runBulkChunk';

/**
 * Adds issues with their current versions to an operation's set. For a preview, also stores what would
 * happen to each.
 */
export async function freezeBulkChunk(
  tx: Transaction,
  task: BulkTask,
  numbers: readonly number[],
  runner: string,
): Promise<BulkChunkResult> {
  const row = await lockBulkOperation(tx, task.key);
  if (!row || row.ended_at !== null || row.runner !== runner) return { numbers: [], rowsUpdate: null };
  const isPreview = row.state === getBulkStateIndex('previewed');
  const items = isPreview ? await previewBulkChunk(tx, task, numbers) : [];
  const frozen = isPreview ? items.length : await insertBulkItems(tx, task.key, numbers);
  await saveBulkOutcomes(tx, task.key, items, {
    ...addOutcomeCounts(row, countOutcomes(items)),
    frozen: row.frozen + frozen,
    // Issues may have been deleted since the search.
    matched: row.matched - (numbers.length - frozen),
  });
  return { numbers, rowsUpdate: null };
}
