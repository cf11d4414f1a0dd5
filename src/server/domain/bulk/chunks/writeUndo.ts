import type { RowUpdate } from '../../../store/changes/ChangeHub';
import { readBulkComment } from '../../../store/read/bulk';
import { reindexTexts, removeComments } from '../../../store/write/bulkComments';
import { type PlannedChange, writePlans } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import type { ItemPlan } from '../../plan/ItemPlan';
import { commentOnAll } from './commentOnAll';
import type { UndoParts } from './undoChunk';

/**
 * Writes the planned undo of a bulk operation, and removes or restores comments. Must be the last write of a
 * transaction.
 */
export async function writeUndo(
  tx: Transaction,
  { key, project, actor }: BulkTask,
  undoOf: number,
  plans: ReadonlyMap<number, ItemPlan>,
  parts: ReadonlyMap<number, UndoParts>,
  at: Date,
): Promise<RowUpdate | null> {
  const meta = { actorId: actor.id, at, bulkNumber: key.number };
  const changes = [...plans.values()].flatMap((plan) => (plan.outcome === 'changed' ? [plan.change] : []));
  const inverse = ({ row }: PlannedChange) => parts.get(row.number)!.inverse;
  const removedComments = changes.flatMap((change) => inverse(change).commentsMade);
  if (removedComments.length > 0) {
    await removeComments(tx, project.id, removedComments, at);
    const issues = changes.filter((change) => inverse(change).commentsMade.length > 0);
    await reindexTexts(
      tx,
      project.id,
      issues.map(({ row }) => row.number),
    );
  }
  const restoredChanges = changes.filter((change) => inverse(change).commentRemoved);
  const body =
    restoredChanges.length > 0 ? await readBulkComment(tx, { projectId: project.id, number: undoOf }) : null;
  if (body !== null) {
    return commentOnAll(tx, project.id, meta, changes, body, (change) => inverse(change).commentRemoved);
  }
  const amendment = await writePlans(tx, project.id, meta, changes);
  return removedComments.length > 0 ? null : amendment;
}
