import { type BulkState, bulkStateIndex } from '../../../../shared/bulk';
import type { BulkKey, BulkRow } from '../../../store/read/bulk';
import type { Store } from '../../../store/Store';
import { lockBulk, updateBulk } from '../../../store/write/bulk';
import { inTransaction, type Transaction } from '../../../store/write/transaction';

type BulkEndState = Extract<BulkState, 'done' | 'failed' | 'canceled'>;

/** Ends a bulk operation if it has not ended. */
export async function endBulk(
  store: Store,
  key: BulkKey,
  state: BulkEndState,
  message: string | null,
): Promise<void> {
  await inTransaction(store.background, async (tx) => {
    const row = await lockBulk(tx, key);
    if (row?.ended_at === null) await markEnded(tx, row, state, message);
  });
}

/**
 * Ends a bulk operation whose row the transaction has locked. A completed undo marks the undone operation as
 * UNDONE.
 */
export async function markEnded(
  tx: Transaction,
  { project_id: projectId, number, undo_of }: BulkRow,
  state: BulkEndState,
  message: string | null,
): Promise<void> {
  await updateBulk(
    tx,
    { projectId, number },
    { state: bulkStateIndex(state), ended_at: new Date(), message },
  );
  if (state === 'done' && undo_of !== null) {
    await updateBulk(tx, { projectId, number: undo_of }, { state: bulkStateIndex('undone') });
  }
}
