/** Writes the changes of an issue that was imported again. */
import { hasReactions, type ReactionCounts } from '../../../shared/reactions';
import { countTasks } from '../../domain/markdown/tasks';
import {
  deleteComments,
  type ImportedIssueEvent,
  insertComments,
  updateImportedReactions,
  updateIssueRow,
} from '../../store/import/updateIssue';
import type { StoredIssue } from '../../store/import/readStoredIssues';
import type { IssueRowKey } from '../../store/read/issues';
import { deleteCommentEditHistory, updateComment } from '../../store/write/comments';
import { updateIssueText } from '../../store/write/issues';
import type { Transaction } from '../../store/write/transaction';
import type { ImportedCommentChanges } from './diffImportedComments';
import type { ImportIdLookup } from './ImportIdLookup';
import type { IssueFields } from './mergeReimportedIssueFields';

/**
 * Writes the new, edited and removed comments of an issue that was imported again.
 * @param lastId highest comment id in the project so far; new comments get the next ids
 * @returns the timeline events that record the comment changes
 */
export async function writeReimportedCommentChanges(
  tx: Transaction,
  key: IssueRowKey,
  { added, edited, removed, reacted }: ImportedCommentChanges,
  lookup: ImportIdLookup,
  lastId: number,
): Promise<ImportedIssueEvent[]> {
  const newComments = added.map(({ sourceId, author, body, createdAt, editedAt, reactions = {} }, index) => ({
    id: lastId + 1 + index,
    author_id: author ? lookup.people.getUserId(author) : null,
    body,
    created_at: createdAt,
    edited_at: editedAt,
    source_id: sourceId,
    imported_reactions: formatReactions(reactions),
  }));
  await insertComments(tx, key, newComments);
  for (const { stored, body, editedAt } of edited) {
    await updateComment(tx, stored, { body, edited_at: editedAt });
  }
  for (const { stored, reactions } of reacted)
    await updateImportedReactions(tx, stored, formatReactions(reactions));
  const removedIds = removed.map(({ id }) => id);
  await deleteComments(tx, key, removedIds);
  // A comment may be missing in the source because only some users can see it now.
  await deleteCommentEditHistory(tx, { project_id: key.projectId, issue_number: key.number }, removedIds);
  const defaults = { actorId: null, before: null, after: null, sourceId: null };
  const now = new Date();
  return [
    ...newComments.map(({ id, author_id, created_at }): ImportedIssueEvent => ({
      ...defaults,
      kind: 'commented',
      actorId: author_id,
      commentId: id,
      createdAt: created_at,
    })),
    ...edited.map(({ stored: { id, body: bodyBefore, author_id }, body, editedAt }): ImportedIssueEvent => ({
      ...defaults,
      kind: 'comment_edited',
      actorId: author_id,
      before: { comment: id, body: bodyBefore },
      after: { comment: id, body },
      createdAt: editedAt ?? now,
    })),
    ...removedIds.map((id): ImportedIssueEvent => ({
      ...defaults,
      kind: 'comment_removed',
      before: { comment: id },
      createdAt: now,
    })),
  ];
}

const formatReactions = (reactions: ReactionCounts): string | null =>
  hasReactions(reactions) ? JSON.stringify(reactions) : null;

/** Writes the issue's row and, if its title, body or comments changed, its text and search words. */
export async function writeIssueFields(
  tx: Transaction,
  key: IssueRowKey,
  stored: StoredIssue,
  fields: IssueFields,
  comments: ImportedCommentChanges,
): Promise<void> {
  const version = stored.row.version + 1;
  const { body, importedVotes: _, ...columns } = fields;
  await updateIssueRow(tx, key, {
    ...columns,
    ...countTasks(body),
    comment_count: getUndeletedComments(stored).length + comments.added.length - comments.removed.length,
    version,
  });
  const hasNewComments = comments.added.length + comments.edited.length + comments.removed.length > 0;
  if (!hasNewComments && fields.title === stored.row.title && body === stored.body) return;
  // The version numbers of an issue's texts let the server detect edits that are based on an older text.
  const text = {
    body,
    titleVersion: fields.title === stored.row.title ? stored.titleVersion : version,
    bodyVersion: body === stored.body ? stored.bodyVersion : version,
  };
  await updateIssueText(
    tx,
    { ...stored.row, title: fields.title },
    text,
    getCommentTextsAfterChanges(stored, comments),
  );
}

/** Returns the issue's comments that were not deleted in Winnow. */
const getUndeletedComments = ({ comments }: StoredIssue) =>
  comments.filter(({ removed_at }) => removed_at === null);

/** Returns the texts of all comments of an issue after its comment changes. */
function getCommentTextsAfterChanges(
  stored: StoredIssue,
  { added, edited, removed }: ImportedCommentChanges,
): string[] {
  const removedIds = new Set(removed.map(({ id }) => id));
  const editedBodies = new Map(edited.map(({ stored, body }) => [stored.id, body]));
  const remaining = getUndeletedComments(stored).filter(({ id }) => !removedIds.has(id));
  return [...remaining.map(({ id, body }) => editedBodies.get(id) ?? body), ...added.map(({ body }) => body)];
}
