import type { IssueRow } from '../../store/read/issues';
import type { ClosingEvent } from '../../store/read/bulkEvents';
import type { NewIssueEvent } from '../../store/write/events';
import type { Link } from '../../store/write/links';
import type { PlannedChange } from '../../store/write/plans';
import type { ChangeContext } from '../plan/ChangeContext';
import type { UserError } from '../base/UserError';
import type { IssueChange } from '../plan/IssueChange';
import { type ChangePlan, planChange } from '../plan/planChange';
import { emptyChange, failedItem, type ItemPlan, noteOf } from '../plan/ItemPlan';
import { leftAlone } from './fields';
import type { InverseChange } from './inverse';

/** Of the links that are to be there again, those that can be. */
export type CanLink = (link: Link) => boolean;

interface Undone {
  inverse: InverseChange;
  changedSince: ReadonlySet<string>;
  /** Why not all of the rest may be taken back. */
  denied: UserError | null;
  /** When it was closed before, where it was. */
  closing: ClosingEvent | undefined;
}

/** What takes an operation back on one issue: as much of it as can be. */
export function planUndo(
  row: IssueRow,
  { inverse, changedSince, denied, closing }: Undone,
  context: ChangeContext,
  canLink: CanLink,
): ItemPlan {
  const { plan, refused } = planWhatMayBe(row, inverse.change, context);
  if (plan.outcome === 'rejected') return failedItem(plan.errors);
  const change = plan.outcome === 'changed' ? plan.change : emptyChange(row, context.at);
  const whole = withComments(withLinks(change, inverse, canLink), inverse);
  if (row.closed_at === null && whole.row.closed_at !== null && closing) {
    whole.row.closed_at = closing.closedAt;
    whole.row.closed_by_id = closing.closedById;
  }
  const notes = [
    ...(changedSince.size > 0 ? [{ code: 'CONFLICT' as const, message: leftAlone(changedSince) }] : []),
    ...(refused.length > 0 ? [noteOf(refused)] : []),
    ...(denied ? [noteOf([denied])] : []),
  ];
  const note = notes[0]
    ? { code: notes[0].code, message: notes.map(({ message }) => message).join(' ') }
    : null;
  return whole.events.length === 0 && inverse.commentsMade.length === 0 && !inverse.commentRemoved
    ? { outcome: 'skipped', note }
    : { outcome: 'changed', change: whole, note };
}

/** Leaves out, field by field, what may not be any more: a person who cannot see the project now. */
function planWhatMayBe(row: IssueRow, change: IssueChange, context: ChangeContext) {
  const rest: Record<string, unknown> = { ...change };
  const refused: UserError[] = [];
  for (;;) {
    const plan: ChangePlan = planChange({ row }, rest, context);
    if (plan.outcome !== 'rejected') return { plan, refused };
    const fields = plan.errors.map(({ path }) => path?.[0] ?? '');
    if (fields.some((field) => !Object.hasOwn(rest, field))) return { plan, refused };
    refused.push(...plan.errors);
    for (const field of fields) delete rest[field];
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
  { from, to }: Link,
): NewIssueEvent[] {
  return [
    { number: from, kind, [side]: { kind: 'duplicates', number: to } },
    { number: to, kind, [side]: { kind: 'duplicated_by', number: from } },
  ];
}

/** What was said is unsaid, or said again; who writes comments knows their ids. */
function withComments(change: PlannedChange, { commentsMade, commentRemoved }: InverseChange): PlannedChange {
  const { row, events } = change;
  const comment_count = row.comment_count - commentsMade.length + (commentRemoved ? 1 : 0);
  const removed = commentsMade.map((comment): NewIssueEvent => ({
    ...{ number: row.number, kind: 'comment_removed', before: { comment } },
  }));
  return { ...change, row: { ...row, comment_count }, events: [...events, ...removed] };
}
