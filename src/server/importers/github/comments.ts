import { asDate, asObject, asString, type JsonObject, pickField } from '../input/json';
import type { SourceComment } from '../input/SourceIssue';
import { parseLogin } from './fields';

/**
 * Maps a GitHub comment from the REST API, a timeline or `gh --json`. Returns the comment, or the reason why
 * it cannot be imported.
 */
export function parseGithubComment(value: unknown): SourceComment | string {
  const comment = asObject(value);
  const sourceId = comment && parseCommentId(comment);
  if (!comment || !sourceId) return 'no id';
  const createdAt = asDate(pickField(comment, 'created_at', 'createdAt'));
  if (!createdAt) return 'no creation time';
  const body = asString(comment.body);
  if (body === undefined) return 'no text';
  return {
    sourceId,
    author: parseLogin(pickField(comment, 'user', 'author', 'actor')) ?? null,
    body,
    createdAt,
    editedAt: parseEditedAt(comment, createdAt),
  };
}

/**
 * Returns the id of a GitHub comment. Prefers the number in the comment's URL, which is the same in all
 * export formats; the `id` fields differ.
 */
function parseCommentId(comment: JsonObject): string | undefined {
  const numbered = /#issuecomment-(\d+)$/.exec(asString(pickField(comment, 'html_url', 'url')) ?? '');
  if (numbered) return numbered[1];
  return typeof comment.id === 'number' ? String(comment.id) : asString(comment.id);
}

function parseEditedAt(comment: JsonObject, createdAt: Date): Date | null {
  const updatedAt = asDate(pickField(comment, 'updated_at', 'updatedAt', 'lastEditedAt'));
  return updatedAt && updatedAt > createdAt ? updatedAt : null;
}
