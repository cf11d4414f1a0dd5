/** Votes, watches and watch levels of the viewer. */
import type { EventKind } from '../../../../shared/events/kinds';
import type { NotificationState, WatchLevel } from '../../../../shared/notifications';
import { notifyInboxChanges } from '../../../store/changes/inboxChangeNotification';
import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import { cutAtHiddenIssue, readHiddenIssueNumbers } from '../../../store/read/issueVisibility';
import { appendProjectEvents } from '../../../store/write/events';
import { updateIssues } from '../../../store/write/issues';
import type { Transaction } from '../../../store/write/transaction';
import { updateNotificationOfIssue } from '../../../store/write/updateNotifications';
import { readVoteTransferChain } from '../../../store/write/duplicateTransfers';
import { setVoteRow, setWatchRow } from '../../../store/write/votesAndWatches';
import { setIssueWatchLevel } from '../../../store/write/watchLevels';
import type { RequestContext } from '../../context/RequestContext';
import { getPermissionError } from '../../access/Actor';
import { lockIssueRow } from './changeIssue';
import {
  createInvalidFieldError,
  MutationRejectedError,
  rejectMutationOnErrors,
  createSignInRequiredError,
} from '../../base/UserError';
import { toNotificationStateChange } from '../../writing/notificationStates';
import { type IssueMutationTarget, requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

/**
 * Adds or removes the viewer's vote. It raises the issue's version, but not its time of update: votes do not move
 * issues up in lists. The votes for a duplicate count at its canonical issue, so that a vote for a duplicate itself is
 * rejected.
 * @param field name of the input field with the issue's id
 */
export function setVote(
  context: RequestContext,
  { issueId, voted }: { issueId: string; voted: boolean },
  request: MutationRequest,
  field = 'issueId',
): Promise<MutationWriteResult<IssueRowKey>> {
  const vote: VoteOrWatchChange = async (tx, row, user_id, target) => {
    const { project_id, number } = row;
    if (voted) await rejectVoteForDuplicate(tx, target, field);
    if (!(await setVoteRow(tx, { project_id, number, user_id }, voted))) return null;
    const vote_count = Math.max(0, row.vote_count + (voted ? 1 : -1));
    await updateIssues(tx, project_id, [{ ...row, vote_count, version: row.version + 1 }]);
    return voted ? 'voted' : 'unvoted';
  };
  return changeAsUser(context, issueId, request, 'vote for issues', vote, field);
}

/** The error names the last issue of the chain of duplicates before a hidden one. */
async function rejectVoteForDuplicate(
  tx: Transaction,
  { project: { id, key }, actor, number }: IssueMutationTarget,
  field: string,
): Promise<void> {
  const chain = await readVoteTransferChain(tx, id, number);
  if (chain.length === 0) return;
  const hidden = await readHiddenIssueNumbers(tx, id, actor.visibility, chain);
  const canonical = cutAtHiddenIssue(chain, hidden).at(-1);
  const message =
    canonical === undefined
      ? `${key}-${number} is a duplicate of another issue, where its votes count.`
      : `${key}-${number} is a duplicate of ${key}-${canonical}, where its votes count. Vote for ${key}-${canonical} instead.`;
  throw new MutationRejectedError(createInvalidFieldError(field, message));
}

/**
 * Adds or removes the viewer as a watcher. The issue's version does not change. Watching an issue also unmutes it;
 * unwatching leaves the muting as it is.
 */
export function setWatch(
  context: RequestContext,
  { issueId, watching }: { issueId: string; watching: boolean },
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  return changeAsUser(
    context,
    issueId,
    request,
    'watch issues',
    async (tx, { project_id, number }, user_id) => {
      const key = { project_id, number, user_id };
      const hasChanged = watching
        ? await setIssueWatchLevel(tx, key, 'all')
        : await setWatchRow(tx, key, false);
      return hasChanged ? (watching ? 'watched' : 'unwatched') : null;
    },
  );
}

export interface SetWatchLevelInput {
  issueId: string;
  level: WatchLevel;
  notificationState?: NotificationState | null;
  /** With `notificationState`: see NotificationStateInput. */
  snoozedUntil?: Date | null;
  seenVersion?: string | null;
}

/**
 * Sets the viewer's watch level of an issue. ALL is the same as watching it. Can also set the state of the viewer's
 * notification about the issue, so that both are undone together.
 */
export function setWatchLevel(
  context: RequestContext,
  { issueId, level, notificationState: state, snoozedUntil, seenVersion }: SetWatchLevelInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  return changeAsUser(context, issueId, request, 'watch issues', async (tx, row, user_id) => {
    const key = { project_id: row.project_id, number: row.number, user_id };
    if (state != null) {
      const subject = { projectId: row.project_id, number: row.number, userId: user_id };
      const change = toNotificationStateChange({ state, snoozedUntil, seenVersion });
      await notifyInboxChanges(tx, (await updateNotificationOfIssue(tx, subject, change)).changed);
    }
    const hasChanged = await setIssueWatchLevel(tx, key, level);
    return hasChanged ? (level === 'all' ? 'watched' : 'unwatched') : null;
  });
}

/** Adds or removes a vote or a watch. Returns the kind of the event, or null if nothing was changed. */
type VoteOrWatchChange = (
  tx: Transaction,
  row: IssueRow,
  userId: number,
  target: IssueMutationTarget,
) => Promise<EventKind | null>;

/**
 * Changes a vote or a watch of the viewer.
 * @param action completes the message "Only … can …": "vote for issues"
 * @param field name of the input field with the issue's id
 */
function changeAsUser(
  context: RequestContext,
  issueId: string,
  request: MutationRequest,
  action: string,
  change: VoteOrWatchChange,
  field = 'issueId',
): Promise<MutationWriteResult<IssueRowKey>> {
  return runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, issueId, field);
    const { project, actor } = target;
    rejectMutationOnErrors(getPermissionError(actor, 'VOTE', action));
    const userId = actor.id;
    if (userId === null) throw new MutationRejectedError(createSignInRequiredError());
    return async (tx) => {
      const row = await lockIssueRow(tx, target);
      const kind = await change(tx, row, userId, target);
      if (kind !== null) {
        const event = { number: row.number, kind };
        await appendProjectEvents(tx, project.id, { actorId: userId, at: new Date() }, [event]);
      }
      return toIssueRowKey(target);
    };
  });
}
