import { getBulkOperationStateIndex } from '../../../../shared/bulk';
import { lockBulkOperation, updateBulkItemOutcomes } from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkOperationTask } from './BulkOperationTask';
import { previewBulkChunk } from './changeBulkChunkIssues';
import { addBulkOutcomeCounts, countIssuesByBulkOutcome } from './counts';
import { type BulkChunkResult, STOPPED_BULK_CHUNK_RESULT } from './BulkChunkResult';

/** Adds issues to a preview, with their current versions and what would happen to each. */
export async function storeBulkPreviewChunk(
  tx: Transaction,
  task: BulkOperationTask,
  numbers: readonly number[],
  runner: string,
): Promise<BulkChunkResult> {
  const row = await lockBulkOperation(tx, task.key);
  if (
    row?.state !== getBulkOperationStateIndex('previewed') ||
    row.ended_at !== null ||
    row.runner !== runner
  )
    return STOPPED_BULK_CHUNK_RESULT;
  const items = await previewBulkChunk(tx, task, numbers);
  await updateBulkItemOutcomes(tx, task.key, items, {
    ...addBulkOutcomeCounts(row, countIssuesByBulkOutcome(items)),
    frozen: row.frozen + items.length,
    // Issues may have been deleted since the search.
    matched: row.matched - (numbers.length - items.length),
  });
  return { numbers, nextNumbers: [], issueRowsUpdate: null };
}
