/** Undoes the viewer's own last decision about an issue, completely. */
import { getEventKindByCode } from '../../../../shared/events/kinds';
import { TRIAGE_UNDO_PERIOD_MS } from '../../../../shared/limits';
import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import { readHiddenIssueNumbers } from '../../../store/read/issueVisibility';
import type { StoredIssueEvent } from '../../../store/read/StoredIssueEvent';
import { readComment } from '../../../store/write/comments';
import { lockLabelsAndMilestonesForUse } from '../../../store/write/deletedAttributes';
import { appendProjectEvents } from '../../../store/write/events';
import { lockIssueRows } from '../../../store/write/issues';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import { writePlannedIssueChanges } from '../../../store/write/plans';
import { readReferencedLabels } from '../../../store/write/referenced';
import type { Transaction } from '../../../store/write/transaction';
import {
  deleteTriageDecision,
  readIssueEventsAfter,
  readLastTriageDecision,
} from '../../../store/write/triage';
import {
  lockTriageLeases,
  releaseExcessTriageLeases,
  restoreTriageLease,
} from '../../../store/write/triageLeases';
import { formatTimeAgo } from '../../base/formatTimeAgo';
import { createUndoConflict } from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { getSnoozeBeforeEvent } from '../../plan/snooze';
import { getFieldDisplayNames } from '../../undo/fields';
import { getEventValueAfterOrBefore, type InverseIssueChange } from '../../events/issueEventParts';
import { getFieldChangedByEvent, invertIssueEvents } from '../../events/issueEvents';
import { addUndoneEventReference, planOwnIssueUndo } from '../../undo/planOwnIssueUndo';
import { requireIssueRow } from '../../writing/requireIssueRow';
import { type IssueMutationTarget, requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import { undoNewComment } from '../issues/comments';
import { requireTriager } from './leases';
import { writeSnooze } from './recordDecision';

type EventWithLogin = StoredIssueEvent & { login: string | null };

/**
 * Undoes the viewer's last decision about an issue: state, links, fields, comment and snooze. The issue returns to the
 * front of the viewer's leases, unless another user has leased it. Rejected as a conflict if one of these was changed
 * since.
 */
export function undoTriage(
  context: RequestContext,
  { issueId }: { issueId: string },
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, issueId, 'issueId');
    const userId = requireTriager(target);
    return async (tx) => {
      await undoDecision(tx, target, userId);
      return toIssueRowKey(target);
    };
  });
}

async function undoDecision(tx: Transaction, target: IssueMutationTarget, userId: number): Promise<void> {
  const { project, number } = target;
  const key = toIssueRowKey(target);
  await lockProjectIssueLinkGraph(tx, project.id);
  await lockLabelsAndMilestonesForUse(tx, project.id);
  await lockTriageLeases(tx, project.id);
  const decision = await readLastTriageDecision(tx, key, TRIAGE_UNDO_PERIOD_MS);
  const hidden = await readHiddenIssueNumbers(tx, project.id, target.actor.visibility, [number]);
  if (!decision || hidden.has(number)) throw createUndoConflict('There is no triage decision to undo.');
  if (decision.userId !== userId)
    throw createUndoConflict(`${decision.login ?? 'Another user'} has triaged this issue since.`);
  // The events of the decision do not change any more, so they can be read before the issues at the ends of their links
  // are locked.
  const isOwn = ({ sequence, actor_id }: StoredIssueEvent) =>
    sequence <= decision.lastSequence && actor_id === userId;
  const own = (await readIssueEventsAfter(tx, key, decision.firstSequence - 1)).filter(isOwn);
  const inverse = invertIssueEvents(own);
  const ends = [...inverse.linksAdded, ...inverse.linksRemoved].map(({ to }) => to);
  const rows = await lockIssueRows(tx, project.id, [number, ...ends]);
  const row = requireIssueRow(rows, target, number, 'issueId');
  const later = (await readIssueEventsAfter(tx, key, decision.firstSequence - 1)).filter(
    (event) => !isOwn(event),
  );
  await rejectIfChangedSince(tx, target, own, later);
  const updatedBefore = getUpdateTimeBeforeDecision(own, row);
  const restored = await restoreFields(tx, target, rows, own, inverse, updatedBefore);
  const uncommented = await removeComments(tx, target, restored, inverse, updatedBefore);
  await restoreSnooze(tx, target, uncommented, own);
  await deleteTriageDecision(tx, decision);
  await restoreTriageLease(tx, key, userId);
  await releaseExcessTriageLeases(tx, { projectId: project.id, userId });
}

