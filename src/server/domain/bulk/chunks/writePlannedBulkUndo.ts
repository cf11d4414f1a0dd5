import type { IssueRowsUpdate } from '../../../store/changes/ProjectChangeHub';
import { readBulkOperationComment } from '../../../store/read/bulk';
import { reindexIssueTexts, clearCommentTexts } from '../../../store/write/bulkComments';
import { deleteFileReferencesOfComments } from '../../../store/write/fileReferences';
import { type PlannedIssueChange, writePlannedIssueChanges } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import type { BulkOperationTask } from './BulkOperationTask';
import type { BulkOperationItemPlan } from '../../plan/BulkOperationItemPlan';
import { commentOnAllIssues } from './commentOnAllIssues';
import type { IssueUndoData } from './undoBulkChunk';

/**
 * Writes the planned undo of a bulk operation, and removes or restores comments. Must be the last write of a
 * transaction.
 * @returns the changed issue rows, or null if texts have changed as well
 */
export async function writePlannedBulkUndo(
  tx: Transaction,
  { key, project, actor }: BulkOperationTask,
  undoOf: number,
  plans: ReadonlyMap<number, BulkOperationItemPlan>,
  parts: ReadonlyMap<number, IssueUndoData>,
  at: Date,
): Promise<IssueRowsUpdate | null> {
  const meta = { actorId: actor.id, at, bulkNumber: key.number };
  const changes = [...plans.values()].flatMap((plan) => (plan.outcome === 'changed' ? [plan.change] : []));
  const inverse = ({ row }: PlannedIssueChange) => parts.get(row.number)!.inverse;
  const removedComments = changes.flatMap((change) => inverse(change).commentsMade);
  if (removedComments.length > 0) {
    await clearCommentTexts(tx, project.id, removedComments, at);
    const issues = changes.filter((change) => inverse(change).commentsMade.length > 0);
    const numbers = issues.map(({ row }) => row.number);
    await deleteFileReferencesOfComments(tx, project.id, removedComments, numbers);
    await reindexIssueTexts(tx, project.id, numbers);
  }
  const restoredChanges = changes.filter((change) => inverse(change).commentRemoved);
  const body =
    restoredChanges.length > 0
      ? await readBulkOperationComment(tx, { projectId: project.id, number: undoOf })
      : null;
  if (body !== null) {
    return commentOnAllIssues(
      tx,
      project.id,
      meta,
      changes,
      body,
      (change) => inverse(change).commentRemoved,
    );
  }
  const issueRowsUpdate = await writePlannedIssueChanges(tx, project.id, meta, changes);
  return removedComments.length > 0 ? null : issueRowsUpdate;
}
