/**
 * Undoes a bulk operation on one chunk of issues, in one transaction: restores each field that was not
 * changed again since.
 */
import {
  type IssueClosingEvent,
  readBulkOperationEvents,
  readLastIssueClosingEvents,
  readIssueEventsAfterVersions,
} from '../../../store/read/bulkEvents';
import type { StoredIssueEvent } from '../../../store/read/StoredIssueEvent';
import type { IssueRow } from '../../../store/read/issues';
import { lockLabelsAndMilestonesForUse } from '../../../store/write/deletedAttributes';
import { lockIssueRows } from '../../../store/write/issues';
import { lockProjectIssueLinkGraph, readParentIssueNumbers } from '../../../store/write/links';
import { readReferencedLabels } from '../../../store/write/referenced';
import type { Transaction } from '../../../store/write/transaction';
import { addsLabelOrMilestone } from '../../fields/IssueChange';
import type { IssueChangeContext } from '../../fields/IssueChangeContext';
import { isOpenWorkflowState } from '../../fields/state';
import type { UserError } from '../../base/UserError';
import { type BulkOperationTask, isIssueOfTask } from './BulkOperationTask';
import type { BulkChunkOutcome } from './changeBulkChunkIssues';
import {
  createFailedBulkOperationItemPlan,
  type BulkOperationItemPlan,
  createMissingIssueError,
} from '../../plan/BulkOperationItemPlan';
import { toBulkItemOutcome } from './planBulkIssueChange';
import { getUndoCommentError } from './commentPermissions';
import {
  groupEventsByIssue,
  createBulkOperationIssueEvents,
  type BulkOperationIssueEvents,
  getEventLabelIds,
  splitUndoableEvents,
} from './history';
import { getUpdateTimeBefore } from '../../undo/fields';
import type { InverseIssueChange, UndoField } from '../../events/issueEventParts';
import { invertIssueEvents } from '../../events/issueEvents';
import { planIssueUndo } from '../../undo/planIssueUndo';
import { readRestorableIssueLinkPredicate } from '../../undo/readRestorableIssueLinkPredicate';
import { readUndoChangeContext } from '../../undo/readUndoChangeContext';
import { writePlannedBulkUndo } from './writePlannedBulkUndo';

export async function undoBulkChunk(
  tx: Transaction,
  task: BulkOperationTask,
  undoOf: number,
  numbers: readonly number[],
): Promise<BulkChunkOutcome> {
  const { project } = task;
  const events = await readBulkOperationEvents(tx, { projectId: project.id, number: undoOf }, numbers);
  const histories = createBulkOperationIssueEvents(events);
  const inverses = events.map((event) => invertIssueEvents([event]));
  const ends = inverses.flatMap(({ linksAdded, linksRemoved }) => [...linksAdded, ...linksRemoved]);
  const parents = inverses.flatMap(({ change }) => change.parentNumber ?? []);
  const changesGraph = ends.length > 0 || inverses.some(({ change }) => change.parentNumber !== undefined);
  if (changesGraph) await lockProjectIssueLinkGraph(tx, project.id);
  if (inverses.some(({ change }) => addsLabelOrMilestone(change)))
    await lockLabelsAndMilestonesForUse(tx, project.id);
  const rows = await lockIssueRows(tx, project.id, [...new Set([...numbers, ...ends.map(({ to }) => to)])]);
  // The rows of the issues are locked, so that what is read from here on stays valid until the commit.
  const undo = await readBulkChunkUndoData(tx, task, histories, numbers, rows);
  const { context } = undo;
  const canLink = await readRestorableIssueLinkPredicate(
    tx,
    project.id,
    rows,
    inverses.flatMap(({ linksAdded }) => linksAdded),
  );
  const parentNumbers = await readParentIssueNumbers(tx, project.id, parents);
  const closings = await readPreviousClosingEvents(tx, project.id, histories, undo);
  const planOf = (number: number): BulkOperationItemPlan => {
    const row = rows.get(number);
    if (!row || !isIssueOfTask(task, row))
      return createFailedBulkOperationItemPlan([createMissingIssueError(number, context)]);
    const parts = undo.parts.get(number)!;
    const parentChain = listParentChain(parentNumbers, parts.inverse.change.parentNumber ?? null);
    const issueContext = { ...context, parentChain };
    const updatedBefore = getUpdateTimeBefore(histories.get(number)?.events ?? [], row);
    const plan = planIssueUndo(
      row,
      { ...parts, closing: closings.get(number), updatedBefore },
      issueContext,
      canLink,
    );
    // The parents that this chunk restores must not form a cycle with each other, either.
    if (plan.outcome === 'changed') parentNumbers.set(number, plan.change.row.parent_number);
    return plan;
  };
  const plans = new Map(numbers.map((number) => [number, planOf(number)]));
  const issueRowsUpdate = await writePlannedBulkUndo(tx, task, undoOf, plans, undo.parts, context.at);
  const items = [...plans].map(([number, plan]) =>
    toBulkItemOutcome(number, rows.get(number)?.version ?? null, plan),
  );
  return { items, issueRowsUpdate };
}

