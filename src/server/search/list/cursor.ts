/** Encodes the position of a row in its list as a cursor, an opaque text. */
import { WinnowError } from '../../../shared/errors';
import type { ListSortOrder, IssueListPosition } from './ListSortOrder';

/**
 * A decoded cursor: the position of a row in its list at the time when it was read. A cursor of a snapshot
 * contains only the issue number.
 */
export type IssueListCursor = IssueListPosition | { number: number };

export function isIssueListPosition(cursor: IssueListCursor): cursor is IssueListPosition {
  return 'key' in cursor;
}

/**
 * Encodes a cursor. A cursor of a list sorted by TITLE contains only the issue number, because a title is long and
 * its rank changes with other issues: a page after it continues after the current title of this issue.
 */
export function encodeIssueListCursor(order: ListSortOrder, cursor: IssueListCursor): string {
  const { number } = cursor;
  const parts =
    isIssueListPosition(cursor) && order.field !== 'TITLE'
      ? [number, order.field, cursor.key, cursor.group, cursor.hits]
      : [number];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Decodes a cursor. A cursor from a list in another sort order yields only the issue number. A list in the
 * opposite direction has the same sort keys, so its cursors are accepted as they are.
 * @throws WinnowError VALIDATION_FAILED if the text is not a cursor
 */
export function decodeIssueListCursor(order: ListSortOrder, text: string): IssueListCursor {
  const [number, field, key, group, hits] = parseIssueListCursorParts(text);
  if (!isNonNegativeInteger(number)) throw createInvalidListCursorError();
  if (field !== order.field) return { number };
  if (!isSortKeyOrNull(key) || !isSortKeyOrNull(group) || !isNonNegativeInteger(hits))
    throw createInvalidListCursorError();
  return { number, key, group, hits };
}

function parseIssueListCursorParts(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    // Invalid JSON is reported below, like any other invalid cursor.
  }
  throw createInvalidListCursorError();
}

function isSortKeyOrNull(value: unknown): value is number | null {
  return value === null || Number.isSafeInteger(value);
}

function isNonNegativeInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
}

function createInvalidListCursorError(): WinnowError {
  return new WinnowError('VALIDATION_FAILED', 'This cursor does not belong to this list.');
}
