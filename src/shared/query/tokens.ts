/**
 * The one tokenizer: what is indexed and what is looked up come from here.
 *
 * Text is brought to Unicode NFKC (so that full-width or ligature forms are found by plain ones),
 * then lower case. An *atom* is a run of letters, marks and digits. Atoms joined by `.`, `::` or `_`
 * form an identifier, which is a token whole, as are its atoms and the camelCase parts of these:
 * `foo.barBaz` gives foo.barbaz, foo, barbaz, bar, baz. Scripts written without spaces (Han, Kana,
 * Thai, ...) give a token a character. Tokens hold letters, marks, digits and `.`, `:`, `_` between
 * atoms, nothing else: no quote, no backslash, no space, no NUL.
 */
import { TOKEN_LENGTH_MAX } from '../limits';
import { characterAt, DIGIT, LOWER, OTHER, SOLITARY, UPPER, widthAt } from './characters';

/** All tokens of a text, in no promised order, repeated ones repeated: what an index holds. */
export function tokenize(text: string): string[] {
  const tokens: string[] = [];
  scan(normalize(text), tokens, true);
  return tokens;
}

/** The tokens that a word of a query asks for: identifiers and atoms whole, without their parts. */
export function wholeTokens(text: string): string[] {
  const tokens: string[] = [];
  scan(normalize(text), tokens, false);
  return tokens;
}

/** The finest sequence, for phrases: the atoms in order; camelCase is not split. */
export function plainTokens(text: string): string[] {
  const source = normalize(text);
  const lower = lowerOf(source);
  const tokens: string[] = [];
  for (let at = 0; at < source.length;) {
    const end = atomEnd(source, at);
    if (end > at) tokens.push(slice(source, lower, at, end));
    at = end > at ? end : at + widthAt(source, at);
  }
  return tokens;
}

/**
 * The text in which phrases are looked for: one line a text, the title's first, the body's second,
 * then the comments'; each token stands between spaces.
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

/** The lower case of a whole text, if its offsets are those of the text. */
function lowerOf(source: string): string | null {
  const lower = source.toLowerCase();
  return lower.length === source.length ? lower : null;
}

function slice(source: string, lower: string | null, start: number, end: number): string {
  const token = lower === null ? source.slice(start, end).toLowerCase() : lower.slice(start, end);
  return token.length > TOKEN_LENGTH_MAX ? cut(token) : token;
}

/** Cuts to the longest token, never through a surrogate pair. */
function cut(token: string): string {
  const last = token.charCodeAt(TOKEN_LENGTH_MAX - 1);
  return token.slice(0, last >= 0xd800 && last <= 0xdbff ? TOKEN_LENGTH_MAX - 1 : TOKEN_LENGTH_MAX);
}

function scan(source: string, tokens: string[], withParts: boolean): void {
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
      const next = characterAt(source, atomStart) === SOLITARY ? at : afterConnector(source, at);
      const alone = next === at && atomStart === start;
      if (withParts) {
        tokens.push(slice(source, lower, atomStart, at));
        camelParts(source, lower, atomStart, at, tokens);
      } else if (alone) {
        tokens.push(slice(source, lower, atomStart, at));
      }
      if (next === at) {
        if (!alone) tokens.push(slice(source, lower, start, at));
        break;
      }
      atomStart = next;
      at = atomEnd(source, next);
    }
  }
}

/** Where the atom that starts here ends; the same place where none does. */
function atomEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length) {
    const kind = characterAt(source, at);
    if (kind === OTHER) break;
    if (kind === SOLITARY) return at === start ? at + widthAt(source, at) : at;
    at += widthAt(source, at);
  }
  return at;
}

const DOT = 0x2e;
const COLON = 0x3a;
const UNDERSCORE = 0x5f;

/** Where the next atom of the same identifier starts, if a connector leads to one; else `at`. */
function afterConnector(source: string, at: number): number {
  let next = at;
  switch (source.charCodeAt(at)) {
    case DOT:
      next = at + 1;
      break;
    case COLON:
      if (source.charCodeAt(at + 1) === COLON) next = at + 2;
      break;
    case UNDERSCORE:
      while (source.charCodeAt(next) === UNDERSCORE) next++;
      break;
  }
  if (next === at || next >= source.length) return at;
  const kind = characterAt(source, next);
  return kind === OTHER || kind === SOLITARY ? at : next;
}

/** Pushes `null`, `pointer`, `exception` for `NullPointerException`; nothing where there is no hump. */
function camelParts(
  source: string,
  lower: string | null,
  start: number,
  end: number,
  tokens: string[],
): void {
  // A number such as 0xDEADbeef has no humps, and what is cut is no identifier but data.
  if (end - start > TOKEN_LENGTH_MAX || characterAt(source, start) === DIGIT) return;
  let partStart = start;
  let previous = OTHER;
  for (let at = start; at < end; at += widthAt(source, at)) {
    const kind = characterAt(source, at);
    if (kind === UPPER && at > partStart && startsHump(source, previous, at, end)) {
      tokens.push(slice(source, lower, partStart, at));
      partStart = at;
    }
    previous = kind;
  }
  if (partStart > start) tokens.push(slice(source, lower, partStart, end));
}

/** An upper-case letter after a lower one, or the last of several that a lower one follows (HTTPServer). */
function startsHump(source: string, previous: number, at: number, end: number): boolean {
  if (previous !== UPPER) return true;
  const next = at + widthAt(source, at);
  return next < end && characterAt(source, next) === LOWER;
}
