import {
  parseDateOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
  pickFirstPresentField,
} from '../input/json';
import type { ImportSourceComment } from '../input/ImportSourceIssue';
import { parseGithubLogin } from './fields';
import { parseGithubReactions } from './reactions';

/**
 * Maps a GitHub comment from the REST API, a timeline or `gh --json`. Returns the comment, or the reason why
 * it cannot be imported.
 */
export function parseGithubComment(value: unknown): ImportSourceComment | string {
  const comment = asObjectOrUndefined(value);
  const sourceId = comment && parseGithubCommentId(comment);
  if (!comment || !sourceId) return 'no id';
  const createdAt = parseDateOrUndefined(pickFirstPresentField(comment, 'created_at', 'createdAt'));
  if (!createdAt) return 'no creation time';
  const body = asStringOrUndefined(comment.body);
  if (body === undefined) return 'no text';
  return {
    sourceId,
    author: parseGithubLogin(pickFirstPresentField(comment, 'user', 'author', 'actor')) ?? null,
    body,
    createdAt,
    editedAt: parseCommentEditTime(comment, createdAt),
    reactions: parseGithubReactions(comment),
  };
}

/**
 * Returns the id of a GitHub comment. Prefers the number in the comment's URL, which is the same in all
 * export formats; the `id` fields differ.
 */
export function parseGithubCommentId(comment: JsonObject): string | undefined {
  const numbered = /#issuecomment-(\d+)$/.exec(
    asStringOrUndefined(pickFirstPresentField(comment, 'html_url', 'url')) ?? '',
  );
  if (numbered) return numbered[1];
  return typeof comment.id === 'number' ? String(comment.id) : asStringOrUndefined(comment.id);
}

function parseCommentEditTime(comment: JsonObject, createdAt: Date): Date | null {
  const updatedAt = parseDateOrUndefined(
    pickFirstPresentField(comment, 'updated_at', 'updatedAt', 'lastEditedAt'),
  );
  return updatedAt && updatedAt > createdAt ? updatedAt : null;
}
