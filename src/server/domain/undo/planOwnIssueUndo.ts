/** Plans undoing the actor's own last change of one issue, which nobody has changed since. */
import { readLastIssueClosingEvents } from '../../store/read/bulkEvents';
import type { IssueRow } from '../../store/read/issues';
import type { PlannedIssueChange } from '../../store/write/plans';
import type { Transaction } from '../../store/write/transaction';
import type { BulkOperationItemPlan } from '../plan/BulkOperationItemPlan';
import type { IssueChangeContext } from '../fields/IssueChangeContext';
import { isOpenWorkflowState } from '../fields/state';
import type { IssueMutationTarget } from '../writing/targets';
import type { InverseIssueChange, UndoField } from '../events/issueEventParts';
import { planIssueUndo } from './planIssueUndo';
import { readRestorableIssueLinkPredicate } from './readRestorableIssueLinkPredicate';
import { readUndoChangeContext } from './readUndoChangeContext';

interface OwnIssueUndo {
  inverse: InverseIssueChange;
  /** The sequence of the first event to undo. */
  firstSequence: number;
  /** When the issue was last updated before the change; null: it has been updated again since. */
  updatedBefore: Date | null;
  labels: IssueChangeContext['labels'];
}

/** @param rows the locked issue, and those at the other ends of its links */
export async function planOwnIssueUndo(
  tx: Transaction,
  target: IssueMutationTarget,
  rows: ReadonlyMap<number, IssueRow>,
  { inverse, firstSequence, updatedBefore, labels }: OwnIssueUndo,
): Promise<BulkOperationItemPlan> {
  const { project, number } = target;
  const context = await readUndoChangeContext(tx, target, [inverse.change], labels);
  const canLink = await readRestorableIssueLinkPredicate(tx, project.id, rows, inverse.linksAdded);
  const closings = await readLastIssueClosingEvents(tx, project.id, [number], {
    before: firstSequence,
    openStates: [...context.states.values()].filter(isOpenWorkflowState).map(({ id }) => id),
  });
  const undo = {
    inverse,
    changedSince: new Set<UndoField>(),
    denied: null,
    closing: closings.get(number),
    updatedBefore,
  };
  return planIssueUndo(rows.get(number)!, undo, context, canLink);
}

/**
 * Stores in the new event which state change it undoes, so that the next undo reverts the state change before that one.
 */
export const addUndoneEventReference = (change: PlannedIssueChange, undone: number): PlannedIssueChange => ({
  ...change,
  events: change.events.map((event) =>
    event.kind === 'state_changed' ? { ...event, after: { ...event.after, undoes: undone } } : event,
  ),
});
