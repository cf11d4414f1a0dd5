/** Changes of the assignees, which are kept in order of assignment. */
import { ASSIGNEES_PER_ISSUE_MAX } from '../../../shared/limits';
import {
  createInvalidFieldError,
  createNotFoundError,
  createLimitExceededError,
  type UserError,
} from '../base/UserError';
import { decodeUserIds } from '../writing/targets';
import type { IssueChange, IssueFieldsInput } from './IssueChange';
import type { IssueChangeContext } from './IssueChangeContext';
import type { IssueChangeDraft } from './IssueChangeDraft';
import { requireFound } from './IssueFieldPart';

export function planAssigneeChanges(draft: IssueChangeDraft): void {
  const { before, change, context } = draft;
  const { assigneeIds, addAssigneeIds = [], removeAssigneeIds = [] } = change;
  const isPartial = addAssigneeIds.length + removeAssigneeIds.length > 0;
  if (assigneeIds === undefined && !isPartial) return;
  const field = assigneeIds ? 'assigneeIds' : 'addAssigneeIds';
  if (assigneeIds && isPartial) {
    draft.addError(
      createInvalidFieldError(
        field,
        'Use either `assigneeIds`, or `addAssigneeIds` and `removeAssigneeIds`.',
      ),
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
    if (!user) draft.addError(createNotFoundError(field, 'User not found.'));
    else if (!user.seesProject)
      draft.addError(createInvalidFieldError(field, `${user.login} cannot see this project.`));
  }
  if (added.length + removed.length === 0 || !draft.checkPermission('TRIAGE', 'change assignees', field))
    return;
  // An imported issue may have more than ASSIGNEES_PER_ISSUE_MAX assignees: they can be removed, but no further ones
  // added.
  if (wanted.size > ASSIGNEES_PER_ISSUE_MAX && added.length > 0) {
    draft.addError(
      createLimitExceededError(
        field,
        `An issue can have at most ${ASSIGNEES_PER_ISSUE_MAX} assignees.`,
        ASSIGNEES_PER_ISSUE_MAX,
      ),
    );
  }
  draft.row.assignee_ids = [...before.assignee_ids.filter((id) => wanted.has(id)), ...added];
  for (const user of removed) draft.addEvent('unassigned', { user }, null);
  for (const user of added) draft.addEvent('assigned', null, { user });
}

export function decodeAssignees(input: IssueFieldsInput): IssueChange {
  const decode = (field: 'assigneeIds' | 'addAssigneeIds' | 'removeAssigneeIds') =>
    input[field] ? decodeUserIds(input[field], field) : undefined;
  return {
    assigneeIds: decode('assigneeIds'),
    addAssigneeIds: decode('addAssigneeIds'),
    removeAssigneeIds: decode('removeAssigneeIds'),
  };
}

export const findMissingAssignees = (change: IssueChange, { users }: IssueChangeContext): UserError[] =>
  (['assigneeIds', 'addAssigneeIds'] as const).flatMap((field) =>
    requireFound(
      (change[field] ?? []).every((id) => users.has(id)),
      field,
      'User',
    ),
  );
