/** Changes of title and body. A change based on an outdated version is rejected as a conflict. */
import { getIssueBodyProblem, trimIssueTitle, getIssueTitleProblem } from '../../../shared/validation/texts';
import { createInvalidFieldError } from '../base/UserError';
import { countTasks } from '../markdown/tasks';
import type { IssueChange, IssueTextsInput } from './IssueChange';
import type { IssueChangeDraft } from './IssueChangeDraft';

export function planTitleChange(draft: IssueChangeDraft): void {
  const { change, before, text } = draft;
  if (!text || change.title === undefined) return;
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

export function planBodyChange(draft: IssueChangeDraft): void {
  const { change, text } = draft;
  if (!text || change.body === undefined) return;
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

/** Also reads the version that title and body are based on. */
export const decodeTitle = ({ title, baseVersion }: IssueTextsInput): IssueChange => ({
  title: title ?? undefined,
  baseVersion: baseVersion ?? undefined,
});

export const decodeBody = ({ body }: IssueTextsInput): IssueChange => ({ body: body ?? undefined });

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
