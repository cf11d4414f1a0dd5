import { BULK_OPERATION_STATES } from '../../../shared/bulk';
import { BULK_UNDO_PERIOD_DAYS } from '../../../shared/limits';
import { type BulkOperationRow, readBulkOperationUndos } from '../../store/read/bulk';
import type { DatabaseStore } from '../../store/DatabaseStore';

/** @returns why a bulk operation cannot be undone, or null if it can */
export async function readBulkUndoProblem(
  db: DatabaseStore['db'],
  row: BulkOperationRow,
): Promise<string | null> {
  switch (BULK_OPERATION_STATES[row.state]) {
    case 'previewed':
      return 'The bulk edit has not been run.';
    case 'running':
      return 'The bulk edit is still running.';
    case 'undone':
      return 'The bulk edit was already undone.';
    default:
  }
  if (row.changed === 0) return 'The bulk edit changed nothing.';
  const age = Date.now() - (row.ended_at?.getTime() ?? Date.now());
  if (age > BULK_UNDO_PERIOD_DAYS * 86_400_000)
    return `The bulk edit ended more than ${BULK_UNDO_PERIOD_DAYS} days ago.`;
  const undos = await readBulkOperationUndos(db, { projectId: row.project_id, number: row.number });
  return undos.some(({ ended_at }) => ended_at === null) ? 'The bulk edit is being undone.' : null;
}
