/**
 * Undoes a bulk operation on one chunk of issues, in one transaction: restores each field that was not
 * changed again since.
 */
import { OPEN_CATEGORIES, STATE_CATEGORIES } from '../../../../shared/issue';
import {
  type ClosingEvent,
  readBulkEvents,
  readClosings,
  readLaterEvents,
  type StoredEvent,
} from '../../../store/read/bulkEvents';
import type { IssueRow } from '../../../store/read/issues';
import type { StateRow } from '../../../store/read/attributes';
import { lockIssues } from '../../../store/write/issues';
import { lockGraph } from '../../../store/write/links';
import { readReferencedLabels } from '../../../store/write/referenced';
import type { Transaction } from '../../../store/write/transaction';
import type { ChangeContext } from '../../plan/ChangeContext';
import type { UserError } from '../../base/UserError';
import type { BulkTask } from './BulkTask';
import type { ChunkOutcome } from './changeChunk';
import { failedItem, type ItemPlan, missingIssueError } from '../../plan/ItemPlan';
import { itemOutcome } from './planItem';
import { undoCommentProblem } from './undoCommentProblem';
import { groupByIssue, groupHistories, type IssueHistory, labelIdsOfEvents, splitHistory } from './history';
import { type InverseChange, invertEvents } from '../../undo/inverse';
import { planUndo } from '../../undo/planUndo';
import { readLinkable } from '../../undo/readLinkable';
import { readUndoContext } from '../../undo/readUndoContext';
import { writeUndo } from './writeUndo';

export async function undoChunk(
  tx: Transaction,
  task: BulkTask,
  undoOf: number,
  numbers: readonly number[],
): Promise<ChunkOutcome> {
  const { project } = task;
  const events = await readBulkEvents(tx, { projectId: project.id, number: undoOf }, numbers);
  const histories = groupHistories(events);
  const links = events.map((event) => invertEvents(event.issue_number, [event]));
  const ends = links.flatMap(({ linksAdded, linksRemoved }) => [...linksAdded, ...linksRemoved]);
  if (ends.length > 0) await lockGraph(tx, project.id);
  const rows = await lockIssues(tx, project.id, [...new Set([...numbers, ...ends.map(({ to }) => to)])]);
  // The issues' rows are locked, so they do not change until the transaction ends.
  const undo = await readUndoData(tx, task, histories, numbers, rows);
  const { context } = undo;
  const canLink = await readLinkable(
    tx,
    project.id,
    rows,
    links.flatMap(({ linksAdded }) => linksAdded),
  );
  const closings = await readClosingTimes(tx, project.id, histories, undo);
  const planOf = (number: number): ItemPlan => {
    const row = rows.get(number);
    if (!row) return failedItem([missingIssueError(number, context)]);
    const parts = undo.parts.get(number)!;
    return planUndo(row, { ...parts, closing: closings.get(number) }, context, canLink);
  };
  const plans = new Map(numbers.map((number) => [number, planOf(number)]));
  const amendment = await writeUndo(tx, task, undoOf, plans, undo.parts, context.at);
  const items = [...plans].map(([number, plan]) =>
    itemOutcome(number, rows.get(number)?.version ?? null, plan),
  );
  return { items, amendment };
}

export interface UndoParts {
  inverse: InverseChange;
  changedSince: ReadonlySet<string>;
  /** The error for changes that the actor may not undo; null: all may be undone. */
  denied: UserError | null;
}

interface UndoData {
  parts: ReadonlyMap<number, UndoParts>;
  context: ChangeContext;
}

async function readUndoData(
  tx: Transaction,
  task: BulkTask,
  histories: ReadonlyMap<number, IssueHistory>,
  numbers: readonly number[],
  rows: ReadonlyMap<number, IssueRow>,
): Promise<UndoData> {
  const { project } = task;
  const lasts = new Map([...histories].map(([number, { last }]) => [number, last]));
  const since = groupByIssue(await readLaterEvents(tx, project.id, lasts));
  const namedLabelIds = labelIdsOfEvents([
    ...[...histories.values()].flatMap(({ events }) => events),
    ...[...since.values()].flat(),
  ]);
  const currentLabelIds = [...rows.values()].flatMap(({ label_ids }) => label_ids);
  const labels = await readReferencedLabels(tx, project.id, [
    ...new Set([...namedLabelIds, ...currentLabelIds]),
  ]);
  const names = new Map([...labels].map(([id, { name }]) => [id, name]));
  const parts = new Map<number, UndoParts>();
  for (const number of numbers) {
    const history = histories.get(number) ?? { events: [], first: 0, last: 0 };
    const { undoable, changedSince } = splitHistory(history, since.get(number) ?? [], names);
    const problemOf = (event: StoredEvent) => undoCommentProblem(event, rows.get(number), task.actor);
    const inverse = invertEvents(
      number,
      undoable.filter((event) => !problemOf(event)),
    );
    const denied = undoable.map(problemOf).find((error) => error !== null) ?? null;
    parts.set(number, { inverse, changedSince, denied });
  }
  const changes = [...parts.values()].map(({ inverse }) => inverse.change);
  return { parts, context: await readUndoContext(tx, task, changes, labels) };
}

/**
 * For issues that the undo returns to a closed state: when and by whom they were closed before the bulk
 * operation.
 */
async function readClosingTimes(
  tx: Transaction,
  projectId: number,
  histories: ReadonlyMap<number, IssueHistory>,
  { parts, context: { states } }: UndoData,
): Promise<Map<number, ClosingEvent>> {
  const isOpen = ({ category }: StateRow) => OPEN_CATEGORIES.includes(STATE_CATEGORIES[category]!);
  const openStates = [...states.values()].filter(isOpen).map(({ id }) => id);
  const closed = [...parts].filter(([, { inverse }]) => {
    const { stateId } = inverse.change;
    return stateId !== undefined && !openStates.includes(stateId);
  });
  if (closed.length === 0) return new Map();
  const before = Math.min(...[...histories.values()].map(({ first }) => first));
  return readClosings(
    tx,
    projectId,
    closed.map(([number]) => number),
    { before, openStates },
  );
}
