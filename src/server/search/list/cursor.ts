/** Cursors: the opaque text form of a row's position in its list. */
import { WinnowError } from '../../../shared/errors';
import type { ListOrder, ListPosition } from './ListOrder';

/**
 * The position of a row in its list when it was read. Cursors of a snapshot contain only the issue number.
 */
export type Cursor = ListPosition | { number: number };

export function isPosition(cursor: Cursor): cursor is ListPosition {
  return 'key' in cursor;
}

export function encodeCursor(order: ListOrder, cursor: Cursor): string {
  const { number } = cursor;
  const parts = isPosition(cursor) ? [number, order.field, cursor.key, cursor.group, cursor.hits] : [number];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * Decodes a cursor. A cursor from a list in another order yields only the number; the order's direction
 * does not matter, because it does not change a row's keys.
 * @throws WinnowError VALIDATION_FAILED if the text is not a cursor.
 */
export function decodeCursor(order: ListOrder, text: string): Cursor {
  const [number, field, key, group, hits] = parseParts(text);
  if (!isCount(number)) throw invalidCursor();
  if (field !== order.field) return { number };
  if (!isKey(key) || !isKey(group) || !isCount(hits)) throw invalidCursor();
  return { number, key, group, hits };
}

function parseParts(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    // Text that is not JSON is reported below, like any other invalid cursor.
  }
  throw invalidCursor();
}

function isKey(value: unknown): value is number | null {
  return value === null || Number.isSafeInteger(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31;
}

function invalidCursor(): WinnowError {
  return new WinnowError('VALIDATION_FAILED', 'This cursor does not belong to this list.');
}
