import { parseMentionedLogins } from '../../../../shared/mentions';
import { insertBulkMentions, insertBulkComments, reindexIssueTexts } from '../../../store/write/bulkComments';
import { insertBulkFileReferences } from '../../../store/write/fileReferences';
import type { ChangeMeta } from '../../../store/write/events';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { type PlannedIssueChange, writePlannedIssueChanges } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';
import { deleteTriageSnoozesUntilComment } from '../../../store/write/triage';
import { createUnsnoozedEvent } from '../../plan/snooze';

/**
 * Writes the planned changes of a bulk edit and adds the same comment to each issue, or to those that
 * `isCommented` selects. Nothing may be written after it in the same transaction. The plans already count the
 * new comment.
 * @returns null instead of an IssueRowsUpdate, because texts have changed as well
 */
export async function commentOnAllIssues(
  tx: Transaction,
  projectId: number,
  meta: ChangeMeta,
  changes: readonly PlannedIssueChange[],
  body: string,
  isCommented: (change: PlannedIssueChange) => boolean = () => true,
): Promise<null> {
  if (changes.length === 0) return null;
  const counters = await lockProjectCounters(tx, projectId);
  const numbers = changes.filter(isCommented).map(({ row }) => row.number);
  const positions = new Map(numbers.map((number, nth) => [number, nth]));
  const firstId = counters.comment_counter + 1;
  const plans = changes.map((change): PlannedIssueChange => {
    const nth = positions.get(change.row.number);
    if (nth === undefined) return change;
    const { number } = change.row;
    return { ...change, events: [...change.events, { number, kind: 'commented', commentId: firstId + nth }] };
  });
  await insertBulkComments(tx, projectId, meta, { body, numbers, firstId });
  await insertBulkMentions(tx, projectId, [...parseMentionedLogins(body)], numbers);
  const comments = { body, numbers, firstId };
  await insertBulkFileReferences(tx, projectId, comments, { id: meta.actorId, seesHidden: false });
  await reindexIssueTexts(tx, projectId, numbers);
  const ended = await deleteTriageSnoozesUntilComment(tx, projectId, numbers, meta.actorId);
  const extraEvents = ended.map((snooze) =>
    createUnsnoozedEvent(snooze, firstId + positions.get(snooze.number)!),
  );
  const comment_counter = counters.comment_counter + numbers.length;
  await writePlannedIssueChanges(tx, projectId, meta, plans, {
    extraEvents,
    counters: { ...counters, comment_counter },
  });
  return null;
}
