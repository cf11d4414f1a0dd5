/**
 * Plans changes of the issue fields that have a single value and do not depend on others, such as type and
 * due date.
 */
import { ISSUE_TYPES, PRIORITIES } from '../../../shared/issue';
import { canSetIssueType } from '../access/permissions';
import { createInvalidFieldError, createNotFoundError } from '../base/UserError';
import type { IssueChangeDraft } from './IssueChangeDraft';

export function planSingleValueFieldChanges(draft: IssueChangeDraft): void {
  planIssueTypeChange(draft);
  planPriorityChange(draft);
  planMilestoneChange(draft);
  planDueDateChange(draft);
  planIssueLockChange(draft);
}

function planIssueTypeChange(draft: IssueChangeDraft): void {
  const { before, change, context } = draft;
  if (change.type === undefined || change.type === before.type) return;
  if (ISSUE_TYPES[change.type] === undefined)
    draft.addError(createInvalidFieldError('type', 'Unknown issue type.'));
  const isPermitted = canSetIssueType((permission) => context.actor.can(permission, before.author_id));
  if (!isPermitted && !draft.checkPermission('TRIAGE', 'change the type', 'type')) return;
  draft.row.type = change.type;
  draft.addEvent('type_changed', { type: before.type }, { type: change.type });
}

function planPriorityChange(draft: IssueChangeDraft): void {
  const { before, change } = draft;
  if (change.priority === undefined || change.priority === before.priority) return;
  if (PRIORITIES[change.priority] === undefined)
    draft.addError(createInvalidFieldError('priority', 'Unknown priority.'));
  if (!draft.checkPermission('TRIAGE', 'change the priority', 'priority')) return;
  draft.row.priority = change.priority;
  draft.addEvent('priority_changed', { priority: before.priority }, { priority: change.priority });
}

function planMilestoneChange(draft: IssueChangeDraft): void {
  const { before, change, context } = draft;
  if (change.milestoneId === undefined || change.milestoneId === before.milestone_id) return;
  if (change.milestoneId !== null && !context.milestoneIds.has(change.milestoneId)) {
    draft.addError(createNotFoundError('milestoneId', 'Milestone not found.'));
  }
  if (!draft.checkPermission('TRIAGE', 'change the milestone', 'milestoneId')) return;
  draft.row.milestone_id = change.milestoneId;
  if (before.milestone_id !== null) draft.addEvent('demilestoned', { milestone: before.milestone_id }, null);
  if (change.milestoneId !== null) draft.addEvent('milestoned', null, { milestone: change.milestoneId });
}

function planDueDateChange(draft: IssueChangeDraft): void {
  const { before, change } = draft;
  if (change.dueOn === undefined) return;
  const [from, to] = [before.due_on?.toISOString() ?? null, change.dueOn?.toISOString() ?? null];
  if (from === to || !draft.checkPermission('TRIAGE', 'change the due date', 'dueOn')) return;
  draft.row.due_on = change.dueOn;
  draft.addEvent('due_changed', { due: from }, { due: to });
}

function planIssueLockChange(draft: IssueChangeDraft): void {
  const { before, change } = draft;
  if (change.locked === undefined || change.locked === before.locked) return;
  if (!draft.checkPermission('MAINTAIN', `${change.locked ? 'lock' : 'unlock'} issues`, 'locked')) return;
  draft.row.locked = change.locked;
  draft.addEvent(change.locked ? 'locked' : 'unlocked', null, null);
}
