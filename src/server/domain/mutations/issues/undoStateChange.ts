/** Undoes the actor's own last change of an issue's state. */
import { STATE_UNDO_PERIOD_MS } from '../../../../shared/limits';
import { readLastClosingEvents } from '../../../store/read/bulkEvents';
import type { IssueRow } from '../../../store/read/issues';
import { readStateEvents } from '../../../store/read/stateEvents';
import { lockIssues } from '../../../store/write/issues';
import { readLastIssueEvent } from '../../../store/write/lastChange';
import { lockIssueLinkGraph, readDuplicateTargets } from '../../../store/write/links';
import { type PlannedIssueChange, writePlannedChanges } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import { isOpenState } from '../../plan/state';
import { type InverseChange, invertEvents } from '../../undo/inverse';
import { planIssueUndo } from '../../undo/planIssueUndo';
import { readLinkRestoreCheck } from '../../undo/readLinkRestoreCheck';
import { readUndoContext } from '../../undo/readUndoContext';
import { getPermissionError } from '../../access/Actor';
import { type UserError, notFoundError, RejectedError, rejectOnErrors } from '../../base/UserError';
import { type IssueTarget, toIssueKey } from '../../writing/targets';
import { findLastStateChange, type StateChange } from './findLastStateChange';

/**
 * Restores the state before the last change of state, even without a matching transition, together with
 * the duplicate links and the time of closing. Only the user who made the change can undo it, within
 * STATE_UNDO_PERIOD_MS, and only while nobody has changed the state since.
 *
 * @param stateId the state before the change
 * @throws RejectedError
 */
export async function undoStateChange(tx: Transaction, target: IssueTarget, stateId: number): Promise<void> {
  const { project, actor, number } = target;
  rejectOnErrors(getPermissionError(actor, 'TRIAGE', 'change the state', { field: 'stateId' }));
  // Until the commit, no other transaction changes states or links in this project.
  await lockIssueLinkGraph(tx, project.id);
  const since = new Date(Date.now() - STATE_UNDO_PERIOD_MS);
  const stateChange = findLastStateChange(await readStateEvents(tx, toIssueKey(target), since));
  const inverse = await keepUndoableLinks(tx, target, invertEvents(number, stateChange?.events ?? []));
  const ends = [...inverse.linksAdded, ...inverse.linksRemoved].map(({ to }) => to);
  const rows = await lockIssues(tx, project.id, [number, ...ends]);
  const row = rows.get(number);
  if (!row) throw new RejectedError(notFoundError('id', `Issue ${project.key}-${number} not found.`));
  if (row.state_id === stateId) return;
  if (!stateChange || !isOwnStateChange(stateChange, target, row, stateId))
    throw new RejectedError(await readStateConflictError(tx, target));
  const change = await planStateUndo(tx, target, rows, stateChange, inverse);
  const meta = { actorId: actor.id, at: change.row.updated_at };
  await writePlannedChanges(tx, project.id, meta, [addUndoneEventReference(change, stateChange)]);
}

/** Whether the change led from `stateId` to the current state and was made by the actor. */
const isOwnStateChange = (
  { changed }: StateChange,
  { actor }: IssueTarget,
  row: IssueRow,
  stateId: number,
): boolean =>
  changed.actor_id === actor.id &&
  changed.before?.['state'] === stateId &&
  changed.after?.['state'] === row.state_id;

async function readStateConflictError(tx: Transaction, target: IssueTarget): Promise<UserError> {
  const key = toIssueKey(target);
  const last = await readLastIssueEvent(tx, key, 'state_changed');
  const isOther = last !== null && last.login !== null && last.actorId !== target.actor.id;
  return {
    kind: 'conflict',
    code: 'CONFLICT',
    path: ['stateId'],
    current: key,
    message: isOther
      ? `${last.login} has changed the state since. Your change cannot be undone.`
      : 'The state has changed since. Your change cannot be undone.',
  };
}

/** Leaves out of an undo the duplicate links that were removed or added again since the state change. */
async function keepUndoableLinks(
  tx: Transaction,
  { project, number }: IssueTarget,
  inverse: InverseChange,
): Promise<InverseChange> {
  const canonicals = (await readDuplicateTargets(tx, project.id, [number])).get(number) ?? [];
  return {
    ...inverse,
    linksRemoved: inverse.linksRemoved.filter(({ to }) => canonicals.includes(to)),
    linksAdded: inverse.linksAdded.filter(({ to }) => !canonicals.includes(to)),
  };
}

async function planStateUndo(
  tx: Transaction,
  target: IssueTarget,
  rows: ReadonlyMap<number, IssueRow>,
  { changed }: StateChange,
  inverse: InverseChange,
): Promise<PlannedIssueChange> {
  const { project, number } = target;
  const context = await readUndoContext(tx, target, [inverse.change], new Map());
  const canLink = await readLinkRestoreCheck(tx, project.id, rows, inverse.linksAdded);
  const closings = await readLastClosingEvents(tx, project.id, [number], {
    before: changed.sequence,
    openStates: [...context.states.values()].filter(isOpenState).map(({ id }) => id),
  });
  const undo = { inverse, changedSince: new Set<string>(), denied: null, closing: closings.get(number) };
  const plan = planIssueUndo(rows.get(number)!, undo, context, canLink);
  if (plan.outcome === 'changed') return plan.change;
  throw new RejectedError({
    kind: 'field',
    code: plan.note?.code ?? 'CONFLICT',
    path: ['stateId'],
    message: plan.note?.message ?? 'There is nothing to undo.',
  });
}

/** Stores in the new event which state change it undoes, so that the next undo reverts the one before it. */
const addUndoneEventReference = (
  change: PlannedIssueChange,
  { changed }: StateChange,
): PlannedIssueChange => ({
  ...change,
  events: change.events.map((event) =>
    event.kind === 'state_changed'
      ? { ...event, after: { ...event.after, undoes: changed.sequence } }
      : event,
  ),
});
