/** Plans changes of title and body. A change based on an outdated version is rejected as a conflict. */
import { getIssueBodyProblem, trimIssueTitle, getIssueTitleProblem } from '../../../shared/validation/texts';
import { createInvalidFieldError } from '../base/UserError';
import { countTasks } from '../markdown/tasks';
import type { IssueChangeDraft } from './IssueChangeDraft';

export function planTitleAndBodyChanges(draft: IssueChangeDraft): void {
  const { change, before, text } = draft;
  if (!text) return;
  if (change.title !== undefined) {
    const title = trimIssueTitle(change.title);
    const problem = getIssueTitleProblem(title);
    if (problem) draft.addError(createInvalidFieldError('title', problem));
    else if (title !== before.title && draft.checkPermission('EDIT', 'edit texts by other people', 'title')) {
      if (isStaleEdit(draft, text.titleVersion)) rejectStaleEdit(draft, 'title');
      draft.row.title = title;
      text.titleVersion = draft.nextVersion;
      draft.textChanged = true;
      draft.addEvent('renamed', { title: before.title }, { title });
    }
  }
  if (change.body !== undefined) {
    const { body } = change;
    const problem = getIssueBodyProblem(body);
    if (problem) draft.addError(createInvalidFieldError('body', problem));
    else if (body !== text.body && draft.checkPermission('EDIT', 'edit texts by other people', 'body')) {
      if (isStaleEdit(draft, text.bodyVersion)) rejectStaleEdit(draft, 'body');
      draft.addEvent('body_edited', { body: text.body }, { body });
      Object.assign(draft.row, countTasks(body));
      text.body = body;
      text.bodyVersion = draft.nextVersion;
      draft.textChanged = true;
    }
  }
}

/** Whether the title or body was changed after the version that this change is based on. */
function isStaleEdit({ change: { baseVersion } }: IssueChangeDraft, changedAt: number): boolean {
  return baseVersion !== undefined && changedAt > baseVersion;
}

function rejectStaleEdit(draft: IssueChangeDraft, field: 'title' | 'body'): void {
  const { project_id: projectId, number } = draft.before;
  draft.addError({
    kind: 'conflict',
    code: 'CONFLICT',
    path: [field],
    message: `Someone else changed the ${field === 'title' ? 'title' : 'description'} in the meantime.`,
    current: { projectId, number },
  });
}
