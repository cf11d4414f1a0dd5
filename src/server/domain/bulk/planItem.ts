/** What a bulk edit makes of one issue of its set: the rule of single edits, and what is said to all. */
import type { ErrorCode } from '../../../shared/errors';
import { outcomeIndex } from '../../../shared/bulk';
import type { IssueRow } from '../../store/read/issues';
import type { ItemOutcome } from '../../store/write/bulk';
import type { PlannedChange } from '../../store/write/plans';
import { lacks } from '../writing/Actor';
import type { ChangeContext } from '../writing/ChangeContext';
import { type UserError, notFound } from '../writing/UserError';
import type { IssueChange } from '../writing/IssueChange';
import { later } from '../writing/plan/Draft';
import { type Plan, planChange } from '../writing/planChange';

/** What is done to each issue. */
export interface BulkChange {
  change: IssueChange;
  /** Said to each; null: nothing is. */
  comment: string | null;
}

export type ItemPlan =
  | { outcome: 'changed'; change: PlannedChange; note: Note | null }
  | { outcome: 'skipped' | 'failed'; note: Note | null };

/** Why not all that was asked is done. */
export interface Note {
  code: ErrorCode;
  message: string;
}

/** @param row undefined: the issue has gone since the set was frozen */
export function planItem(
  number: number,
  row: IssueRow | undefined,
  canonicals: readonly number[] | undefined,
  { change, comment }: BulkChange,
  context: ChangeContext,
): ItemPlan {
  if (!row) return failed([gone(number, context)]);
  const plan = planChange({ row, canonicals }, change, context);
  if (plan.outcome === 'refused') return failed(plan.failures);
  const failure = comment === null ? null : mayNotSay(row, context);
  if (failure) return failed([failure]);
  if (comment !== null) return { outcome: 'changed', change: withComment(row, plan, context), note: null };
  if (plan.outcome === 'same') return { outcome: 'skipped', note: null };
  return { outcome: 'changed', change: plan.change, note: null };
}

export const gone = (number: number, { projectKey }: ChangeContext): UserError =>
  notFound('ids', `${projectKey}-${number} is gone.`);

function mayNotSay(row: IssueRow, { actor }: ChangeContext): UserError | null {
  return row.locked ? lacks(actor, 'MAINTAIN', 'comment on locked issues') : lacks(actor, 'FILE', 'comment');
}

/** Counts the comment; its event comes with its id. */
function withComment(row: IssueRow, plan: Plan, { at }: ChangeContext): PlannedChange {
  const change = plan.outcome === 'changed' ? plan.change : untouched(row, at);
  return { ...change, row: { ...change.row, comment_count: row.comment_count + 1 } };
}

/** A change of an issue to which something happens besides its own fields. */
export const untouched = (row: IssueRow, at: Date): PlannedChange => ({
  before: row,
  row: { ...row, version: row.version + 1, updated_at: later(row.updated_at, at) },
  ...{ events: [], linksAdded: [], linksRemoved: [] },
});

export function failed(failures: readonly UserError[]): ItemPlan {
  return { outcome: 'failed', note: noteOf(failures) };
}

export const noteOf = (failures: readonly UserError[]): Note => ({
  code: failures[0]!.code,
  message: failures.map(({ message }) => message).join(' '),
});

/** As it is written down. */
export function itemOutcome(
  number: number,
  version: number | null,
  { outcome, note }: ItemPlan,
  index: number = outcomeIndex(outcome),
): ItemOutcome {
  return { number, version, outcome: index, code: note?.code ?? null, message: note?.message ?? null };
}
