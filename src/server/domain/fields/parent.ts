/** Changes of the parent issue. An issue cannot be its own ancestor. */
import { SUB_ISSUE_DEPTH_MAX } from '../../../shared/limits';
import type { ProjectRow } from '../../store/read/projects';
import {
  createInvalidFieldError,
  createLimitExceededError,
  createNotFoundError,
  type UserError,
} from '../base/UserError';
import { decodeIssueNumber } from '../writing/targets';
import type { IssueChange, IssueFieldsInput } from './IssueChange';
import type { IssueChangeContext } from './IssueChangeContext';
import type { IssueChangeDraft } from './IssueChangeDraft';
import { requireFound } from './IssueFieldPart';

export function planParentIssueChange(draft: IssueChangeDraft): void {
  const { before, change, context, number } = draft;
  // For the actor, an issue with a hidden parent has none.
  const isHidden = before.parent_number !== null && context.hiddenIssues.has(before.parent_number);
  const parentNumber = isHidden ? null : before.parent_number;
  if (change.parentNumber === undefined || change.parentNumber === parentNumber) return;
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

export function decodeParent({ parentId, clearParent }: IssueFieldsInput, project: ProjectRow): IssueChange {
  if (clearParent) return { parentNumber: null };
  return { parentNumber: parentId == null ? parentId : decodeIssueNumber(project, parentId, 'parentId') };
}

export const findMissingParent = (
  { parentNumber }: IssueChange,
  { parentChain }: IssueChangeContext,
): UserError[] => requireFound(parentNumber == null || parentChain.length > 0, 'parentId', 'Issue');
