import { VOTE_REACTION_CODE } from '../../../../shared/reactions';
import { readComment } from '../../../store/write/comments';
import { appendProjectEvents } from '../../../store/write/events';
import { updateIssues } from '../../../store/write/issues';
import { setReactionRow } from '../../../store/write/reactions';
import { getPermissionError } from '../../access/Actor';
import { decodeGlobalId, encodeGlobalId } from '../../base/ids';
import {
  createNotFoundError,
  createSignInRequiredError,
  MutationRejectedError,
  rejectMutationOnErrors,
} from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { decodeProjectObjectId, requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import { lockIssueRow } from './changeIssue';
import type { TaskMutationResult } from './setTask';
import { setVote } from './votesAndWatches';

interface SetReactionInput {
  subjectId: string;
  /** Index in REACTION_CONTENTS. */
  content: number;
  on: boolean;
}

/**
 * Adds or removes the viewer's reaction to an issue or comment. Like a vote, it raises the issue's version, but not its
 * time of update. A thumbs-up for an issue is the viewer's vote. Locked issues allow reactions, as they allow votes.
 */
export async function setReaction(
  context: RequestContext,
  { subjectId, content, on }: SetReactionInput,
  request: MutationRequest,
): Promise<MutationWriteResult<TaskMutationResult>> {
  const isComment = decodeGlobalId(subjectId)?.type === 'Comment';
  if (!isComment && content === VOTE_REACTION_CODE) {
    const { result, ...rest } = await setVote(
      context,
      { issueId: subjectId, voted: on },
      request,
      'subjectId',
    );
    return { ...rest, result: result && { ...result, comment: null } };
  }
  return runMutationInTransaction(context, request, async () => {
    const missing = createNotFoundError('subjectId', 'Comment not found.');
    const comment = isComment
      ? await decodeProjectObjectId(context, subjectId, 'Comment', 'subjectId', missing.message)
      : null;
    const row = comment && (await context.load.comments.load(comment));
    if (comment && !row) throw new MutationRejectedError(missing);
    const issueId = row ? encodeGlobalId('Issue', row.project_id, row.issue_number) : subjectId;
    const target = await requireIssueMutationTarget(context, issueId, 'subjectId');
    rejectMutationOnErrors(getPermissionError(target.actor, 'VOTE', 'react'));
    const userId = target.actor.id;
    if (userId === null) throw new MutationRejectedError(createSignInRequiredError());
    return async (tx) => {
      const issue = await lockIssueRow(tx, target);
      const current = comment && (await readComment(tx, comment.projectId, comment.id));
      if (comment && (!current || current.removed_at !== null)) throw new MutationRejectedError(missing);
      const { project_id, number } = issue;
      const comment_id = comment?.id ?? 0;
      if (await setReactionRow(tx, { project_id, number, comment_id, content, user_id: userId }, on)) {
        await updateIssues(tx, project_id, [{ ...issue, version: issue.version + 1 }]);
        const meta = { actorId: userId, at: new Date() };
        await appendProjectEvents(tx, project_id, meta, [{ number, kind: 'reacted' }]);
      }
      return { ...toIssueRowKey(target), comment: comment?.id ?? null };
    };
  });
}
