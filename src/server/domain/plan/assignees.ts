/** Plans changes of the assignees, which are kept in order of assignment. */
import { ASSIGNEES_MAX } from '../../../shared/limits';
import { invalidFieldError, notFoundError, limitExceededError } from '../base/UserError';
import type { IssueChangeDraft } from './IssueChangeDraft';

export function planAssigneeChanges(draft: IssueChangeDraft): void {
  const { before, change, context } = draft;
  const { assigneeIds, addAssigneeIds = [], removeAssigneeIds = [] } = change;
  const isPartial = addAssigneeIds.length + removeAssigneeIds.length > 0;
  if (assigneeIds === undefined && !isPartial) return;
  const field = assigneeIds ? 'assigneeIds' : 'addAssigneeIds';
  if (assigneeIds && isPartial) {
    draft.addError(
      invalidFieldError(field, 'Use either `assigneeIds`, or `addAssigneeIds` and `removeAssigneeIds`.'),
    );
    return;
  }
  const current = new Set(before.assignee_ids);
  const wanted = new Set([...(assigneeIds ?? before.assignee_ids), ...addAssigneeIds]);
  for (const id of removeAssigneeIds) wanted.delete(id);
  const added = [...wanted].filter((id) => !current.has(id));
  const removed = before.assignee_ids.filter((id) => !wanted.has(id));
  for (const id of added) {
    const user = context.users.get(id);
    if (!user) draft.addError(notFoundError(field, 'User not found.'));
    else if (!user.seesProject)
      draft.addError(invalidFieldError(field, `${user.login} cannot see this project.`));
  }
  if (added.length + removed.length === 0 || !draft.requirePermission('TRIAGE', 'change assignees', field))
    return;
  // An imported issue may have more than ASSIGNEES_MAX assignees: they can be removed, but no further ones
  // added.
  if (wanted.size > ASSIGNEES_MAX && added.length > 0) {
    draft.addError(
      limitExceededError(field, `An issue can have at most ${ASSIGNEES_MAX} assignees.`, ASSIGNEES_MAX),
    );
  }
  draft.row.assignee_ids = [...before.assignee_ids.filter((id) => wanted.has(id)), ...added];
  for (const user of removed) draft.addEvent('unassigned', { user }, null);
  for (const user of added) draft.addEvent('assigned', null, { user });
}
