import type { IssueRow } from '../../store/read/issues';
import type { IssueClosingEvent } from '../../store/read/bulkEvents';
import type { ProjectEventToAppend } from '../../store/write/events';
import type { StoredIssueLink } from '../../store/write/links';
import type { PlannedIssueChange } from '../../store/write/plans';
import type { IssueChangeContext } from '../fields/IssueChangeContext';
import type { UserError } from '../base/UserError';
import type { IssueChange } from '../fields/IssueChange';
import type { IssueChangePlan } from '../fields/IssueChangeDraft';
import { planIssueChange } from '../plan/planIssueChange';
import {
  createEmptyIssueChange,
  createFailedBulkOperationItemPlan,
  type BulkOperationItemPlan,
  toBulkOperationItemProblem,
} from '../plan/BulkOperationItemPlan';
import { formatFieldsNotRestoredMessage } from './fields';
import type { InverseIssueChange, UndoField } from '../events/issueEventParts';

/** Whether a removed duplicate link can be restored. */
export type RestorableIssueLinkPredicate = (link: StoredIssueLink) => boolean;

interface IssueUndoInput {
  inverse: InverseIssueChange;
  changedSince: ReadonlySet<UndoField>;
  /** The error for changes that the actor may not undo; null: all may be undone. */
  denied: UserError | null;
  /** When and by whom the issue was closed before the change to undo, if it was closed. */
  closing: IssueClosingEvent | undefined;
  /** When the issue was last updated before the change to undo; null: it has been updated again since. */
  updatedBefore: Date | null;
}

/** Plans the undo for one issue: reverts as much as is possible and allowed. */
export function planIssueUndo(
  row: IssueRow,
  { inverse, changedSince, denied, closing, updatedBefore }: IssueUndoInput,
  context: IssueChangeContext,
  canLink: RestorableIssueLinkPredicate,
): BulkOperationItemPlan {
  const { plan, rejected } = planUndoOfRestorableFields(row, inverse.change, context);
  if (plan.outcome === 'rejected') return createFailedBulkOperationItemPlan(plan.errors);
  const change = plan.outcome === 'changed' ? plan.change : createEmptyIssueChange(row, context.at);
  const whole = planCommentUndo(planIssueLinkUndo(change, inverse, canLink), inverse);
  if (row.closed_at === null && whole.row.closed_at !== null && closing) {
    whole.row.closed_at = closing.closedAt;
    whole.row.closed_by_id = closing.closedById;
  }
  const notes = [
    ...(changedSince.size > 0
      ? [{ code: 'CONFLICT' as const, message: formatFieldsNotRestoredMessage(changedSince) }]
      : []),
    ...(rejected.length > 0 ? [toBulkOperationItemProblem(rejected)] : []),
    ...(denied ? [toBulkOperationItemProblem([denied])] : []),
  ];
  const note = notes[0]
    ? { code: notes[0].code, message: notes.map(({ message }) => message).join(' ') }
    : null;
  if (note === null && updatedBefore !== null) whole.row.updated_at = updatedBefore;
  return whole.events.length === 0 && inverse.commentsMade.length === 0 && !inverse.commentRemoved
    ? { outcome: 'skipped', note }
    : { outcome: 'changed', change: whole, note };
}

/**
 * Plans an undo without the fields that can no longer be restored, such as an assignee who lost access to the
 * project.
 */
function planUndoOfRestorableFields(row: IssueRow, change: IssueChange, context: IssueChangeContext) {
  const remaining: Record<string, unknown> = { ...change };
  const rejected: UserError[] = [];
  for (;;) {
    const plan: IssueChangePlan = planIssueChange({ row }, remaining, context);
    if (plan.outcome !== 'rejected') return { plan, rejected };
    const fields = plan.errors.map(({ path }) =>
      path?.[0] === 'parentId' ? 'parentNumber' : (path?.[0] ?? ''),
    );
    if (fields.some((field) => !Object.hasOwn(remaining, field))) return { plan, rejected };
    rejected.push(...plan.errors);
    for (const field of fields) delete remaining[field];
  }
}

function planIssueLinkUndo(
  change: PlannedIssueChange,
  inverse: InverseIssueChange,
  canLink: RestorableIssueLinkPredicate,
): PlannedIssueChange {
  const linksAdded = inverse.linksAdded.filter(canLink);
  const { linksRemoved } = inverse;
  return {
    ...change,
    linksAdded,
    linksRemoved,
    events: [
      ...change.events,
      ...linksRemoved.flatMap((link) => createEventsForDuplicateIssueLink('unlinked', 'before', link)),
      ...linksAdded.flatMap((link) => createEventsForDuplicateIssueLink('linked', 'after', link)),
    ],
  };
}

function createEventsForDuplicateIssueLink(
  kind: 'linked' | 'unlinked',
  side: 'before' | 'after',
  { from, to }: StoredIssueLink,
): ProjectEventToAppend[] {
  return [
    { number: from, kind, [side]: { kind: 'duplicates', number: to } },
    { number: to, kind, [side]: { kind: 'duplicated_by', number: from } },
  ];
}

/**
 * Plans the comment counts and events of an undo. `writePlannedBulkUndo` removes or restores the comments themselves.
 */
function planCommentUndo(
  change: PlannedIssueChange,
  { commentsMade, commentRemoved }: InverseIssueChange,
): PlannedIssueChange {
  const { row, events } = change;
  const comment_count = row.comment_count - commentsMade.length + (commentRemoved ? 1 : 0);
  const removed = commentsMade.map((comment): ProjectEventToAppend => ({
    number: row.number,
    kind: 'comment_removed',
    before: { comment },
  }));
  return { ...change, row: { ...row, comment_count }, events: [...events, ...removed] };
}
