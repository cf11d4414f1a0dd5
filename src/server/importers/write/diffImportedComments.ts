import { REACTION_CONTENTS, type ReactionCounts } from '../../../shared/reactions';
import type { ImportSourceComment } from '../mappers/ImportSourceIssue';
import type { StoredCommentRow } from '../../store/import/readStoredIssues';

export interface ImportedCommentChanges {
  added: ImportSourceComment[];
  edited: { stored: StoredCommentRow; body: string; editedAt: Date | null }[];
  removed: StoredCommentRow[];
  /** Existing comments whose reactions have changed. */
  reacted: { stored: StoredCommentRow; reactions: ReactionCounts }[];
  unchanged: number;
}

/**
 * Compares an issue's comments in the source with its imported comments, to find what has to be written.
 * Comments written in Winnow are ignored, and comments deleted in Winnow stay deleted.
 * @param source comments of the source, or undefined if it did not contain comments
 */
export function diffImportedComments(
  stored: readonly StoredCommentRow[],
  source: readonly ImportSourceComment[] | undefined,
): ImportedCommentChanges {
  const changes: ImportedCommentChanges = { added: [], edited: [], removed: [], reacted: [], unchanged: 0 };
  if (!source) return changes;
  const imported = new Map(
    stored.filter(({ source_id }) => source_id !== null).map((row) => [row.source_id, row]),
  );
  for (const comment of source) {
    const row = imported.get(comment.sourceId);
    imported.delete(comment.sourceId);
    if (!row) {
      changes.added.push(comment);
    } else if (row.removed_at !== null || row.body === comment.body) {
      changes.unchanged++;
    } else {
      const editedAt = comment.editedAt ?? row.edited_at;
      changes.edited.push({ stored: row, body: comment.body, editedAt });
    }
  }
  for (const comment of imported.values()) if (comment.removed_at === null) changes.removed.push(comment);
  return changes;
}

/**
 * Finds the imported comments whose reactions in the source have changed, except those deleted in Winnow.
 * @param source comments of the source, or undefined if their reactions are the same as at the last import
 */
export function diffImportedReactions(
  stored: readonly StoredCommentRow[],
  source: readonly ImportSourceComment[] | undefined,
): ImportedCommentChanges['reacted'] {
  const reactionsById = new Map(source?.map(({ sourceId, reactions }) => [sourceId, reactions]));
  return stored.flatMap((row) => {
    const reactions = row.source_id === null ? undefined : reactionsById.get(row.source_id);
    if (!reactions || row.removed_at !== null) return [];
    const hasChanged = REACTION_CONTENTS.some(
      (content) => reactions[content] !== row.imported_reactions?.[content],
    );
    return hasChanged ? [{ stored: row, reactions }] : [];
  });
}
