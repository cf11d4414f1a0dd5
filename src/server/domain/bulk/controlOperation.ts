/** Runs, cancels and undoes bulk operations. */
import { getBulkStateIndex } from '../../../shared/bulk';
import type { BulkOperationKey, BulkOperationRow } from '../../store/read/bulk';
import { insertBulkOperation, lockBulkOperation, updateBulkOperation } from '../../store/write/bulk';
import type { Transaction } from '../../store/write/transaction';
import { writeAuditEntry } from '../audit/audit';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, getPermissionError } from '../access/Actor';
import { type UserError, notFoundError, RejectedError, rejectOnErrors } from '../base/UserError';
import { decodeProjectObjectId, type ProjectTarget, requireProjectTarget } from '../writing/targets';
import { type WriteResult, executeWrite, type WriteRequest } from '../writing/write';
import { encodeGlobalId } from '../base/ids';
import { getBulkLimitError } from './bulkLimit';
import { writeBulkStartAuditEntry, waitBrieflyForBulkOperation } from './bulkUpdateIssues';
import { markBulkEnded } from './chunks/endBulkOperation';
import { bulkUndoProblem } from './bulkUndoProblem';
import { toBulkKey } from './operations';

interface BulkOperationIdInput {
  id: string;
}

/** Runs a previewed bulk operation on the issues that the preview stored. */
export async function runBulkOperation(
  context: RequestContext,
  { id }: BulkOperationIdInput,
  request: WriteRequest,
): Promise<WriteResult<BulkOperationKey>> {
  return controlAndStartBulkOperation(context, request, id, async (tx, row, { project, actor }) => {
    rejectOnErrors(
      getBulkLimitError(actor, row.matched),
      isOwnBulkOperation(row, actor) ? null : NOT_PREVIEW_OWNER_ERROR,
    );
    if (row.state !== getBulkStateIndex('previewed'))
      throw conflictError('This operation was already run or canceled.');
    if (row.frozen < row.matched) throw conflictError('The preview is not complete yet.');
    const counts = { changed: 0, skipped: 0, failed: 0 };
    const now = new Date();
    await updateBulkOperation(tx, toBulkKey(row), {
      state: getBulkStateIndex('running'),
      ...counts,
      started_at: now,
      runner: context.bulk.id,
      beat_at: now,
    });
    await writeBulkStartAuditEntry(tx, context, project, toBulkKey(row), row.matched);
    return toBulkKey(row);
  });
}

/** Creates and starts an operation that undoes another one. */
export async function undoBulkOperation(
  context: RequestContext,
  { id }: BulkOperationIdInput,
  request: WriteRequest,
): Promise<WriteResult<BulkOperationKey>> {
  return controlAndStartBulkOperation(context, request, id, async (tx, row, { project, actor }) => {
    rejectOnErrors(getBulkLimitError(actor, row.changed));
    const problem = await bulkUndoProblem(tx, row);
    if (problem !== null) throw conflictError(problem);
    const details = { operation: row.number, issues: row.changed };
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
  });
}

/**
 * Stops a running operation or discards a preview. Issues changed so far stay changed; undo reverts them.
 */
export function cancelBulkOperation(
  context: RequestContext,
  { id }: BulkOperationIdInput,
  request: WriteRequest,
): Promise<WriteResult<BulkOperationKey>> {
  return controlBulkOperation(context, request, id, async (tx, row, { actor }) => {
    rejectOnErrors(
      isOwnBulkOperation(row, actor)
        ? null
        : getPermissionError(actor, 'MAINTAIN', 'cancel bulk edits by other people'),
    );
    if (row.ended_at === null) await markBulkEnded(tx, row, 'canceled', null);
    return toBulkKey(row);
  });
}

type BulkControlCallback = (
  tx: Transaction,
  row: BulkOperationRow,
  target: ProjectTarget,
) => Promise<BulkOperationKey>;

/**
 * Runs a mutation that controls a bulk operation, and starts the operation, unless the request repeats an
 * earlier one.
 */
async function controlAndStartBulkOperation(
  context: RequestContext,
  request: WriteRequest,
  id: string,
  work: BulkControlCallback,
): Promise<WriteResult<BulkOperationKey>> {
  let hasRun = false;
  const result = await controlBulkOperation(context, request, id, async (...at) => {
    const key = await work(...at);
    hasRun = true;
    return key;
  });
  if (result.result && hasRun) await waitBrieflyForBulkOperation(context, context.bulk.start(result.result));
  return result;
}

function controlBulkOperation(
  context: RequestContext,
  request: WriteRequest,
  id: string,
  work: BulkControlCallback,
): Promise<WriteResult<BulkOperationKey>> {
  return executeWrite(context, request, async () => {
    const notFoundMessage = 'Bulk operation not found.';
    const { projectId, id: number } = await decodeProjectObjectId(
      context,
      id,
      'BulkOperation',
      'id',
      notFoundMessage,
    );
    const target = await requireProjectTarget(context, encodeGlobalId('Project', projectId));
    return async (tx) => {
      const row = await lockBulkOperation(tx, { projectId, number });
      if (!row) throw new RejectedError(notFoundError('id', notFoundMessage));
      return work(tx, row, target);
    };
  });
}

const isOwnBulkOperation = ({ actor_id }: BulkOperationRow, { id }: Actor): boolean => actor_id === id;

const NOT_PREVIEW_OWNER_ERROR: UserError = {
  kind: 'access',
  code: 'FORBIDDEN',
  path: null,
  requires: null,
  message: 'Only the user who created the preview can run it.',
};

const conflictError = (message: string): RejectedError =>
  new RejectedError({ kind: 'conflict', code: 'CONFLICT', message, path: null, current: null });
