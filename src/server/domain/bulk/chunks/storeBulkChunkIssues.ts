import { getBulkOperationStateIndex } from '../../../../shared/bulk';
import {
  insertBulkOperationItems,
  lockBulkOperation,
  updateBulkItemOutcomes,
} from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkOperationTask } from './BulkOperationTask';
import { previewBulkChunk } from './changeBulkChunkIssues';
import { addBulkOutcomeCounts, countBulkOutcomes } from './counts';
import type { BulkChunkResult } from './BulkChunkResult';

/**
 * Adds issues with their current versions to an operation's set. For a preview, also stores what would
 * happen to each.
 */
export async function storeBulkChunkIssues(
  tx: Transaction,
  task: BulkOperationTask,
  numbers: readonly number[],
  runner: string,
): Promise<BulkChunkResult> {
  const row = await lockBulkOperation(tx, task.key);
  if (!row || row.ended_at !== null || row.runner !== runner) return { numbers: [], rowsUpdate: null };
  const isPreview = row.state === getBulkOperationStateIndex('previewed');
  const items = isPreview ? await previewBulkChunk(tx, task, numbers) : [];
  const frozen = isPreview ? items.length : await insertBulkOperationItems(tx, task.key, numbers);
  await updateBulkItemOutcomes(tx, task.key, items, {
    ...addBulkOutcomeCounts(row, countBulkOutcomes(items)),
    frozen: row.frozen + frozen,
    // Issues may have been deleted since the search.
    matched: row.matched - (numbers.length - frozen),
  });
  return { numbers, rowsUpdate: null };
}
