/** Runs, cancels and undoes bulk operations. */
import { getBulkOperationStateIndex } from '../../../shared/bulk';
import {
  type BulkOperationKey,
  type BulkOperationRow,
  leaveOutHiddenBulkItems,
  toBulkOperationKey,
} from '../../store/read/bulk';
import { toRestrictedProjects } from '../../store/read/issueVisibility';
import type { BulkDeletion } from '../../store/tables/bulkTables';
import { lockProjectCounters } from '../../store/changes/projectCounters';
import { restoreLabelOrMilestone } from '../../store/write/deletedAttributes';
import { appendProjectEvents } from '../../store/write/events';
import { insertBulkOperation, lockBulkOperation, updateBulkOperation } from '../../store/write/bulk';
import type { Transaction } from '../../store/write/transaction';
import { writeAuditEntry } from '../audit/audit';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, getPermissionError } from '../access/Actor';
import {
  type UserError,
  createNotFoundError,
  MutationRejectedError,
  rejectMutationOnErrors,
} from '../base/UserError';
import {
  decodeProjectObjectId,
  type ProjectMutationTarget,
  requireProjectMutationTarget,
} from '../writing/targets';
import { type MutationWriteResult, runMutationInTransaction, type MutationRequest } from '../writing/write';
import { encodeGlobalId } from '../base/ids';
import { getBulkLimitError } from './bulkLimit';
import { getBulkCommentError } from './changeInput';
import { writeBulkStartAuditEntry, waitBrieflyForBulkOperation } from './bulkUpdateIssues';
import { createAttributeRestoredEvent } from './chunks/attributeEvents';
import { markBulkOperationEnded } from './chunks/endBulkOperation';
import { readBulkUndoProblem } from './readBulkUndoProblem';

interface BulkOperationIdInput {
  id: string;
}

interface RunBulkOperationInput extends BulkOperationIdInput {
  comment?: string | null;
}

/**
 * Runs a previewed bulk operation on the issues that the preview stored. A comment in the input replaces that of the
 * preview.
 */
export async function runBulkOperation(
  context: RequestContext,
  { id, comment }: RunBulkOperationInput,
  request: MutationRequest,
): Promise<MutationWriteResult<BulkOperationKey>> {
  return mutateAndStartBulkOperation(
    context,
    request,
    id,
    async (tx, row, { project, actor }, visibleRow) => {
      rejectMutationOnErrors(
        getBulkCommentError(comment),
        getBulkLimitError(actor, visibleRow.matched),
        isOwnBulkOperation(row, actor) ? null : NOT_BULK_PREVIEW_OWNER_ERROR,
      );
      if (row.state !== getBulkOperationStateIndex('previewed'))
        throw createConflictError('This bulk edit was already run or canceled.');
      if (row.frozen < row.matched) throw createConflictError('The preview is not complete yet.');
      const counts = { changed: 0, skipped: 0, failed: 0 };
      const now = new Date();
      await updateBulkOperation(tx, toBulkOperationKey(row), {
        state: getBulkOperationStateIndex('running'),
        ...counts,
        comment: comment ?? row.comment,
        started_at: now,
        runner: context.bulk.id,
        beat_at: now,
      });
      await writeBulkStartAuditEntry(tx, context, project, toBulkOperationKey(row), visibleRow.matched);
      return toBulkOperationKey(row);
    },
  );
}

/** Creates and starts an operation that undoes another one. */
export async function undoBulkOperation(
  context: RequestContext,
  { id }: BulkOperationIdInput,
  request: MutationRequest,
): Promise<MutationWriteResult<BulkOperationKey>> {
  return mutateAndStartBulkOperation(
    context,
    request,
    id,
    async (tx, row, { project, actor }, visibleRow) => {
      rejectMutationOnErrors(getBulkLimitError(actor, visibleRow.changed));
      const problem = await readBulkUndoProblem(tx, visibleRow);
      if (problem !== null) throw createConflictError(problem);
      if (row.deletes) await restoreDeletedAttribute(tx, actor, row.project_id, row.deletes);
      const details = { operation: row.number, issues: visibleRow.changed };
      await writeAuditEntry(tx, context, { action: 'bulk_undone', subject: project.key, details });
      return insertBulkOperation(tx, {
        projectId: row.project_id,
        actorId: actor.id,
        state: 'running',
        query: null,
        change: null,
        comment: null,
        undoOf: row.number,
        matched: row.changed,
        frozen: row.changed,
        runner: context.bulk.id,
      });
    },
  );
}

