import { mentionedLogins } from '../../../../shared/mentions';
import { addMentions, insertComments, reindexTexts } from '../../../store/write/bulkComments';
import type { ChangeMeta } from '../../../store/write/events';
import { lockProject } from '../../../store/changes/projectCounts';
import { type PlannedChange, writePlans } from '../../../store/write/plans';
import type { Transaction } from '../../../store/write/transaction';

/**
 * Carries changes out, and says the same to each issue, or to some. To be called last in a transaction.
 * Whoever planned them has counted the comment.
 */
export async function commentOnAll(
  tx: Transaction,
  projectId: number,
  doing: ChangeMeta,
  changes: readonly PlannedChange[],
  body: string,
  isTold: (change: PlannedChange) => boolean = () => true,
): Promise<null> {
  if (changes.length === 0) return null;
  const counters = await lockProject(tx, projectId);
  const numbers = changes.filter(isTold).map(({ row }) => row.number);
  const places = new Map(numbers.map((number, nth) => [number, nth]));
  const firstId = counters.comment_counter + 1;
  const plans = changes.map((change): PlannedChange => {
    const nth = places.get(change.row.number);
    if (nth === undefined) return change;
    const { number } = change.row;
    return { ...change, events: [...change.events, { number, kind: 'commented', commentId: firstId + nth }] };
  });
  await insertComments(tx, projectId, doing, { body, numbers, firstId });
  await addMentions(tx, projectId, [...mentionedLogins(body)], numbers);
  await reindexTexts(tx, projectId, numbers);
  const comment_counter = counters.comment_counter + numbers.length;
  await writePlans(tx, projectId, doing, plans, { counters: { ...counters, comment_counter } });
  return null;
}
