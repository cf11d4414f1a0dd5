/** Plans changes of the parent issue. An issue cannot be its own ancestor. */
import { SUB_ISSUE_DEPTH_MAX } from '../../../shared/limits';
import { createInvalidFieldError, createLimitExceededError, createNotFoundError } from '../base/UserError';
import type { IssueChangeDraft } from './IssueChangeDraft';

export function planParentIssueChange(draft: IssueChangeDraft): void {
  const { before, change, context, number } = draft;
  if (change.parentNumber === undefined || change.parentNumber === before.parent_number) return;
  if (change.parentNumber !== null) {
    if (context.parentChain.length === 0) draft.addError(createNotFoundError('parentId', 'Issue not found.'));
    else if (change.parentNumber === number) {
      draft.addError(createInvalidFieldError('parentId', 'An issue cannot be its own parent.'));
    } else if (context.parentChain.includes(number)) {
      const parent = `${context.projectKey}-${change.parentNumber}`;
      draft.addError(
        createInvalidFieldError(
          'parentId',
          `${parent} is a sub-issue of this issue and cannot be its parent.`,
        ),
      );
    } else if (
      context.parentChain.length + (context.subIssueHeights.get(number) ?? 0) >
      SUB_ISSUE_DEPTH_MAX
    ) {
      const message = `Sub-issues can be nested at most ${SUB_ISSUE_DEPTH_MAX} levels deep.`;
      draft.addError(createLimitExceededError('parentId', message, SUB_ISSUE_DEPTH_MAX));
    }
  }
  if (!draft.checkPermission('TRIAGE', 'change the parent', 'parentId')) return;
  draft.row.parent_number = change.parentNumber;
  draft.addEvent('parent_changed', { number: before.parent_number }, { number: change.parentNumber });
}
