/** Votes and watches of the viewer. */
import type { IssueKey } from '../../../store/read/issues';
import { appendEvents } from '../../../store/write/events';
import { updateIssues } from '../../../store/write/issues';
import { setVoteOrWatch } from '../../../store/write/votesAndWatches';
import type { RequestContext } from '../../context/RequestContext';
import { getPermissionError } from '../../access/Actor';
import { lockIssue } from './changeIssue';
import { RejectedError, rejectOnErrors, signInRequiredError } from '../../base/UserError';
import { requireIssueTarget, toIssueKey } from '../../writing/targets';
import { type WriteResult, executeWrite, type WriteRequest } from '../../writing/write';

/**
 * Adds or removes the viewer's vote. It raises the issue's version, but not its time of update: votes do not
 * move issues up in lists.
 */
export function setVote(
  context: RequestContext,
  { issueId, voted }: { issueId: string; voted: boolean },
  request: WriteRequest,
): Promise<WriteResult<IssueKey>> {
  return changeVoteOrWatch(context, issueId, request, 'vote', voted);
}

/** Adds or removes the viewer as a watcher, which leaves the issue itself unchanged. */
export function setWatch(
  context: RequestContext,
  { issueId, watching }: { issueId: string; watching: boolean },
  request: WriteRequest,
): Promise<WriteResult<IssueKey>> {
  return changeVoteOrWatch(context, issueId, request, 'watch', watching);
}

function changeVoteOrWatch(
  context: RequestContext,
  issueId: string,
  request: WriteRequest,
  table: 'vote' | 'watch',
  set: boolean,
): Promise<WriteResult<IssueKey>> {
  return executeWrite(context, request, async () => {
    const target = await requireIssueTarget(context, issueId, 'issueId');
    const { project, actor } = target;
    rejectOnErrors(getPermissionError(actor, 'VOTE', table === 'vote' ? 'vote for issues' : 'watch issues'));
    const userId = actor.id;
    if (userId === null) throw new RejectedError(signInRequiredError());
    return async (tx) => {
      const row = await lockIssue(tx, target);
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
      await appendEvents(tx, project.id, { actorId: userId, at: new Date() }, [{ number, kind }]);
      return toIssueKey(target);
    };
  });
}
