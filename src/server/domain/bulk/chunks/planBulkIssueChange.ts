/**
 * Plans a bulk edit for one of its issues, by the same rules as the edit of a single issue, plus an optional
 * comment.
 */
import { getBulkItemOutcomeCode } from '../../../../shared/bulk';
import type { IssueRow } from '../../../store/read/issues';
import type { BulkDeletion } from '../../../store/tables/bulkTables';
import type { BulkItemOutcomeUpdate } from '../../../store/write/bulk';
import type { PlannedIssueChange } from '../../../store/write/plans';
import type { IssueChangeContext } from '../../fields/IssueChangeContext';
import type { IssueChange } from '../../fields/IssueChange';
import {
  createEmptyIssueChange,
  createFailedBulkOperationItemPlan,
  type BulkOperationItemPlan,
  createMissingIssueError,
} from '../../plan/BulkOperationItemPlan';
import type { IssueChangePlan } from '../../fields/IssueChangeDraft';
import { planIssueChange } from '../../plan/planIssueChange';
import { getCommentPermissionError } from './commentPermissions';

/** The change that a bulk edit applies to each issue. */
export interface BulkChange {
  change: IssueChange;
  /** Markdown added as a comment to each issue; null: no comment. */
  comment: string | null;
  /** A label or milestone to delete at the end; null: none. */
  deletes: BulkDeletion | null;
}

/**
 * Plans what a bulk edit does to one issue.
 * @param row undefined: the issue was deleted after the operation was created
 */
export function planBulkIssueChange(
  number: number,
  row: IssueRow | undefined,
  canonicals: readonly number[] | undefined,
  { change, comment, deletes }: BulkChange,
  context: IssueChangeContext,
): BulkOperationItemPlan {
  if (!row) return createFailedBulkOperationItemPlan([createMissingIssueError(number, context)]);
  if (deletes && !hasLabelOrMilestone(row, deletes)) return { outcome: 'skipped', note: null };
  const plan = planIssueChange({ row, canonicals }, change, context);
  if (plan.outcome === 'rejected') return createFailedBulkOperationItemPlan(plan.errors);
  const denied = comment === null ? null : getCommentPermissionError(row, context.actor);
  if (denied) return createFailedBulkOperationItemPlan([denied]);
  if (comment !== null)
    return { outcome: 'changed', change: incrementPlannedCommentCount(row, plan, context), note: null };
  if (plan.outcome === 'unchanged') return { outcome: 'skipped', note: null };
  return { outcome: 'changed', change: plan.change, note: null };
}

/** Whether an issue still has the label or milestone: users can change it while the operation is running. */
const hasLabelOrMilestone = ({ label_ids, milestone_id }: IssueRow, { kind, id }: BulkDeletion): boolean =>
  kind === 'label' ? label_ids.includes(id) : milestone_id === id;

/**
 * Adds one to the comment count of a planned change. `commentOnAllIssues` adds the comment's event, once its id is
 * known.
 */
function incrementPlannedCommentCount(
  row: IssueRow,
  plan: IssueChangePlan,
  { at }: IssueChangeContext,
): PlannedIssueChange {
  const change = plan.outcome === 'changed' ? plan.change : createEmptyIssueChange(row, at);
  return { ...change, row: { ...change.row, comment_count: row.comment_count + 1 } };
}

/** The row of `bulk_item` that stores what a bulk operation did to an issue, or would do. */
export function toBulkItemOutcome(
  number: number,
  version: number | null,
  { outcome, note }: BulkOperationItemPlan,
  index: number = getBulkItemOutcomeCode(outcome),
): BulkItemOutcomeUpdate {
  return { number, version, outcome: index, code: note?.code ?? null, message: note?.message ?? null };
}