/** The issue and its ancestors, nearest first; empty if it does not exist. Imported data can contain cycles. */
function listParentChain(parentNumbers: ReadonlyMap<number, number | null>, number: number | null): number[] {
  const chain = new Set<number>();
  for (let next = number; next !== null && parentNumbers.has(next) && !chain.has(next);) {
    chain.add(next);
    next = parentNumbers.get(next) ?? null;
  }
  return [...chain];
}

export interface IssueUndoData {
  inverse: InverseIssueChange;
  changedSince: ReadonlySet<UndoField>;
  /** The error for changes that the actor may not undo; null: all may be undone. */
  denied: UserError | null;
}

interface BulkChunkUndoData {
  parts: ReadonlyMap<number, IssueUndoData>;
  context: IssueChangeContext;
}

async function readBulkChunkUndoData(
  tx: Transaction,
  task: BulkOperationTask,
  histories: ReadonlyMap<number, BulkOperationIssueEvents>,
  numbers: readonly number[],
  rows: ReadonlyMap<number, IssueRow>,
): Promise<BulkChunkUndoData> {
  const { project } = task;
  const lasts = new Map([...histories].map(([number, { last }]) => [number, last]));
  const since = groupEventsByIssue(await readIssueEventsAfterVersions(tx, project.id, lasts));
  const namedLabelIds = getEventLabelIds([
    ...[...histories.values()].flatMap(({ events }) => events),
    ...[...since.values()].flat(),
  ]);
  const currentLabelIds = [...rows.values()].flatMap(({ label_ids }) => label_ids);
  const labels = await readReferencedLabels(tx, project.id, [
    ...new Set([...namedLabelIds, ...currentLabelIds]),
  ]);
  const names = new Map([...labels].map(([id, { name }]) => [id, name]));
  const parts = new Map<number, IssueUndoData>();
  for (const number of numbers) {
    const history = histories.get(number) ?? { events: [], first: 0, last: 0 };
    const { undoable, changedSince } = splitUndoableEvents(history, since.get(number) ?? [], names);
    const problemOf = (event: StoredIssueEvent) => getUndoCommentError(event, rows.get(number), task.actor);
    const inverse = invertIssueEvents(undoable.filter((event) => !problemOf(event)));
    const denied = undoable.map(problemOf).find((error) => error !== null) ?? null;
    parts.set(number, { inverse, changedSince, denied });
  }
  const changes = [...parts.values()].map(({ inverse }) => inverse.change);
  return { parts, context: await readUndoChangeContext(tx, task, changes, labels) };
}

/**
 * For issues that the undo returns to a closed state: when and by whom they were closed before the bulk
 * operation.
 */
async function readPreviousClosingEvents(
  tx: Transaction,
  projectId: number,
  histories: ReadonlyMap<number, BulkOperationIssueEvents>,
  { parts, context: { states } }: BulkChunkUndoData,
): Promise<Map<number, IssueClosingEvent>> {
  const openStates = [...states.values()].filter(isOpenWorkflowState).map(({ id }) => id);
  const closed = [...parts].filter(([, { inverse }]) => {
    const { stateId } = inverse.change;
    return stateId !== undefined && !openStates.includes(stateId);
  });
  if (closed.length === 0) return new Map();
  const before = Math.min(...[...histories.values()].map(({ first }) => first));
  return readLastIssueClosingEvents(
    tx,
    projectId,
    closed.map(([number]) => number),
    { before, openStates },
  );
}
