/** Cursors: where a row stands in its list, told without regard to what comes before it. */
import { INT4_MAX } from '../../../shared/limits';
import { WinnowError } from '../../../shared/errors';
import type { ListOrder, Position } from './order';

/** A row's position as it was; a snapshot's rows have the number alone. */
export type Cursor = Position | { number: number };

export function isPosition(cursor: Cursor): cursor is Position {
  return 'key' in cursor;
}

export function encodeCursor(order: ListOrder, cursor: Cursor): string {
  const { number } = cursor;
  const parts = isPosition(cursor)
    ? [number, codeOf(order), cursor.key, cursor.group, cursor.hits]
    : [number];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * A cursor of a list in another order has the number alone to say.
 * @throws WinnowError VALIDATION_FAILED for what is no cursor.
 */
export function decodeCursor(order: ListOrder, text: string): Cursor {
  const [number, code, key, group, hits] = partsOf(text);
  if (!isCount(number)) throw notACursor();
  if (code !== codeOf(order)) return { number };
  if (!isKey(key) || !isKey(group) || !isCount(hits)) throw notACursor();
  return { number, key, group, hits };
}

/** An order's direction changes nothing of where a row's keys put it. */
function codeOf({ field }: ListOrder): string {
  return field;
}

function partsOf(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    // Told below, as any other text that is no cursor.
  }
  throw notACursor();
}

function isKey(value: unknown): value is number | null {
  return value === null || Number.isSafeInteger(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= INT4_MAX;
}

function notACursor(): WinnowError {
  return new WinnowError('VALIDATION_FAILED', 'This cursor is not one of this list.');
}
