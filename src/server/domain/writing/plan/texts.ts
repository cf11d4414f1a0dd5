/** Title and body: what was written over another's change is told, with both. */
import { bodyProblem, cleanTitle, titleProblem } from '../../../../shared/validation/texts';
import { invalid } from '../UserError';
import type { Draft } from './Draft';

export function planTexts(draft: Draft): void {
  const { change, before, text } = draft;
  if (!text) return;
  if (change.title !== undefined) {
    const title = cleanTitle(change.title);
    const problem = titleProblem(title);
    if (problem) draft.refuse(invalid('title', problem));
    else if (title !== before.title && draft.allows('EDIT', 'edit what others wrote', 'title')) {
      if (isStale(draft, text.titleVersion)) refuseStale(draft, 'title');
      draft.row.title = title;
      text.titleVersion = draft.version;
      draft.textChanged = true;
      draft.happened('renamed', { title: before.title }, { title });
    }
  }
  if (change.body !== undefined) {
    const { body } = change;
    const problem = bodyProblem(body);
    if (problem) draft.refuse(invalid('body', problem));
    else if (body !== text.body && draft.allows('EDIT', 'edit what others wrote', 'body')) {
      if (isStale(draft, text.bodyVersion)) refuseStale(draft, 'body');
      draft.happened('body_edited', { body: text.body }, { body });
      text.body = body;
      text.bodyVersion = draft.version;
      draft.textChanged = true;
    }
  }
}

/** Somebody changed it after this was begun, to something else than what is asked. */
function isStale({ change: { baseVersion } }: Draft, changedAt: number): boolean {
  return baseVersion !== undefined && changedAt > baseVersion;
}

function refuseStale(draft: Draft, field: 'title' | 'body'): void {
  const { project_id: projectId, number } = draft.before;
  draft.refuse({
    ...{ kind: 'conflict', code: 'CONFLICT', path: [field] },
    message: `The ${field === 'title' ? 'title' : 'text'} was changed meanwhile.`,
    current: { projectId, number },
  });
}