/**
 * Restores the label or milestone that an operation has deleted, so that the undo can add it to the issues again.
 * @throws MutationRejectedError FORBIDDEN, or CONFLICT if another label or milestone has its name now
 */
async function restoreDeletedAttribute(
  tx: Transaction,
  actor: Actor,
  projectId: number,
  deletion: BulkDeletion,
): Promise<void> {
  const { kind } = deletion;
  rejectMutationOnErrors(getPermissionError(actor, 'MAINTAIN', `undo the deletion of a ${kind}`));
  await lockProjectCounters(tx, projectId);
  const restored = await restoreLabelOrMilestone(tx, projectId, deletion);
  // A canceled operation has not deleted the label or milestone.
  if (!restored) return;
  if (restored.isTaken)
    throw createConflictError(`A ${kind} named ${restored.name} exists now. Rename it to undo the deletion.`);
  const meta = { actorId: actor.id, at: new Date() };
  await appendProjectEvents(tx, projectId, meta, [createAttributeRestoredEvent(deletion, restored.name)]);
}

/**
 * Stops a running operation or discards a preview. Issues changed so far stay changed; undo reverts them.
 */
export function cancelBulkOperation(
  context: RequestContext,
  { id }: BulkOperationIdInput,
  request: MutationRequest,
): Promise<MutationWriteResult<BulkOperationKey>> {
  return runBulkOperationMutation(context, request, id, async (tx, row, { actor }) => {
    rejectMutationOnErrors(
      isOwnBulkOperation(row, actor)
        ? null
        : getPermissionError(actor, 'MAINTAIN', 'cancel bulk edits by other people'),
    );
    if (row.ended_at === null) await markBulkOperationEnded(tx, row, 'canceled', null);
    return toBulkOperationKey(row);
  });
}

/** @param visibleRow the row with the counts of the issues that the actor may see */
type BulkOperationMutationCallback = (
  tx: Transaction,
  row: BulkOperationRow,
  target: ProjectMutationTarget,
  visibleRow: BulkOperationRow,
) => Promise<BulkOperationKey>;

/**
 * Runs a mutation that controls a bulk operation, and starts the operation, unless the request repeats an
 * earlier one.
 */
async function mutateAndStartBulkOperation(
  context: RequestContext,
  request: MutationRequest,
  id: string,
  work: BulkOperationMutationCallback,
): Promise<MutationWriteResult<BulkOperationKey>> {
  let hasRun = false;
  const result = await runBulkOperationMutation(context, request, id, async (...at) => {
    const key = await work(...at);
    hasRun = true;
    return key;
  });
  if (result.result && hasRun)
    await waitBrieflyForBulkOperation(context, context.bulk.startOperation(result.result));
  return result;
}

function runBulkOperationMutation(
  context: RequestContext,
  request: MutationRequest,
  id: string,
  work: BulkOperationMutationCallback,
): Promise<MutationWriteResult<BulkOperationKey>> {
  return runMutationInTransaction(context, request, async () => {
    const notFoundMessage = 'Bulk edit not found.';
    const { projectId, id: number } = await decodeProjectObjectId(
      context,
      id,
      'BulkOperation',
      'id',
      notFoundMessage,
    );
    const target = await requireProjectMutationTarget(context, encodeGlobalId('Project', projectId));
    return async (tx) => {
      const row = await lockBulkOperation(tx, { projectId, number });
      const restrictedProjects = toRestrictedProjects(projectId, target.actor.visibility);
      const visibleRow =
        row && restrictedProjects.length > 0
          ? (await leaveOutHiddenBulkItems(tx, restrictedProjects, [row]))[0]
          : row;
      if (!row || !visibleRow) throw new MutationRejectedError(createNotFoundError('id', notFoundMessage));
      return work(tx, row, target, visibleRow);
    };
  });
}

const isOwnBulkOperation = ({ actor_id }: BulkOperationRow, { id }: Actor): boolean => actor_id === id;

const NOT_BULK_PREVIEW_OWNER_ERROR: UserError = {
  kind: 'access',
  code: 'FORBIDDEN',
  path: null,
  requires: null,
  message: 'Only the user who created the preview can run it.',
};

const createConflictError = (message: string): MutationRejectedError =>
  new MutationRejectedError({ kind: 'conflict', code: 'CONFLICT', message, path: null, current: null });
