/** Running, canceling and undoing operations. */
import { bulkStateIndex } from '../../../shared/bulk';
import type { BulkKey, BulkRow } from '../../store/read/bulk';
import { insertBulk, lockBulk, updateBulk } from '../../store/write/bulk';
import type { Writing } from '../../store/write/transaction';
import { audit } from '../identity/audit';
import type { Reader } from '../Reader';
import { type Actor, lacks } from '../writing/Actor';
import { type Failure, notFound, Refusal } from '../writing/Failure';
import { inProject, type ProjectTarget, projectTarget } from '../writing/targets';
import { type Outcome, write, type WriteRequest } from '../writing/write';
import { encodeId } from '../ids';
import { exceeds } from './allowance';
import { noteStart, refuse, soon } from './bulkUpdateIssues';
import { markEnded } from './endBulk';
import { whyNotUndo } from './whyNotUndo';

interface ControlInput {
  id: string;
}

/** Runs what was previewed: its set is that of the preview. */
export async function runBulkOperation(
  reader: Reader,
  { id }: ControlInput,
  request: WriteRequest,
): Promise<Outcome<BulkKey>> {
  return begun(reader, request, id, async (tx, row, { project, actor }) => {
    refuse(exceeds(actor, row.matched), isOwn(row, actor) ? null : others('run'));
    if (row.state !== bulkStateIndex('previewed')) throw conflict('It has been run, or taken back, already.');
    if (row.frozen < row.matched) throw conflict('Its preview is not complete yet.');
    const counts = { changed: 0, skipped: 0, failed: 0 };
    const now = new Date();
    await updateBulk(tx, keyOf(row), {
      ...{ state: bulkStateIndex('running'), ...counts, started_at: now },
      ...{ runner: reader.bulk.id, beat_at: now },
    });
    await noteStart(tx, reader, project, keyOf(row), row.matched);
    return keyOf(row);
  });
}

/** Takes back what an operation did, as another operation. */
export async function undoBulkOperation(
  reader: Reader,
  { id }: ControlInput,
  request: WriteRequest,
): Promise<Outcome<BulkKey>> {
  return begun(reader, request, id, async (tx, row, { project, actor }) => {
    refuse(exceeds(actor, row.changed));
    const because = await whyNotUndo(tx, row);
    if (because !== null) throw conflict(because);
    const details = { operation: row.number, issues: row.changed };
    await audit(tx, reader, { action: 'bulk_undone', subject: project.key, details });
    return insertBulk(tx, {
      ...{ projectId: row.project_id, actorId: actor.id, state: 'running' },
      ...{ query: null, change: null, comment: null, undoOf: row.number },
      ...{ matched: row.changed, frozen: row.changed, runner: reader.bulk.id },
    });
  });
}

/** Stops an operation, or lets a preview go. What it has changed stays, and can be undone. */
export function cancelBulkOperation(
  reader: Reader,
  { id }: ControlInput,
  request: WriteRequest,
): Promise<Outcome<BulkKey>> {
  return control(reader, request, id, async (tx, row, { actor }) => {
    refuse(isOwn(row, actor) ? null : lacks(actor, 'MAINTAIN', 'cancel what others run'));
    if (row.ended_at === null) await markEnded(tx, row, 'canceled', null);
    return keyOf(row);
  });
}

type Controlling = (tx: Writing, row: BulkRow, target: ProjectTarget) => Promise<BulkKey>;

/** The same, and the operation is carried out, unless the request was answered before. */
async function begun(
  reader: Reader,
  request: WriteRequest,
  id: string,
  work: Controlling,
): Promise<Outcome<BulkKey>> {
  let isNew = false;
  const outcome = await control(reader, request, id, async (...at) => {
    const key = await work(...at);
    isNew = true;
    return key;
  });
  if (outcome.done && isNew) await soon(reader, reader.bulk.begin(outcome.done));
  return outcome;
}

function control(
  reader: Reader,
  request: WriteRequest,
  id: string,
  work: Controlling,
): Promise<Outcome<BulkKey>> {
  return write(reader, request, async () => {
    const missing = 'There is no such bulk operation.';
    const { projectId, id: number } = await inProject(reader, id, 'BulkOperation', 'id', missing);
    const target = await projectTarget(reader, encodeId('Project', projectId));
    return async (tx) => {
      const row = await lockBulk(tx, { projectId, number });
      if (!row) throw new Refusal(notFound('id', missing));
      return work(tx, row, target);
    };
  });
}

const keyOf = ({ project_id: projectId, number }: BulkRow): BulkKey => ({ projectId, number });

const isOwn = ({ actor_id }: BulkRow, { id }: Actor): boolean => actor_id === id;

const others = (what: string): Failure => ({
  ...{ kind: 'access', code: 'FORBIDDEN', path: null, requires: null },
  message: `Only who made the preview can ${what} it.`,
});

const conflict = (message: string): Refusal =>
  new Refusal({ kind: 'conflict', code: 'CONFLICT', message, path: null, current: null });
