/** Votes and watches of the viewer. */
import type { IssueKey } from '../../../store/read/issues';
import { appendProjectEvents } from '../../../store/write/events';
import { updateIssues } from '../../../store/write/issues';
import { setVoteOrWatch } from '../../../store/write/votesAndWatches';
import type { RequestContext } from '../../context/RequestContext';
import { getPermissionError } from '../../access/Actor';
import { lockIssueRow } from './changeIssue';
import {
  MutationRejectedError,
  rejectMutationOnErrors,
  createSignInRequiredError,
} from '../../base/UserError';
import { requireIssueMutationTarget, toIssueKey } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

/**
 * Adds or removes the viewer's vote. It raises the issue's version, but not its time of update: votes do not
 * move issues up in lists.
 */
export function setVote(
  context: RequestContext,
  { issueId, voted }: { issueId: string; voted: boolean },
  request: MutationRequest,
): Promise<MutationWriteResult<IssueKey>> {
  return changeVoteOrWatch(context, issueId, request, 'vote', voted);
}

/** Adds or removes the viewer as a watcher, which leaves the issue itself unchanged. */
export function setWatch(
  context: RequestContext,
  { issueId, watching }: { issueId: string; watching: boolean },
  request: MutationRequest,
): Promise<MutationWriteResult<IssueKey>> {
  return changeVoteOrWatch(context, issueId, request, 'watch', watching);
}

function changeVoteOrWatch(
  context: RequestContext,
  issueId: string,
  request: MutationRequest,
  table: 'vote' | 'watch',
  set: boolean,
): Promise<MutationWriteResult<IssueKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, issueId, 'issueId');
    const { project, actor } = target;
    rejectMutationOnErrors(
      getPermissionError(actor, 'VOTE', table === 'vote' ? 'vote for issues' : 'watch issues'),
    );
    const userId = actor.id;
    if (userId === null) throw new MutationRejectedError(createSignInRequiredError());
    return async (tx) => {
      const row = await lockIssueRow(tx, target);
      const { number } = row;
      const changed = await setVoteOrWatch(
        tx,
        table,
        { project_id: project.id, number, user_id: userId },
        set,
      );
      if (!changed) return toIssueKey(target);
      if (table === 'vote') {
        const vote_count = Math.max(0, row.vote_count + (set ? 1 : -1));
        await updateIssues(tx, project.id, [{ ...row, vote_count, version: row.version + 1 }]);
      }
      const kind = table === 'vote' ? (set ? 'voted' : 'unvoted') : set ? 'watched' : 'unwatched';
      await appendProjectEvents(tx, project.id, { actorId: userId, at: new Date() }, [{ number, kind }]);
      return toIssueKey(target);
    };
  });
}