/** @throws MutationRejectedError CONFLICT if a field that the decision has changed was changed again */
async function rejectIfChangedSince(
  tx: Transaction,
  { project }: IssueMutationTarget,
  own: readonly EventWithLogin[],
  later: readonly EventWithLogin[],
): Promise<void> {
  const labelIds = [...own, ...later]
    .map((event) => getEventValueAfterOrBefore(event, 'label'))
    .filter((id) => typeof id === 'number');
  const labels = await readReferencedLabels(tx, project.id, [...new Set(labelIds)]);
  const names = new Map([...labels].map(([id, { name }]) => [id, name]));
  const fieldOf = (event: StoredIssueEvent) => getFieldChangedByEvent(event, names);
  const changed = new Set(own.map(fieldOf));
  const last = later.findLast((event) => {
    const field = fieldOf(event);
    return field !== null && changed.has(field);
  });
  if (!last) return;
  const [field = ''] = getFieldDisplayNames([fieldOf(last)!]);
  throw createUndoConflict(
    `${last.login ?? 'Another user'} changed ${field} ${formatTimeAgo(new Date(), last.created_at)}. Your decision cannot be undone.`,
  );
}

/** When the issue was last updated before the decision; null: it has been updated again since. */
function getUpdateTimeBeforeDecision(own: readonly StoredIssueEvent[], row: IssueRow): Date | null {
  const first = own.find(({ before }) => typeof before?.['updated'] === 'string');
  const isLast = own.some(({ created_at }) => created_at.getTime() === row.updated_at.getTime());
  return first && isLast ? new Date(first.before!['updated'] as string) : null;
}

/** Restores the fields and links of the issue. Returns the row after the change. */
async function restoreFields(
  tx: Transaction,
  target: IssueMutationTarget,
  rows: ReadonlyMap<number, IssueRow>,
  own: readonly StoredIssueEvent[],
  inverse: InverseIssueChange,
  updatedBefore: Date | null,
): Promise<IssueRow> {
  const { project, actor } = target;
  const row = rows.get(target.number)!;
  const { change } = inverse;
  const labelIds = [...(change.addLabelIds ?? []), ...(change.removeLabelIds ?? []), ...row.label_ids];
  const labels = await readReferencedLabels(tx, project.id, [...new Set(labelIds)]);
  const plan = await planOwnIssueUndo(tx, target, rows, {
    inverse: { ...inverse, commentsMade: [] },
    firstSequence: own[0]?.sequence ?? 0,
    updatedBefore,
    labels,
  });
  if (plan.note) throw createUndoConflict(`${plan.note.message} Your decision cannot be undone.`);
  if (plan.outcome !== 'changed') return row;
  const meta = { actorId: actor.id, at: new Date() };
  const undone = own.find(({ kind }) => getEventKindByCode(kind) === 'state_changed');
  const planned = undone ? addUndoneEventReference(plan.change, undone.sequence) : plan.change;
  await writePlannedIssueChanges(tx, project.id, meta, [planned]);
  return plan.change.row;
}

/** Removes the comments of the decision, as if they had not been written. Returns the row after the change. */
async function removeComments(
  tx: Transaction,
  target: IssueMutationTarget,
  row: IssueRow,
  { commentsMade }: InverseIssueChange,
  updatedBefore: Date | null,
): Promise<IssueRow> {
  let current = row;
  for (const id of commentsMade) {
    const comment = await readComment(tx, target.project.id, id);
    if (!comment || comment.removed_at) continue;
    const at = new Date();
    const removed = await undoNewComment(tx, target, current, comment, updatedBefore ?? at);
    await appendProjectEvents(tx, target.project.id, { actorId: target.actor.id, at }, removed.events);
    current = removed.row;
  }
  return current;
}

/** Restores the snooze of the issue before the decision. */
async function restoreSnooze(
  tx: Transaction,
  target: IssueMutationTarget,
  row: IssueRow,
  own: readonly StoredIssueEvent[],
): Promise<void> {
  const first = own.find(
    ({ kind }) => getEventKindByCode(kind) === 'snoozed' || getEventKindByCode(kind) === 'unsnoozed',
  );
  if (!first) return;
  await writeSnooze(tx, target, row, getSnoozeBeforeEvent(row, first), new Date());
}
