import { bulkStateIndex } from '../../../../shared/bulk';
import { freezeItems, lockBulk, saveOutcomes } from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import { previewChunk } from './changeChunk';
import { addCounts, countOutcomes } from './counts';
import type { ChunkResult } from './runChunk';

/**
 * Adds issues with their current versions to an operation's set. For a preview, also stores what would
 * happen to each.
 */
export async function freezeChunk(
  tx: Transaction,
  task: BulkTask,
  numbers: readonly number[],
  runner: string,
): Promise<ChunkResult> {
  const row = await lockBulk(tx, task.key);
  if (!row || row.ended_at !== null || row.runner !== runner) return { numbers: [], amendment: null };
  const isPreview = row.state === bulkStateIndex('previewed');
  const items = isPreview ? await previewChunk(tx, task, numbers) : [];
  const frozen = isPreview ? items.length : await freezeItems(tx, task.key, numbers);
  await saveOutcomes(tx, task.key, items, {
    ...addCounts(row, countOutcomes(items)),
    frozen: row.frozen + frozen,
    // Issues may have been deleted since the search.
    matched: row.matched - (numbers.length - frozen),
  });
  return { numbers, amendment: null };
}
