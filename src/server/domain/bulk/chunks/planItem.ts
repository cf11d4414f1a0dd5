/**
 * What a bulk edit does to one of its issues: the same rules as for the edit of a single issue, plus an
 * optional comment.
 */
import { outcomeIndex } from '../../../../shared/bulk';
import type { IssueRow } from '../../../store/read/issues';
import type { ItemOutcome } from '../../../store/write/bulk';
import type { PlannedChange } from '../../../store/write/plans';
import { permissionError } from '../../access/Actor';
import type { UserError } from '../../base/UserError';
import type { ChangeContext } from '../../plan/ChangeContext';
import type { IssueChange } from '../../plan/IssueChange';
import { emptyChange, failedItem, type ItemPlan, missingIssueError } from '../../plan/ItemPlan';
import { type ChangePlan, planChange } from '../../plan/planChange';

/** The change that a bulk edit applies to each issue. */
export interface BulkChange {
  change: IssueChange;
  /** Markdown added as a comment to each issue; null: no comment. */
  comment: string | null;
}

/**
 * Plans what a bulk edit does to one issue.
 * @param row undefined: the issue was deleted after the operation was created
 */
export function planItem(
  number: number,
  row: IssueRow | undefined,
  canonicals: readonly number[] | undefined,
  { change, comment }: BulkChange,
  context: ChangeContext,
): ItemPlan {
  if (!row) return failedItem([missingIssueError(number, context)]);
  const plan = planChange({ row, canonicals }, change, context);
  if (plan.outcome === 'rejected') return failedItem(plan.errors);
  const denied = comment === null ? null : commentPermissionError(row, context);
  if (denied) return failedItem([denied]);
  if (comment !== null) return { outcome: 'changed', change: withComment(row, plan, context), note: null };
  if (plan.outcome === 'unchanged') return { outcome: 'skipped', note: null };
  return { outcome: 'changed', change: plan.change, note: null };
}

function commentPermissionError(row: IssueRow, { actor }: ChangeContext): UserError | null {
  return row.locked
    ? permissionError(actor, 'MAINTAIN', 'comment on locked issues')
    : permissionError(actor, 'FILE', 'add comments');
}

/**
 * Adds one to the issue's number of comments; `commentOnAll` adds the event, which contains the comment's id.
 */
function withComment(row: IssueRow, plan: ChangePlan, { at }: ChangeContext): PlannedChange {
  const change = plan.outcome === 'changed' ? plan.change : emptyChange(row, at);
  return { ...change, row: { ...change.row, comment_count: row.comment_count + 1 } };
}

/** The row of `bulk_item` that stores what a bulk operation did to an issue, or would do. */
export function itemOutcome(
  number: number,
  version: number | null,
  { outcome, note }: ItemPlan,
  index: number = outcomeIndex(outcome),
): ItemOutcome {
  return { number, version, outcome: index, code: note?.code ?? null, message: note?.message ?? null };
}
