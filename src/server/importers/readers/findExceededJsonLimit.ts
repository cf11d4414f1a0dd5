import {
  IMPORT_JSON_DEPTH_MAX,
  IMPORT_JSON_VALUES_MAX,
  IMPORT_OBJECT_KEYS_MAX,
  IMPORT_TEXT_BYTES_MAX,
} from '../../../shared/limits';
import type { ReportEntry } from '../../domain/imports/reportEntries';

const QUOTE_BYTE = 0x22;
const BACKSLASH_BYTE = 0x5c;
const COMMA_BYTE = 0x2c;
const COLON_BYTE = 0x3a;
const ARRAY_START_BYTE = 0x5b;
const ARRAY_END_BYTE = 0x5d;
const OBJECT_START_BYTE = 0x7b;
const OBJECT_END_BYTE = 0x7d;

/** Values up to this size in bytes cannot exceed a limit that matters. */
const UNCHECKED_BYTES_MAX = 4096;

/**
 * Returns the limit that a JSON value exceeds, or null if it is within all limits.
 * Scans the bytes without parsing them, because parsing a value with millions of objects can exhaust the memory of the
 * server. Takes linear time.
 */
export function findExceededJsonLimit(bytes: Buffer): ReportEntry | null {
  if (bytes.length <= UNCHECKED_BYTES_MAX) return null;
  const keysByDepth = new Int32Array(IMPORT_JSON_DEPTH_MAX + 1);
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at++) {
    switch (bytes[at]!) {
      case QUOTE_BYTE: {
        const end = findStringEnd(bytes, at + 1);
        if (end - at > IMPORT_TEXT_BYTES_MAX)
          return { code: 'text_too_long', mebibytes: IMPORT_TEXT_BYTES_MAX / 1024 ** 2 };
        at = end;
        break;
      }
      case COLON_BYTE:
        if (++keysByDepth[depth]! > IMPORT_OBJECT_KEYS_MAX)
          return { code: 'object_with_too_many_keys', keys: IMPORT_OBJECT_KEYS_MAX };
        break;
      case OBJECT_START_BYTE:
      case ARRAY_START_BYTE:
        if (++depth > IMPORT_JSON_DEPTH_MAX) return { code: 'json_too_deep', levels: IMPORT_JSON_DEPTH_MAX };
        keysByDepth[depth] = 0;
        values++;
        break;
      case OBJECT_END_BYTE:
      case ARRAY_END_BYTE:
        // The parser reports unexpected brackets.
        if (depth > 0) depth--;
        break;
      case COMMA_BYTE:
        values++;
        break;
    }
  }
  return values > IMPORT_JSON_VALUES_MAX
    ? { code: 'json_with_too_many_values', values: IMPORT_JSON_VALUES_MAX }
    : null;
}

/** Returns the index of the quote that ends a string, or the length of the bytes if there is none. */
function findStringEnd(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(QUOTE_BYTE, start); end >= 0; end = bytes.indexOf(QUOTE_BYTE, end + 1)) {
    let backslashes = 0;
    while (end - backslashes > start && bytes[end - backslashes - 1] === BACKSLASH_BYTE) backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return bytes.length;
}
