/** Reactions of users to issues and comments. */
import type { Transaction } from './transaction';

interface ReactionKey {
  project_id: number;
  number: number;
  /** 0: a reaction to the issue itself. */
  comment_id: number;
  /** Index in REACTION_CONTENTS. */
  content: number;
  user_id: number;
}

/** Adds or removes a reaction. Returns whether anything changed. */
export async function setReactionRow(tx: Transaction, row: ReactionKey, isOn: boolean): Promise<boolean> {
  const changed = isOn
    ? await tx
        .insertInto('reaction')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('number')
        .execute()
    : await tx
        .deleteFrom('reaction')
        .where('project_id', '=', row.project_id)
        .where('number', '=', row.number)
        .where('comment_id', '=', row.comment_id)
        .where('content', '=', row.content)
        .where('user_id', '=', row.user_id)
        .returning('number')
        .execute();
  return changed.length > 0;
}

/** Removes all reactions to a comment that is being deleted, including imported ones. */
export async function deleteReactionsToComment(
  tx: Transaction,
  comment: { project_id: number; id: number; issue_number: number },
): Promise<void> {
  await tx
    .deleteFrom('reaction')
    .where('project_id', '=', comment.project_id)
    .where('number', '=', comment.issue_number)
    .where('comment_id', '=', comment.id)
    .execute();
  await tx
    .updateTable('comment')
    .set({ imported_reactions: null })
    .where('project_id', '=', comment.project_id)
    .where('id', '=', comment.id)
    .where('imported_reactions', 'is not', null)
    .execute();
}
