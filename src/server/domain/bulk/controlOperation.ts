/** Runs, cancels and undoes bulk operations. */
import { bulkStateIndex } from '../../../shared/bulk';
import type { BulkKey, BulkRow } from '../../store/read/bulk';
import { insertBulk, lockBulk, updateBulk } from '../../store/write/bulk';
import type { Transaction } from '../../store/write/transaction';
import { writeAuditEntry } from '../audit/audit';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, permissionError } from '../access/Actor';
import { type UserError, notFoundError, RejectedError } from '../base/UserError';
import { decodeVisibleProjectId, type ProjectTarget, projectTarget } from '../writing/targets';
import { type WriteResult, executeWrite, type WriteRequest } from '../writing/write';
import { encodeId } from '../base/ids';
import { bulkLimitError } from './bulkLimit';
import { auditBulkStart, rejectOnErrors, waitForShortOperation } from './bulkUpdateIssues';
import { markEnded } from './chunks/endBulk';
import { undoProblem } from './undoProblem';

interface ControlInput {
  id: string;
}

/** Runs a previewed bulk operation on the issues that the preview stored. */
export async function runBulkOperation(
  context: RequestContext,
  { id }: ControlInput,
  request: WriteRequest,
): Promise<WriteResult<BulkKey>> {
  return controlAndStart(context, request, id, async (tx, row, { project, actor }) => {
    rejectOnErrors(
      bulkLimitError(actor, row.matched),
      isOwnOperation(row, actor) ? null : notOwnerError('run'),
    );
    if (row.state !== bulkStateIndex('previewed'))
      throw conflictError('This operation was already run or canceled.');
    if (row.frozen < row.matched) throw conflictError('The preview is not complete yet.');
    const counts = { changed: 0, skipped: 0, failed: 0 };
    const now = new Date();
    await updateBulk(tx, toBulkKey(row), {
      state: bulkStateIndex('running'),
      ...counts,
      started_at: now,
      runner: context.bulk.id,
      beat_at: now,
    });
    await auditBulkStart(tx, context, project, toBulkKey(row), row.matched);
    return toBulkKey(row);
  });
}

/** Creates and starts an operation that undoes another one. */
export async function undoBulkOperation(
  context: RequestContext,
  { id }: ControlInput,
  request: WriteRequest,
): Promise<WriteResult<BulkKey>> {
  return controlAndStart(context, request, id, async (tx, row, { project, actor }) => {
    rejectOnErrors(bulkLimitError(actor, row.changed));
    const problem = await undoProblem(tx, row);
    if (problem !== null) throw conflictError(problem);
    const details = { operation: row.number, issues: row.changed };
    await writeAuditEntry(tx, context, { action: 'bulk_undone', subject: project.key, details });
    return insertBulk(tx, {
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
  { id }: ControlInput,
  request: WriteRequest,
): Promise<WriteResult<BulkKey>> {
  return controlBulkOperation(context, request, id, async (tx, row, { actor }) => {
    rejectOnErrors(
      isOwnOperation(row, actor)
        ? null
        : permissionError(actor, 'MAINTAIN', 'cancel bulk edits by other people'),
    );
    if (row.ended_at === null) await markEnded(tx, row, 'canceled', null);
    return toBulkKey(row);
  });
}

type ControlWork = (tx: Transaction, row: BulkRow, target: ProjectTarget) => Promise<BulkKey>;

/**
 * Runs a mutation that controls a bulk operation, and starts the operation, unless the request repeats an
 * earlier one.
 */
async function controlAndStart(
  context: RequestContext,
  request: WriteRequest,
  id: string,
  work: ControlWork,
): Promise<WriteResult<BulkKey>> {
  let hasRun = false;
  const result = await controlBulkOperation(context, request, id, async (...at) => {
    const key = await work(...at);
    hasRun = true;
    return key;
  });
  if (result.result && hasRun) await waitForShortOperation(context, context.bulk.start(result.result));
  return result;
}

function controlBulkOperation(
  context: RequestContext,
  request: WriteRequest,
  id: string,
  work: ControlWork,
): Promise<WriteResult<BulkKey>> {
  return executeWrite(context, request, async () => {
    const notFoundMessage = 'Bulk operation not found.';
    const { projectId, id: number } = await decodeVisibleProjectId(
      context,
      id,
      'BulkOperation',
      'id',
      notFoundMessage,
    );
    const target = await projectTarget(context, encodeId('Project', projectId));
    return async (tx) => {
      const row = await lockBulk(tx, { projectId, number });
      if (!row) throw new RejectedError(notFoundError('id', notFoundMessage));
      return work(tx, row, target);
    };
  });
}

const toBulkKey = ({ project_id: projectId, number }: BulkRow): BulkKey => ({ projectId, number });

const isOwnOperation = ({ actor_id }: BulkRow, { id }: Actor): boolean => actor_id === id;

const notOwnerError = (action: string): UserError => ({
  kind: 'access',
  code: 'FORBIDDEN',
  path: null,
  requires: null,
  message: `Only the user who created the preview can ${action} it.`,
});

const conflictError = (message: string): RejectedError =>
  new RejectedError({ kind: 'conflict', code: 'CONFLICT', message, path: null, current: null });
