import type { RowUpdate } from '../../../store/changes/ChangeHub';
import { readBulkComment } from '../../../store/read/bulk';
import { reindexTexts, removeComments } from '../../../store/write/bulkComments';
import { type PlannedChange, writePlans } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkTask } from './BulkTask';
import type { ItemPlan } from '../../plan/ItemPlan';
import { commentOnAll } from './commentOnAll';
import type { UndoneParts } from './undoChunk';

/** Carries the plans out, and unsays, or says again, what was said. To be called last in a transaction. */
export async function writeUndo(
  tx: Transaction,
  { key, project, actor }: BulkTask,
  undoOf: number,
  plans: ReadonlyMap<number, ItemPlan>,
  parts: ReadonlyMap<number, UndoneParts>,
  at: Date,
): Promise<RowUpdate | null> {
  const doing = { actorId: actor.id, at, bulkNumber: key.number };
  const changes = [...plans.values()].flatMap((plan) => (plan.outcome === 'changed' ? [plan.change] : []));
  const inverse = ({ row }: PlannedChange) => parts.get(row.number)!.inverse;
  const unsaid = changes.flatMap((change) => inverse(change).commentsMade);
  if (unsaid.length > 0) {
    await removeComments(tx, project.id, unsaid, at);
    const issues = changes.filter((change) => inverse(change).commentsMade.length > 0);
    await reindexTexts(
      tx,
      project.id,
      issues.map(({ row }) => row.number),
    );
  }
  const saidAgain = changes.filter((change) => inverse(change).commentRemoved);
  const body =
    saidAgain.length > 0 ? await readBulkComment(tx, { projectId: project.id, number: undoOf }) : null;
  if (body !== null) {
    return commentOnAll(tx, project.id, doing, changes, body, (change) => inverse(change).commentRemoved);
  }
  const amendment = await writePlans(tx, project.id, doing, changes);
  return unsaid.length > 0 ? null : amendment;
}
