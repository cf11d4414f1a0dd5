import { asInstant, asObject, asText, pick } from '../input/json';
import type { SourceComment } from '../input/SourceIssue';
import { loginOf } from './fields';

/** A comment of the REST API, its timeline form, or one of `gh --json`; or why it is none. */
export function commentOf(value: unknown): SourceComment | string {
  const comment = asObject(value);
  const sourceId = comment && commentId(comment);
  if (!comment || !sourceId) return 'it has no id';
  const createdAt = asInstant(pick(comment, 'created_at', 'createdAt'));
  if (!createdAt) return 'it has no time';
  const body = asText(comment.body);
  if (body === undefined) return 'it has no text';
  return {
    sourceId,
    author: loginOf(pick(comment, 'user', 'author', 'actor')) ?? null,
    body,
    createdAt,
    editedAt: editedAt(comment, createdAt),
  };
}

/** The number of its address, which all forms share, before the id, which differs between them. */
function commentId(comment: NonNullable<ReturnType<typeof asObject>>): string | undefined {
  const numbered = /#issuecomment-(\d+)$/.exec(asText(pick(comment, 'html_url', 'url')) ?? '');
  if (numbered) return numbered[1];
  return typeof comment.id === 'number' ? String(comment.id) : asText(comment.id);
}

function editedAt(comment: NonNullable<ReturnType<typeof asObject>>, createdAt: Date): Date | null {
  const updatedAt = asInstant(pick(comment, 'updated_at', 'updatedAt', 'lastEditedAt'));
  return updatedAt && updatedAt > createdAt ? updatedAt : null;
}
