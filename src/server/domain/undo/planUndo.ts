import type { IssueRow } from '../../store/read/issues';
import type { ClosingEvent } from '../../store/read/bulkEvents';
import type { NewIssueEvent } from '../../store/write/events';
import type { StoredLink } from '../../store/write/links';
import type { PlannedChange } from '../../store/write/plans';
import type { ChangeContext } from '../plan/ChangeContext';
import type { UserError } from '../base/UserError';
import type { IssueChange } from '../plan/IssueChange';
import { type ChangePlan, planChange } from '../plan/planChange';
import { emptyChange, failedItem, type ItemPlan, toItemNote } from '../plan/ItemPlan';
import { notRestoredMessage } from './fields';
import type { InverseChange } from './inverse';

/** Whether a removed duplicate link can be restored. */
export type CanLink = (link: StoredLink) => boolean;

interface UndoInput {
  inverse: InverseChange;
  changedSince: ReadonlySet<string>;
  /** The error for changes that the actor may not undo; null: all may be undone. */
  denied: UserError | null;
  /** When and by whom the issue was closed before the change to undo, if it was closed. */
  closing: ClosingEvent | undefined;
}

/** Plans the undo for one issue: reverts as much as is possible and allowed. */
export function planUndo(
  row: IssueRow,
  { inverse, changedSince, denied, closing }: UndoInput,
  context: ChangeContext,
  canLink: CanLink,
): ItemPlan {
  const { plan, rejected } = planAllowedFields(row, inverse.change, context);
  if (plan.outcome === 'rejected') return failedItem(plan.errors);
  const change = plan.outcome === 'changed' ? plan.change : emptyChange(row, context.at);
  const whole = withComments(withLinks(change, inverse, canLink), inverse);
  if (row.closed_at === null && whole.row.closed_at !== null && closing) {
    whole.row.closed_at = closing.closedAt;
    whole.row.closed_by_id = closing.closedById;
  }
  const notes = [
    ...(changedSince.size > 0
      ? [{ code: 'CONFLICT' as const, message: notRestoredMessage(changedSince) }]
      : []),
    ...(rejected.length > 0 ? [toItemNote(rejected)] : []),
    ...(denied ? [toItemNote([denied])] : []),
  ];
  const note = notes[0]
    ? { code: notes[0].code, message: notes.map(({ message }) => message).join(' ') }
    : null;
  return whole.events.length === 0 && inverse.commentsMade.length === 0 && !inverse.commentRemoved
    ? { outcome: 'skipped', note }
    : { outcome: 'changed', change: whole, note };
}

/**
 * Leaves out the fields that can no longer be restored, such as an assignee who lost access to the
 * project.
 */
function planAllowedFields(row: IssueRow, change: IssueChange, context: ChangeContext) {
  const remaining: Record<string, unknown> = { ...change };
  const rejected: UserError[] = [];
  for (;;) {
    const plan: ChangePlan = planChange({ row }, remaining, context);
    if (plan.outcome !== 'rejected') return { plan, rejected };
    const fields = plan.errors.map(({ path }) => path?.[0] ?? '');
    if (fields.some((field) => !Object.hasOwn(remaining, field))) return { plan, rejected };
    rejected.push(...plan.errors);
    for (const field of fields) delete remaining[field];
  }
}

function withLinks(change: PlannedChange, inverse: InverseChange, canLink: CanLink): PlannedChange {
  const linksAdded = inverse.linksAdded.filter(canLink);
  const { linksRemoved } = inverse;
  return {
    ...change,
    linksAdded,
    linksRemoved,
    events: [
      ...change.events,
      ...linksRemoved.flatMap((link) => bothEnds('unlinked', 'before', link)),
      ...linksAdded.flatMap((link) => bothEnds('linked', 'after', link)),
    ],
  };
}

function bothEnds(
  kind: 'linked' | 'unlinked',
  side: 'before' | 'after',
  { from, to }: StoredLink,
): NewIssueEvent[] {
  return [
    { number: from, kind, [side]: { kind: 'duplicates', number: to } },
    { number: to, kind, [side]: { kind: 'duplicated_by', number: from } },
  ];
}

/**
 * Plans the comment counts and events of an undo. `writeUndo` removes or restores the comments themselves.
 */
function withComments(change: PlannedChange, { commentsMade, commentRemoved }: InverseChange): PlannedChange {
  const { row, events } = change;
  const comment_count = row.comment_count - commentsMade.length + (commentRemoved ? 1 : 0);
  const removed = commentsMade.map((comment): NewIssueEvent => ({
    ...{ number: row.number, kind: 'comment_removed', before: { comment } },
  }));
  return { ...change, row: { ...row, comment_count }, events: [...events, ...removed] };
}
