/** Taking back one's own last change of an issue's state. */
import { OPEN_CATEGORIES, STATE_CATEGORIES } from '../../../../shared/issue';
import { STATE_UNDO_TIME } from '../../../../shared/limits';
import { readClosings } from '../../../store/read/bulkEvents';
import type { IssueRow } from '../../../store/read/issues';
import { readStateEvents } from '../../../store/read/stateEvents';
import type { StateRow } from '../../../store/read/attributes';
import { lockIssues } from '../../../store/write/issues';
import { readLastChange } from '../../../store/write/lastChange';
import { lockGraph, readDuplicateTargets } from '../../../store/write/links';
import { type PlannedChange, writePlans } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import { type InverseChange, inverseOf } from '../../undo/inverse';
import { planUndo } from '../../undo/planUndo';
import { readLinkable } from '../../undo/readLinkable';
import { readUndoContext } from '../../undo/readUndoContext';
import { permissionError } from '../../access/Actor';
import { type UserError, notFound, RejectedError } from '../../base/UserError';
import { type IssueTarget, keyOf } from '../../writing/targets';
import { lastStateChange, type StateChange } from './lastStateChange';

/**
 * Brings an issue back to the state it was in before its last change of state, whether or not a transition
 * leads there: with what it repeated, and when it was closed. Only who made that change may, for a day,
 * and as long as nobody has made another.
 *
 * @param stateId where it was
 * @throws Refusal
 */
export async function undoState(tx: Transaction, target: IssueTarget, stateId: number): Promise<void> {
  const { project, actor, number } = target;
  const missing = permissionError(actor, 'TRIAGE', 'change the state', { field: 'stateId' });
  if (missing) throw new RejectedError(missing);
  // Whoever changes a state or a link of this project waits: what is read from here on stays so.
  await lockGraph(tx, project.id);
  const since = new Date(Date.now() - STATE_UNDO_TIME);
  const step = lastStateChange(await readStateEvents(tx, keyOf(target), since));
  const inverse = await presentLinks(tx, target, inverseOf(number, step?.events ?? []));
  const ends = [...inverse.linksAdded, ...inverse.linksRemoved].map(({ to }) => to);
  const rows = await lockIssues(tx, project.id, [number, ...ends]);
  const row = rows.get(number);
  if (!row) throw new RejectedError(notFound('id', `Issue ${project.key}-${number} not found.`));
  if (row.state_id === stateId) return;
  if (!step || !isOwn(step, target, row, stateId)) throw new RejectedError(await changedSince(tx, target));
  const change = await planBack(tx, target, rows, step, inverse);
  const doing = { actorId: actor.id, at: change.row.updated_at };
  await writePlans(tx, project.id, doing, [marked(change, step)]);
}

/** Whether the step led from there to where the issue is, and is the actor's. */
const isOwn = ({ changed }: StateChange, { actor }: IssueTarget, row: IssueRow, stateId: number): boolean =>
  changed.actor_id === actor.id &&
  changed.before?.['state'] === stateId &&
  changed.after?.['state'] === row.state_id;

async function changedSince(tx: Transaction, target: IssueTarget): Promise<UserError> {
  const key = keyOf(target);
  const last = await readLastChange(tx, key, 'state_changed');
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

/** Without links that have gone since, or are there again. */
async function presentLinks(
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

async function planBack(
  tx: Transaction,
  target: IssueTarget,
  rows: ReadonlyMap<number, IssueRow>,
  { changed }: StateChange,
  inverse: InverseChange,
): Promise<PlannedChange> {
  const { project, number } = target;
  const context = await readUndoContext(tx, target, [inverse.change], new Map());
  const canLink = await readLinkable(tx, project.id, rows, inverse.linksAdded);
  const closings = await readClosings(tx, project.id, [number], {
    before: changed.sequence,
    openStates: [...context.states.values()].filter(isOpen).map(({ id }) => id),
  });
  const undone = { inverse, changedSince: new Set<string>(), denied: null, closing: closings.get(number) };
  const plan = planUndo(rows.get(number)!, undone, context, canLink);
  if (plan.outcome === 'changed') return plan.change;
  throw new RejectedError({
    kind: 'field',
    code: plan.note?.code ?? 'CONFLICT',
    path: ['stateId'],
    message: plan.note?.message ?? 'There is nothing to undo.',
  });
}

const isOpen = ({ category }: StateRow): boolean => OPEN_CATEGORIES.includes(STATE_CATEGORIES[category]!);

/** Says which event it takes back: the next step back leads on from there. */
const marked = (change: PlannedChange, { changed }: StateChange): PlannedChange => ({
  ...change,
  events: change.events.map((event) =>
    event.kind === 'state_changed'
      ? { ...event, after: { ...event.after, undoes: changed.sequence } }
      : event,
  ),
});
