/** Plans changes of the parent issue. An issue cannot be its own ancestor. */
import { invalidFieldError, notFoundError } from '../base/UserError';
import type { IssueDraft } from './IssueDraft';

export function planParent(draft: IssueDraft): void {
  const { before, change, context, number } = draft;
  if (change.parentNumber === undefined || change.parentNumber === before.parent_number) return;
  if (change.parentNumber !== null) {
    if (context.parentChain.length === 0) draft.reject(notFoundError('parentId', 'Issue not found.'));
    else if (change.parentNumber === number) {
      draft.reject(invalidFieldError('parentId', 'An issue cannot be its own parent.'));
    } else if (context.parentChain.includes(number)) {
      const parent = `${context.projectKey}-${change.parentNumber}`;
      draft.reject(
        invalidFieldError('parentId', `${parent} is a sub-issue of this issue and cannot be its parent.`),
      );
    }
  }
  if (!draft.allows('TRIAGE', 'change the parent', 'parentId')) return;
  draft.row.parent_number = change.parentNumber;
  draft.addEvent('parent_changed', { number: before.parent_number }, { number: change.parentNumber });
}
