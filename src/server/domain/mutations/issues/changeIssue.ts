import type { IssueRow } from '../../../store/read/issues';
import { readIssueEventsAt } from '../../../store/read/stateEvents';
import { lockIssueRows, readIssueText } from '../../../store/write/issues';
import { lockLabelsAndMilestonesForUse } from '../../../store/write/deletedAttributes';
import {
  readVisibleDuplicateIssueChain,
  lockProjectIssueLinkGraph,
  readDuplicateIssueTargets,
} from '../../../store/write/links';
import { type PlannedIssueChange, writePlannedIssueChanges } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import { readIssueChangeContext } from '../../fields/IssueChangeContext';
import { MutationRejectedError } from '../../base/UserError';
import { addsLabelOrMilestone, changesIssueGraph, type IssueChange } from '../../fields/IssueChange';
import { planIssueChange } from '../../plan/planIssueChange';
import { indexIssueTexts } from './indexIssueTexts';
import { describeEditConflicts } from './describeEditConflicts';
import { getUpdateTimeBefore } from '../../undo/fields';
import { isInverseOfEvents } from '../../undo/isInverseOfEvents';
import { requireIssueRow } from '../../writing/requireIssueRow';
import { type IssueMutationTarget, toIssueRowKey } from '../../writing/targets';

/**
 * Changes one issue: locks it, plans the change and writes it.
 * @param isUndo whether the change reverts the last one; if so, the time of the last update is restored, too
 * @returns the row of the issue after the transaction
 * @throws MutationRejectedError
 */
export async function changeIssue(
  tx: Transaction,
  target: IssueMutationTarget,
  change: IssueChange,
  isUndo = false,
): Promise<IssueRow> {
  const { project, actor, number } = target;
  if (changesIssueGraph(change)) await lockProjectIssueLinkGraph(tx, project.id);
  if (addsLabelOrMilestone(change)) await lockLabelsAndMilestonesForUse(tx, project.id);
  const canonicals =
    change.stateId === undefined
      ? []
      : ((await readDuplicateIssueTargets(tx, project.id, [number])).get(number) ?? []);
  // The issues at the other ends of duplicate links change as well, so they are locked too.
  const chain =
    change.canonicalNumber === undefined
      ? []
      : await readVisibleDuplicateIssueChain(tx, project.id, actor.visibility, change.canonicalNumber);
  const others = [...canonicals, ...chain.slice(-1)];
  const row = await lockIssueRow(tx, target, others);
  const context = await readIssueChangeContext(tx, project, actor, change, [row], canonicals);
  const changesText = change.title !== undefined || change.body !== undefined;
  const text = changesText ? await readIssueText(tx, project.id, number) : undefined;
  const plan = planIssueChange({ row, text, canonicals }, change, context);
  if (plan.outcome === 'rejected')
    throw new MutationRejectedError(...(await describeEditConflicts(tx, plan.errors, context.at)));
  if (plan.outcome === 'unchanged') return row;
  const textEvents = plan.text
    ? await indexIssueTexts(tx, project, plan.change.row, plan.text, {
        before: [row.title, text!.body],
        after: [plan.change.row.title, plan.text.body],
        actor,
      })
    : [];
  const meta = { actorId: actor.id, at: plan.change.row.updated_at };
  const updatedBefore = isUndo ? await readUpdateTimeToRestore(tx, target, plan.change) : null;
  if (updatedBefore !== null) plan.change.row.updated_at = updatedBefore;
  await writePlannedIssueChanges(tx, project.id, meta, [plan.change], { extraEvents: textEvents });
  return plan.change.row;
}

/**
 * The time of the update before the issue's last change. Null if another user made the last change, or if the planned
 * change does not revert it exactly.
 */
async function readUpdateTimeToRestore(
  tx: Transaction,
  target: IssueMutationTarget,
  { before, events }: PlannedIssueChange,
): Promise<Date | null> {
  const last = await readIssueEventsAt(tx, toIssueRowKey(target), before.updated_at);
  const planned = events.filter(({ number }) => number === target.number);
  const isOwn = last.every(({ actor_id }) => actor_id === target.actor.id);
  return isOwn && isInverseOfEvents(planned, last) ? getUpdateTimeBefore(last, before) : null;
}

/**
 * Locks an issue together with others.
 * @throws MutationRejectedError NOT_FOUND
 */
export async function lockIssueRow(
  tx: Transaction,
  target: IssueMutationTarget,
  others: readonly number[] = [],
): Promise<IssueRow> {
  const rows = await lockIssueRows(tx, target.project.id, [target.number, ...others]);
  return requireIssueRow(rows, target, target.number, 'id');
}
