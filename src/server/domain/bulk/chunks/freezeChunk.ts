import { bulkStateIndex } from '../../../../shared/bulk';
import { freezeItems, lockBulk, saveOutcomes } from '../../../store/write/bulk';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import { previewChunk } from './changeChunk';
import { addCounts, countOutcomes } from './counts';
import type { ChunkResult } from './runChunk';

/** Puts issues into an operation's set, each with its version; of a preview, with what would become of it. */
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
    // Some may have gone since they were found.
    matched: row.matched - (numbers.length - frozen),
  });
  return { numbers, amendment: null };
}
