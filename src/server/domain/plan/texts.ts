/** Plans changes of title and body. A change based on an outdated version is rejected as a conflict. */
import { bodyProblem, cleanTitle, titleProblem } from '../../../shared/validation/texts';
import { invalidFieldError } from '../base/UserError';
import type { IssueDraft } from './IssueDraft';

export function planTexts(draft: IssueDraft): void {
  const { change, before, text } = draft;
  if (!text) return;
  if (change.title !== undefined) {
    const title = cleanTitle(change.title);
    const problem = titleProblem(title);
    if (problem) draft.reject(invalidFieldError('title', problem));
    else if (title !== before.title && draft.allows('EDIT', 'edit texts by other people', 'title')) {
      if (isStale(draft, text.titleVersion)) rejectStale(draft, 'title');
      draft.row.title = title;
      text.titleVersion = draft.version;
      draft.textChanged = true;
      draft.addEvent('renamed', { title: before.title }, { title });
    }
  }
  if (change.body !== undefined) {
    const { body } = change;
    const problem = bodyProblem(body);
    if (problem) draft.reject(invalidFieldError('body', problem));
    else if (body !== text.body && draft.allows('EDIT', 'edit texts by other people', 'body')) {
      if (isStale(draft, text.bodyVersion)) rejectStale(draft, 'body');
      draft.addEvent('body_edited', { body: text.body }, { body });
      text.body = body;
      text.bodyVersion = draft.version;
      draft.textChanged = true;
    }
  }
}

/** Whether the title or body was changed after the version that this change is based on. */
function isStale({ change: { baseVersion } }: IssueDraft, changedAt: number): boolean {
  return baseVersion !== undefined && changedAt > baseVersion;
}

function rejectStale(draft: IssueDraft, field: 'title' | 'body'): void {
  const { project_id: projectId, number } = draft.before;
  draft.reject({
    kind: 'conflict',
    code: 'CONFLICT',
    path: [field],
    message: `Someone else changed the ${field === 'title' ? 'title' : 'description'} in the meantime.`,
    current: { projectId, number },
  });
}
