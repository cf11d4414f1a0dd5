/** Deletes an issue permanently, such as spam. Linked issues, parent and children record the removal. */
import { CREATION_UNDO_PERIOD_MS } from '../../../../shared/limits';
import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import { findOtherIssueActor } from '../../../store/write/lastChange';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { type Actor, getPermissionError } from '../../access/Actor';
import { lockIssueRow } from './changeIssue';
import { removeIssue } from './removeIssue';
import { createUndoConflict, rejectMutationOnErrors } from '../../base/UserError';
import { requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

export function deleteIssue(
  context: RequestContext,
  { id, undo }: { id: string; undo?: boolean | null },
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, id);
    const { project, actor, number } = target;
    const permission = undo ? 'FILE' : 'MAINTAIN';
    rejectMutationOnErrors(getPermissionError(actor, permission, 'delete issues'));
    return async (tx) => {
      const meta = { actorId: actor.id, at: new Date() };
      await removeIssue(tx, project, number, meta, async (neighbors) => {
        const row = await lockIssueRow(tx, target, neighbors);
        if (undo) await requireUndoableIssue(tx, actor, row);
        return row;
      });
      return toIssueRowKey(target);
    };
  });
}

/**
 * Checks that the creation of an issue can be undone.
 * @throws MutationRejectedError CONFLICT if it is too late, or if another user has done something with the issue
 */
async function requireUndoableIssue(tx: Transaction, actor: Actor, row: IssueRow): Promise<void> {
  const isNew = Date.now() - row.created_at.getTime() < CREATION_UNDO_PERIOD_MS;
  if (row.author_id !== actor.id || !isNew)
    throw createUndoConflict('You can undo only your own issues of the last hour.');
  const key = { projectId: row.project_id, number: row.number };
  const other = await findOtherIssueActor(tx, key, actor.visibility, actor.id!);
  if (other !== null) throw createUndoConflict(`${other} has changed or commented on the issue since.`);
}
