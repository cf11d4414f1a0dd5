import { type BulkOperationState, getBulkOperationStateIndex } from '../../../../shared/bulk';
import type { BulkOperationKey, BulkOperationRow } from '../../../store/read/bulk';
import type { DatabaseStore } from '../../../store/DatabaseStore';
import { deleteBulkSelection, lockBulkOperation, updateBulkOperation } from '../../../store/write/bulk';
import { runInTransaction, type Transaction } from '../../../store/write/transaction';

type BulkEndState = Extract<BulkOperationState, 'done' | 'failed' | 'canceled'>;

/** Ends a bulk operation if it has not ended. */
export async function endBulkOperation(
  store: DatabaseStore,
  key: BulkOperationKey,
  state: BulkEndState,
  message: string | null,
): Promise<void> {
  await runInTransaction(store.background, async (tx) => {
    const row = await lockBulkOperation(tx, key);
    if (row?.ended_at === null) await markBulkOperationEnded(tx, row, state, message);
  });
}

/**
 * Ends a bulk operation whose row the transaction has locked. A completed undo marks the undone operation as
 * UNDONE.
 */
export async function markBulkOperationEnded(
  tx: Transaction,
  { project_id: projectId, number, undo_of }: BulkOperationRow,
  state: BulkEndState,
  message: string | null,
): Promise<void> {
  await updateBulkOperation(
    tx,
    { projectId, number },
    { state: getBulkOperationStateIndex(state), ended_at: new Date(), message },
  );
  // An operation that ends early keeps its selection, which has the issues that it has not processed.
  if (state === 'done') await deleteBulkSelection(tx, { projectId, number });
  if (state === 'done' && undo_of !== null) {
    await updateBulkOperation(
      tx,
      { projectId, number: undo_of },
      { state: getBulkOperationStateIndex('undone') },
    );
  }
}
