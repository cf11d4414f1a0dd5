import { type CommentEditRow, countCommentEdits, readCommentEdits } from '../../store/read/commentEdits';
import type { CommentRow } from '../../store/read/comments';
import {
  createForwardOnlyKeysetConnection,
  type PaginatedConnection,
  type PaginationArguments,
} from '../base/connection';
import type { RequestContext } from '../context/RequestContext';

/** The edits of a comment, newest first. A deleted comment has none, because its texts are erased. */
export function createCommentEditConnection(
  { store: { db } }: RequestContext,
  comment: CommentRow,
  args: PaginationArguments,
): PaginatedConnection<CommentEditRow> {
  const isRemoved = comment.removed_at !== null;
  return createForwardOnlyKeysetConnection(
    args,
    async (after, limit) => (isRemoved ? [] : readCommentEdits(db, comment, after, limit)),
    ({ sequence }) => sequence,
    async () => (isRemoved ? 0 : countCommentEdits(db, comment)),
  );
}
