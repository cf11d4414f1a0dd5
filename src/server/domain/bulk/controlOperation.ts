/** Running, canceling and undoing operations. */
import { bulkStateIndex } from '../../../shared/bulk';
import type { BulkKey, BulkRow } from '../../store/read/bulk';
import { insertBulk, lockBulk, updateBulk } from '../../store/write/bulk';
import type { Transaction } from '../../store/write/transaction';
import { audit } from '../audit/audit';
import type { RequestContext } from '../context/RequestContext';
import { type Actor, permissionError } from '../access/Actor';
import { type UserError, notFound, RejectedError } from '../base/UserError';
import { inProject, type ProjectTarget, projectTarget } from '../writing/targets';
import { type WriteResult, write, type WriteRequest } from '../writing/write';
import { encodeId } from '../base/ids';
import { bulkLimitError } from './bulkLimit';
import { auditBulkStart, rejectIfAny, waitBriefly } from './bulkUpdateIssues';
import { markEnded } from './chunks/endBulk';
import { undoProblem } from './undoProblem';

interface ControlInput {
  id: string;
}

/** Runs what was previewed: its set is that of the preview. */
export async function runBulkOperation(
  context: RequestContext,
  { id }: ControlInput,
  request: WriteRequest,
): Promise<WriteResult<BulkKey>> {
  return begun(context, request, id, async (tx, row, { project, actor }) => {
    rejectIfAny(bulkLimitError(actor, row.matched), isOwn(row, actor) ? null : others('run'));
    if (row.state !== bulkStateIndex('previewed'))
      throw conflict('This operation was already run or canceled.');
    if (row.frozen < row.matched) throw conflict('The preview is not complete yet.');
    const counts = { changed: 0, skipped: 0, failed: 0 };
    const now = new Date();
    await updateBulk(tx, keyOf(row), {
      state: bulkStateIndex('running'),
      ...counts,
      started_at: now,
      runner: context.bulk.id,
      beat_at: now,
    });
    await auditBulkStart(tx, context, project, keyOf(row), row.matched);
    return keyOf(row);
  });
}

/** Takes back what an operation did, as another operation. */
export async function undoBulkOperation(
  context: RequestContext,
  { id }: ControlInput,
  request: WriteRequest,
): Promise<WriteResult<BulkKey>> {
  return begun(context, request, id, async (tx, row, { project, actor }) => {
    rejectIfAny(bulkLimitError(actor, row.changed));
    const because = await undoProblem(tx, row);
    if (because !== null) throw conflict(because);
    const details = { operation: row.number, issues: row.changed };
    await audit(tx, context, { action: 'bulk_undone', subject: project.key, details });
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

/** Stops an operation, or lets a preview go. What it has changed stays, and can be undone. */
export function cancelBulkOperation(
  context: RequestContext,
  { id }: ControlInput,
  request: WriteRequest,
): Promise<WriteResult<BulkKey>> {
  return control(context, request, id, async (tx, row, { actor }) => {
    rejectIfAny(
      isOwn(row, actor) ? null : permissionError(actor, 'MAINTAIN', 'cancel bulk edits by other people'),
    );
    if (row.ended_at === null) await markEnded(tx, row, 'canceled', null);
    return keyOf(row);
  });
}

type Controlling = (tx: Transaction, row: BulkRow, target: ProjectTarget) => Promise<BulkKey>;

/** The same, and the operation is carried out, unless the request was answered before. */
async function begun(
  context: RequestContext,
  request: WriteRequest,
  id: string,
  work: Controlling,
): Promise<WriteResult<BulkKey>> {
  let isNew = false;
  const outcome = await control(context, request, id, async (...at) => {
    const key = await work(...at);
    isNew = true;
    return key;
  });
  if (outcome.result && isNew) await waitBriefly(context, context.bulk.start(outcome.result));
  return outcome;
}

function control(
  context: RequestContext,
  request: WriteRequest,
  id: string,
  work: Controlling,
): Promise<WriteResult<BulkKey>> {
  return write(context, request, async () => {
    const missing = 'Bulk operation not found.';
    const { projectId, id: number } = await inProject(context, id, 'BulkOperation', 'id', missing);
    const target = await projectTarget(context, encodeId('Project', projectId));
    return async (tx) => {
      const row = await lockBulk(tx, { projectId, number });
      if (!row) throw new RejectedError(notFound('id', missing));
      return work(tx, row, target);
    };
  });
}

const keyOf = ({ project_id: projectId, number }: BulkRow): BulkKey => ({ projectId, number });

const isOwn = ({ actor_id }: BulkRow, { id }: Actor): boolean => actor_id === id;

const others = (what: string): UserError => ({
  kind: 'access',
  code: 'FORBIDDEN',
  path: null,
  requires: null,
  message: `Only the user who created the preview can ${what} it.`,
});

const conflict = (message: string): RejectedError =>
  new RejectedError({ kind: 'conflict', code: 'CONFLICT', message, path: null, current: null });
