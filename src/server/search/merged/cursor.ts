/** Encodes the position of a row in a merged list as a cursor, an opaque text. */
import { WinnowError } from '../../../shared/errors';
import type { IssueOrderField } from '../list/IssueSearch';

/** The position of a row of the current list, by its sort keys. */
export interface MergedRowPosition {
  projectId: number;
  number: number;
  hits: number;
  /** See IssueListPosition. */
  key: number | null;
  /** Key of the row's group, in lower case. Empty in lists that are not grouped. */
  group: string;
}

/** A row of a snapshot is found by its rank. */
export type MergedListCursor = MergedRowPosition | { rank: number };

export function encodeMergedListCursor(field: IssueOrderField, cursor: MergedListCursor): string {
  const parts =
    'rank' in cursor
      ? [cursor.rank]
      : [field, cursor.projectId, cursor.number, cursor.hits, cursor.key, cursor.group];
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws WinnowError VALIDATION_FAILED if the text is not a cursor of a list in this sort order */
export function decodeMergedListCursor(field: IssueOrderField, text: string): MergedListCursor {
  const parts = parseCursorParts(text);
  if (parts.length === 1 && isInteger(parts[0])) return { rank: parts[0] };
  const [cursorField, projectId, number, hits, key, group] = parts;
  const isValid =
    cursorField === field &&
    isInteger(projectId) &&
    isInteger(number) &&
    isInteger(hits) &&
    (key === null || Number.isSafeInteger(key)) &&
    typeof group === 'string';
  if (!isValid) throw createInvalidMergedCursorError();
  return { projectId, number, hits, key: key as number | null, group };
}

export function createInvalidMergedCursorError(): WinnowError {
  return new WinnowError('VALIDATION_FAILED', 'This cursor does not belong to this list.');
}

function parseCursorParts(text: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (Array.isArray(parts)) return parts;
  } catch {
    // Invalid JSON is reported below, like any other invalid cursor.
  }
  throw createInvalidMergedCursorError();
}

const isInteger = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
