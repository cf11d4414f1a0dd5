/**
 * The tokenizer of the full-text search, used for indexing and for queries.
 *
 * Text is normalized to Unicode NFKC (so that plain letters find full-width and ligature forms) and to
 * lower case. An *atom* is a sequence of letters, marks and digits. Atoms joined by `.`, `::` or `_` form
 * an identifier. Tokens are the whole identifier, its atoms and their camelCase parts: `foo.barBaz` gives
 * foo.barbaz, foo, barbaz, bar, baz. In scripts written without spaces (Han, Kana, Thai, ...) each
 * character is a token. Tokens contain only letters, marks, digits and, between atoms, `.`, `:` and `_`:
 * no quote, no backslash, no space, no NUL.
 */
import { SEARCH_TOKEN_LENGTH_MAX } from '../limits';
import {
  getCharacterClass,
  DIGIT_CHAR_CLASS,
  LOWER_CASE_CHAR_CLASS,
  SEPARATOR_CHAR_CLASS,
  SPACELESS_SCRIPT_CHAR_CLASS,
  UPPER_CASE_CHAR_CLASS,
  getCharacterUtf16Length,
} from './characters';

/** Returns all tokens of a text for an index, in no particular order and with duplicates. */
export function tokenizeIndexText(text: string): string[] {
  const tokens: string[] = [];
  scanTextTokens(normalizeUnicode(text), tokens, true);
  return tokens;
}

/** Returns the tokens that a word of a query searches for: whole identifiers, and atoms outside of identifiers. */
export function tokenizeQueryWord(text: string): string[] {
  const tokens: string[] = [];
  scanTextTokens(normalizeUnicode(text), tokens, false);
  return tokens;
}

/** Returns the atoms of a text in order, for phrases. camelCase is not split. */
export function tokenizePhraseText(text: string): string[] {
  const source = normalizeUnicode(text);
  const lower = toSameLengthLowerCase(source);
  const tokens: string[] = [];
  for (let at = 0; at < source.length;) {
    const end = findAlphanumericEnd(source, at);
    if (end > at) tokens.push(sliceLowerCase(source, lower, at, end));
    at = end > at ? end : at + getCharacterUtf16Length(source, at);
  }
  return tokens;
}

/** Position of an identifier in a text, with those of its atoms. */
export interface IdentifierSpan {
  start: number;
  end: number;
  atoms: { start: number; end: number }[];
}

/**
 * Returns the identifiers of a text in order, for highlighting matches. Offsets refer to the original text, before
 * normalization. Use `tokenizeIndexText` on an atom's span to get its tokens.
 */
export function findIdentifierSpans(text: string): IdentifierSpan[] {
  const spans: IdentifierSpan[] = [];
  for (let at = 0; at < text.length;) {
    let end = findAlphanumericEnd(text, at);
    if (end === at) {
      at += getCharacterUtf16Length(text, at);
      continue;
    }
    const atoms = [{ start: at, end }];
    const isSpaceless = getCharacterClass(text, at) === SPACELESS_SCRIPT_CHAR_CLASS;
    for (;;) {
      const start = isSpaceless ? end : findNextIdentifierPartStart(text, end);
      if (start === end) break;
      end = findAlphanumericEnd(text, start);
      atoms.push({ start, end });
    }
    spans.push({ start: at, end, atoms });
    at = end;
  }
  return spans;
}

/**
 * Returns the text that phrases are searched in: an empty line, then one line per text (title, body, each comment),
 * with a space before and after each token.
 */
export function buildPhraseSearchText(title: string, body: string, comments: readonly string[]): string {
  let text = `\n ${tokenizePhraseText(title).join(' ')} \n ${tokenizePhraseText(body).join(' ')} \n`;
  for (const comment of comments) text += ` ${tokenizePhraseText(comment).join(' ')} \n`;
  return text;
}

function normalizeUnicode(text: string): string {
  return NON_ASCII_PATTERN.test(text) ? text.normalize('NFKC') : text;
}

const NON_ASCII_PATTERN = /\P{ASCII}/u;

/** Returns the lower case of a text, or null if its offsets would differ from those of the text. */
function toSameLengthLowerCase(source: string): string | null {
  const lower = source.toLowerCase();
  return lower.length === source.length ? lower : null;
}

function sliceLowerCase(source: string, lower: string | null, start: number, end: number): string {
  const token = lower === null ? source.slice(start, end).toLowerCase() : lower.slice(start, end);
  return token.length > SEARCH_TOKEN_LENGTH_MAX ? truncateToken(token) : token;
}

