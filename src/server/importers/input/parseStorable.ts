import { isUtf8 } from 'node:buffer';

export interface StorableValue {
  value: unknown;
  /** What had to be changed, in words. */
  altered: string[];
}

/**
 * Parses JSON so that the database can hold its texts: it takes neither NUL nor half of a surrogate
 * pair. These, and bytes that are not UTF-8, become U+FFFD, which is what CommonMark does too.
 * @throws SyntaxError; RangeError where a text to clean is nested too deep.
 */
export function parseStorable(bytes: Buffer): StorableValue {
  const altered: string[] = [];
  if (!isUtf8(bytes)) altered.push('bytes that are not UTF-8 became U+FFFD');
  const text = bytes.toString('utf8');
  if (!SUSPECT.test(text)) return { value: JSON.parse(text), altered };
  let nul = false;
  let half = false;
  const value: unknown = JSON.parse(text, (_key, found: unknown) => {
    if (typeof found !== 'string') return found;
    nul ||= found.includes('\0');
    half ||= HALF.test(found);
    return found.replace(UNSTORABLE, '\uFFFD');
  });
  if (nul) altered.push('NUL characters in its text became U+FFFD');
  if (half) altered.push('halves of surrogate pairs became U+FFFD');
  return { value, altered };
}

/** Escapes that may stand for one of them; most lines have none and take the fast way. */
const SUSPECT = /\\u(?:0000|[dD][89a-fA-F])/;

/** In a regular expression with `u`, only a half without its other one is a surrogate. */
const HALF = /\p{Surrogate}/u;
const UNSTORABLE = /\0|\p{Surrogate}/gu;
