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
import { TOKEN_LENGTH_MAX } from '../limits';
import {
  characterAt,
  DIGIT_CLASS,
  LOWER_CASE_CLASS,
  SEPARATOR_CLASS,
  SINGLE_TOKEN_CLASS,
  UPPER_CASE_CLASS,
  widthAt,
} from './characters';

/** Returns all tokens of a text for an index, in no particular order and with duplicates. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  scanTokens(normalize(text), tokens, true);
  return tokens;
}

/** Returns the tokens that a word of a query searches for: whole identifiers and atoms, without their parts. */
export function wholeTokens(text: string): string[] {
  const tokens: string[] = [];
  scanTokens(normalize(text), tokens, false);
  return tokens;
}

/** Returns the atoms of a text in order, for phrases. camelCase is not split. */
export function plainTokens(text: string): string[] {
  const source = normalize(text);
  const lower = lowerOf(source);
  const tokens: string[] = [];
  for (let at = 0; at < source.length;) {
    const end = atomEnd(source, at);
    if (end > at) tokens.push(sliceLowerCase(source, lower, at, end));
    at = end > at ? end : at + widthAt(source, at);
  }
  return tokens;
}

/**
 * Returns the text that phrases are searched in: one line per text (title, body, then each comment), with
 * a space before and after each token.
 */
export function plainText(title: string, body: string, comments: readonly string[]): string {
  let text = `\n ${plainTokens(title).join(' ')} \n ${plainTokens(body).join(' ')} \n`;
  for (const comment of comments) text += ` ${plainTokens(comment).join(' ')} \n`;
  return text;
}

function normalize(text: string): string {
  return NON_ASCII.test(text) ? text.normalize('NFKC') : text;
}

const NON_ASCII = /\P{ASCII}/u;

/** Returns the lower case of a text, or null if its offsets would differ from those of the text. */
function lowerOf(source: string): string | null {
  const lower = source.toLowerCase();
  return lower.length === source.length ? lower : null;
}

function sliceLowerCase(source: string, lower: string | null, start: number, end: number): string {
  const token = lower === null ? source.slice(start, end).toLowerCase() : lower.slice(start, end);
  return token.length > TOKEN_LENGTH_MAX ? truncateToken(token) : token;
}

/** Truncates a token to TOKEN_LENGTH_MAX without splitting a surrogate pair. */
function truncateToken(token: string): string {
  const last = token.charCodeAt(TOKEN_LENGTH_MAX - 1);
  return token.slice(0, last >= 0xd800 && last <= 0xdbff ? TOKEN_LENGTH_MAX - 1 : TOKEN_LENGTH_MAX);
}

function scanTokens(source: string, tokens: string[], withParts: boolean): void {
  const lower = lowerOf(source);
  for (let at = 0; at < source.length;) {
    const start = at;
    at = atomEnd(source, at);
    if (at === start) {
      at += widthAt(source, at);
      continue;
    }
    let atomStart = start;
    for (;;) {
      const next = characterAt(source, atomStart) === SINGLE_TOKEN_CLASS ? at : afterConnector(source, at);
      const alone = next === at && atomStart === start;
      if (withParts) {
        tokens.push(sliceLowerCase(source, lower, atomStart, at));
        camelParts(source, lower, atomStart, at, tokens);
      } else if (alone) {
        tokens.push(sliceLowerCase(source, lower, atomStart, at));
      }
      if (next === at) {
        if (!alone) tokens.push(sliceLowerCase(source, lower, start, at));
        break;
      }
      atomStart = next;
      at = atomEnd(source, next);
    }
  }
}

/**
 * Returns the end of the atom (a sequence of letters and digits) that starts at `start`, or `start` if there
 * is none.
 */
function atomEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length) {
    const kind = characterAt(source, at);
    if (kind === SEPARATOR_CLASS) break;
    if (kind === SINGLE_TOKEN_CLASS) return at === start ? at + widthAt(source, at) : at;
    at += widthAt(source, at);
  }
  return at;
}

const DOT_CODE = 0x2e;
const COLON_CODE = 0x3a;
const UNDERSCORE_CODE = 0x5f;

/**
 * Returns the start of the next atom of the same identifier after a connector (`.`, `::` or `_`), or `at` if
 * there is none.
 */
function afterConnector(source: string, at: number): number {
  let next = at;
  switch (source.charCodeAt(at)) {
    case DOT_CODE:
      next = at + 1;
      break;
    case COLON_CODE:
      if (source.charCodeAt(at + 1) === COLON_CODE) next = at + 2;
      break;
    case UNDERSCORE_CODE:
      while (source.charCodeAt(next) === UNDERSCORE_CODE) next++;
      break;
  }
  if (next === at || next >= source.length) return at;
  const kind = characterAt(source, next);
  return kind === SEPARATOR_CLASS || kind === SINGLE_TOKEN_CLASS ? at : next;
}

/** Pushes `null`, `pointer`, `exception` for `NullPointerException`, and nothing for atoms without camelCase. */
function camelParts(
  source: string,
  lower: string | null,
  start: number,
  end: number,
  tokens: string[],
): void {
  // Numbers such as 0xDEADbeef are not camelCase, and truncated tokens are data, not identifiers.
  if (end - start > TOKEN_LENGTH_MAX || characterAt(source, start) === DIGIT_CLASS) return;
  let partStart = start;
  let previous = SEPARATOR_CLASS;
  for (let at = start; at < end; at += widthAt(source, at)) {
    const kind = characterAt(source, at);
    if (kind === UPPER_CASE_CLASS && at > partStart && startsPart(source, previous, at, end)) {
      tokens.push(sliceLowerCase(source, lower, partStart, at));
      partStart = at;
    }
    previous = kind;
  }
  if (partStart > start) tokens.push(sliceLowerCase(source, lower, partStart, end));
}

/** Whether an upper-case letter starts a camelCase part: after a lower-case letter, or as the last capital before one (HTTPServer). */
function startsPart(source: string, previous: number, at: number, end: number): boolean {
  if (previous !== UPPER_CASE_CLASS) return true;
  const next = at + widthAt(source, at);
  return next < end && characterAt(source, next) === LOWER_CASE_CLASS;
}