/** Truncates a token to SEARCH_TOKEN_LENGTH_MAX without splitting a surrogate pair. */
function truncateToken(token: string): string {
  const last = token.charCodeAt(SEARCH_TOKEN_LENGTH_MAX - 1);
  return token.slice(
    0,
    last >= 0xd800 && last <= 0xdbff ? SEARCH_TOKEN_LENGTH_MAX - 1 : SEARCH_TOKEN_LENGTH_MAX,
  );
}

function scanTextTokens(source: string, tokens: string[], withParts: boolean): void {
  const lower = toSameLengthLowerCase(source);
  for (let at = 0; at < source.length;) {
    const start = at;
    at = findAlphanumericEnd(source, at);
    if (at === start) {
      at += getCharacterUtf16Length(source, at);
      continue;
    }
    let atomStart = start;
    for (;;) {
      const next =
        getCharacterClass(source, atomStart) === SPACELESS_SCRIPT_CHAR_CLASS
          ? at
          : findNextIdentifierPartStart(source, at);
      const alone = next === at && atomStart === start;
      if (withParts) {
        tokens.push(sliceLowerCase(source, lower, atomStart, at));
        pushCamelCaseParts(source, lower, atomStart, at, tokens);
      } else if (alone) {
        tokens.push(sliceLowerCase(source, lower, atomStart, at));
      }
      if (next === at) {
        if (!alone) tokens.push(sliceLowerCase(source, lower, start, at));
        break;
      }
      atomStart = next;
      at = findAlphanumericEnd(source, next);
    }
  }
}

/**
 * Returns the end of the atom (a sequence of letters and digits) that starts at `start`, or `start` if there
 * is none.
 */
function findAlphanumericEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length) {
    const kind = getCharacterClass(source, at);
    if (kind === SEPARATOR_CHAR_CLASS) break;
    if (kind === SPACELESS_SCRIPT_CHAR_CLASS)
      return at === start ? at + getCharacterUtf16Length(source, at) : at;
    at += getCharacterUtf16Length(source, at);
  }
  return at;
}

const DOT_CHARACTER_CODE = 0x2e;
const COLON_CHARACTER_CODE = 0x3a;
const UNDERSCORE_CHARACTER_CODE = 0x5f;

/**
 * Returns the start of the next atom of the same identifier after a connector (`.`, `::` or `_`), or `at` if
 * there is none.
 */
function findNextIdentifierPartStart(source: string, at: number): number {
  let next = at;
  switch (source.charCodeAt(at)) {
    case DOT_CHARACTER_CODE:
      next = at + 1;
      break;
    case COLON_CHARACTER_CODE:
      if (source.charCodeAt(at + 1) === COLON_CHARACTER_CODE) next = at + 2;
      break;
    case UNDERSCORE_CHARACTER_CODE:
      while (source.charCodeAt(next) === UNDERSCORE_CHARACTER_CODE) next++;
      break;
  }
  if (next === at || next >= source.length) return at;
  const kind = getCharacterClass(source, next);
  return kind === SEPARATOR_CHAR_CLASS || kind === SPACELESS_SCRIPT_CHAR_CLASS ? at : next;
}

/** Pushes `null`, `pointer`, `exception` for `NullPointerException`, and nothing for atoms without camelCase. */
function pushCamelCaseParts(
  source: string,
  lower: string | null,
  start: number,
  end: number,
  tokens: string[],
): void {
  // Numbers such as 0xDEADbeef are not camelCase, and truncated tokens are data, not identifiers.
  if (end - start > SEARCH_TOKEN_LENGTH_MAX || getCharacterClass(source, start) === DIGIT_CHAR_CLASS) return;
  let partStart = start;
  let previous = SEPARATOR_CHAR_CLASS;
  for (let at = start; at < end; at += getCharacterUtf16Length(source, at)) {
    const kind = getCharacterClass(source, at);
    if (kind === UPPER_CASE_CHAR_CLASS && at > partStart && startsCamelCasePart(source, previous, at, end)) {
      tokens.push(sliceLowerCase(source, lower, partStart, at));
      partStart = at;
    }
    previous = kind;
  }
  if (partStart > start) tokens.push(sliceLowerCase(source, lower, partStart, end));
}

/**
 * Whether an upper-case letter starts a camelCase part: after a lower-case letter, or as the last capital before one
 * (HTTPServer).
 */
function startsCamelCasePart(source: string, previous: number, at: number, end: number): boolean {
  if (previous !== UPPER_CASE_CHAR_CLASS) return true;
  const next = at + getCharacterUtf16Length(source, at);
  return next < end && getCharacterClass(source, next) === LOWER_CASE_CHAR_CLASS;
}
