/**
 * Undoes a bulk operation on one chunk of issues, in one transaction: restores each field that was not
 * changed again since.
 */
import {
  type IssueClosingEvent,
  readBulkOperationEvents,
  readLastIssueClosingEvents,
  readIssueEventsAfterVersions,
  type StoredIssueEvent,
} from '../../../store/read/bulkEvents';
import type { IssueRow } from '../../../store/read/issues';
import { lockIssues } from '../../../store/write/issues';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import { readReferencedLabels } from '../../../store/write/referenced';
import type { Transaction } from '../../../store/write/transaction';
import type { IssueChangeContext } from '../../plan/IssueChangeContext';
import { isOpenWorkflowState } from '../../plan/state';
import type { UserError } from '../../base/UserError';
import type { BulkOperationTask } from './BulkOperationTask';
import type { BulkChunkOutcome } from './changeBulkChunk';
import {
  createFailedBulkOperationItemPlan,
  type BulkOperationItemPlan,
  createMissingIssueError,
} from '../../plan/BulkOperationItemPlan';
import { toBulkItemOutcome } from './planBulkItem';
import { getUndoCommentError } from './commentPermissions';
import {
  groupEventsByIssue,
  createIssueHistories,
  type IssueHistory,
  getEventLabelIds,
  splitUndoableEvents,
} from './history';
import { type InverseIssueChange, invertIssueEvents } from '../../undo/inverse';
import { planIssueUndo } from '../../undo/planIssueUndo';
import { readRestorableLinkPredicate } from '../../undo/readRestorableLinkPredicate';
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
  const histories = createIssueHistories(events);
  const links = events.map((event) => invertIssueEvents(event.issue_number, [event]));
  const ends = links.flatMap(({ linksAdded, linksRemoved }) => [...linksAdded, ...linksRemoved]);
  if (ends.length > 0) await lockProjectIssueLinkGraph(tx, project.id);
  const rows = await lockIssues(tx, project.id, [...new Set([...numbers, ...ends.map(({ to }) => to)])]);
  // The rows of the issues are locked, so that what is read from here on stays valid until the commit.
  const undo = await readBulkChunkUndoData(tx, task, histories, numbers, rows);
  const { context } = undo;
  const canLink = await readRestorableLinkPredicate(
    tx,
    project.id,
    rows,
    links.flatMap(({ linksAdded }) => linksAdded),
  );
  const closings = await readPreviousClosingEvents(tx, project.id, histories, undo);
  const planOf = (number: number): BulkOperationItemPlan => {
    const row = rows.get(number);
    if (!row) return createFailedBulkOperationItemPlan([createMissingIssueError(number, context)]);
    const parts = undo.parts.get(number)!;
    return planIssueUndo(row, { ...parts, closing: closings.get(number) }, context, canLink);
  };
  const plans = new Map(numbers.map((number) => [number, planOf(number)]));
  const rowsUpdate = await writePlannedBulkUndo(tx, task, undoOf, plans, undo.parts, context.at);
  const items = [...plans].map(([number, plan]) =>
    toBulkItemOutcome(number, rows.get(number)?.version ?? null, plan),
  );
  return { items, rowsUpdate };
}

export interface IssueUndoData {
  inverse: InverseIssueChange;
  changedSince: ReadonlySet<string>;
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
  histories: ReadonlyMap<number, IssueHistory>,
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
    const inverse = invertIssueEvents(
      number,
      undoable.filter((event) => !problemOf(event)),
    );
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
  histories: ReadonlyMap<number, IssueHistory>,
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
