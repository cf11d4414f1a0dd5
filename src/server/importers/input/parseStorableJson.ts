import { isUtf8 } from 'node:buffer';

export interface StorableJsonValue {
  value: unknown;
  /** Descriptions of the characters that had to be replaced in the value. */
  altered: string[];
}

/**
 * Parses JSON into text that PostgreSQL can store. NUL characters, unpaired surrogates and invalid UTF-8
 * are replaced by U+FFFD, as in CommonMark.
 * @throws SyntaxError; RangeError if the JSON is nested too deeply
 */
export function parseStorableJson(bytes: Buffer): StorableJsonValue {
  const altered: string[] = [];
  if (!isUtf8(bytes)) altered.push('invalid UTF-8 was replaced by U+FFFD');
  const text = bytes.toString('utf8');
  if (!UNSTORABLE_JSON_ESCAPE_PATTERN.test(text)) return { value: JSON.parse(text), altered };
  let hasNul = false;
  let hasSurrogate = false;
  const value: unknown = JSON.parse(text, (_key, found: unknown) => {
    if (typeof found !== 'string') return found;
    hasNul ||= found.includes('\0');
    hasSurrogate ||= UNPAIRED_SURROGATE_PATTERN.test(found);
    return found.replace(UNSTORABLE_CHARACTER_PATTERN, '\uFFFD');
  });
  if (hasNul) altered.push('NUL characters were replaced by U+FFFD');
  if (hasSurrogate) altered.push('unpaired surrogates were replaced by U+FFFD');
  return { value, altered };
}

/** JSON escapes of NUL and surrogates. Most records contain none and need no second pass. */
const UNSTORABLE_JSON_ESCAPE_PATTERN = /\\u(?:0000|[dD][89a-fA-F])/;

/** With the flag `u`, only unpaired surrogates match. */
const UNPAIRED_SURROGATE_PATTERN = /\p{Surrogate}/u;
const UNSTORABLE_CHARACTER_PATTERN = /\0|\p{Surrogate}/gu;
