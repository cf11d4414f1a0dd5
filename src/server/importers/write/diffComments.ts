import type { SourceComment } from '../input/SourceIssue';
import type { StoredComment } from './stored';

export interface CommentChanges {
  added: SourceComment[];
  edited: { stored: StoredComment; body: string; editedAt: Date | null }[];
  removed: StoredComment[];
  unchanged: number;
}

/**
 * What to do so that the imported comments are as the source tells them; ones written here stay, and what
 * was deleted here stays deleted.
 */
export function diffComments(
  stored: readonly StoredComment[],
  told: readonly SourceComment[] | undefined,
): CommentChanges {
  const changes: CommentChanges = { added: [], edited: [], removed: [], unchanged: 0 };
  if (!told) return changes;
  const here = new Map(
    stored.filter(({ source_id }) => source_id !== null).map((row) => [row.source_id, row]),
  );
  for (const comment of told) {
    const row = here.get(comment.sourceId);
    here.delete(comment.sourceId);
    if (!row) changes.added.push(comment);
    else if (row.removed_at !== null || row.body === comment.body) changes.unchanged++;
    else
      changes.edited.push({ stored: row, body: comment.body, editedAt: comment.editedAt ?? row.edited_at });
  }
  changes.removed.push(...[...here.values()].filter(({ removed_at }) => removed_at === null));
  return changes;
}
