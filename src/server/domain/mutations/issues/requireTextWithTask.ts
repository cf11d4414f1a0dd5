import type { IssueRowKey } from '../../../store/read/issues';
import { MutationRejectedError } from '../../base/UserError';
import { setTaskInText } from '../../markdown/tasks';

/**
 * Returns the text with a task ticked or unticked.
 * @param issue the issue that the text belongs to
 * @throws MutationRejectedError CONFLICT if the text no longer has this task
 */
export function requireTextWithTask(text: string, task: string, isDone: boolean, issue: IssueRowKey): string {
  const changed = setTaskInText(text, task, isDone);
  if (changed !== null) return changed;
  throw new MutationRejectedError({
    kind: 'conflict',
    code: 'CONFLICT',
    path: ['task'],
    message: 'This task was changed or removed in the meantime. Check the current text, then try again.',
    current: issue,
  });
}
