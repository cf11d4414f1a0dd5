import { decodeGlobalId } from '../../base/ids';
import { rejectMutationOnErrors } from '../../base/UserError';
import { getPermissionError } from '../../access/Actor';
import type { RequestContext } from '../../context/RequestContext';
import { readIssueText } from '../../../store/write/issues';
import type { IssueRowKey } from '../../../store/read/issues';
import { requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import { changeIssue, lockIssueRow } from './changeIssue';
import { setCommentTask } from './comments';
import { requireTextWithTask } from './requireTextWithTask';
import { WrittenIssueRow } from './WrittenIssueRow';

export interface TaskMutationResult extends IssueRowKey {
  /** Id in its project of the comment that has the task; null if the description has it. */
  comment: number | null;
}

interface SetTaskInput {
  subjectId: string;
  task: string;
  done: boolean;
}

/**
 * Ticks or unticks a task in the description of an issue or in a comment, with the permissions of editing the text. The
 * task is found in the current text, whatever else has changed there.
 * @throws MutationRejectedError CONFLICT if the text no longer has this task
 */
export async function setTask(
  context: RequestContext,
  input: SetTaskInput,
  request: MutationRequest,
): Promise<MutationWriteResult<TaskMutationResult>> {
  return decodeGlobalId(input.subjectId)?.type === 'Comment'
    ? setCommentTask(context, input, request)
    : setDescriptionTask(context, input, request);
}

async function setDescriptionTask(
  context: RequestContext,
  { subjectId, task, done }: SetTaskInput,
  request: MutationRequest,
): Promise<MutationWriteResult<TaskMutationResult>> {
  const written = new WrittenIssueRow();
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, subjectId, 'subjectId');
    return async (tx) => {
      const row = await lockIssueRow(tx, target);
      rejectMutationOnErrors(
        getPermissionError(target.actor, 'EDIT', 'edit texts by other people', { authorId: row.author_id }),
      );
      const { body } = await readIssueText(tx, target.project.id, target.number);
      const key = toIssueRowKey(target);
      const change = { body: requireTextWithTask(body, task, done, key) };
      written.record(target.actor, await changeIssue(tx, target, change));
      return { ...key, comment: null };
    };
  });
  written.provideRow(context, result);
  return result;
}
