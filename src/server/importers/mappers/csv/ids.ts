/** Parses the ids of issues in a CSV file. */
import { hash } from 'node:crypto';

export interface CsvIssueId {
  sourceId: string;
  /** The part of the id before the number, such as "NET" in NET-12, or null if the id has none. */
  container: string | null;
  /** Number of the issue, or null if the id does not end with one. */
  number: number | null;
}

const NUMBER_PATTERN = /^#?(\d{1,10})(?:\.0+)?$/;
const KEY_PATTERN = /^([\p{L}][\p{L}\p{N}_./ -]{0,99}?)\s*([#-])(\d{1,10})$/u;

/** Maximum length of a source id in UTF-16 units. A database index limits their length. */
const SOURCE_ID_LENGTH_MAX = 200;

/**
 * Parses the id of an issue, or a reference to another issue.
 * @param container prefix that is assumed for ids that consist of a number only
 */
export function parseCsvIssueId(text: string, container: string | null = null): CsvIssueId {
  const trimmed = text.trim();
  const [, digits] = NUMBER_PATTERN.exec(trimmed) ?? [];
  if (digits !== undefined) {
    const number = Number(digits);
    if (container === null) return { sourceId: `#${number}`, container: null, number };
    return { sourceId: formatKey(container, number), container, number };
  }
  const [, prefix, separator, keyDigits] = KEY_PATTERN.exec(trimmed) ?? [];
  if (prefix !== undefined) {
    const number = Number(keyDigits);
    const name = separator === '#' ? prefix : prefix.toUpperCase();
    return { sourceId: `${name}${separator}${number}`, container: name, number };
  }
  const sourceId =
    trimmed.length <= SOURCE_ID_LENGTH_MAX ? `id:${trimmed}` : `id:${hash('sha256', trimmed, 'hex')}`;
  return { sourceId, container: null, number: null };
}

const formatKey = (container: string, number: number): string =>
  `${container}${container.includes('/') ? '#' : '-'}${number}`;
