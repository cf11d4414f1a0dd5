/** The full-text columns of an issue, made of the tokens that the query language knows too. */
import { plainText, tokenize } from '../../../shared/query/tokens';

export interface IssueWords {
  /** A tsvector literal; for the column's meaning see IssueTextTable. */
  words: string;
  /** One text a line, its tokens between spaces. */
  plain: string;
}

/** What `issue_text.words` and `issue_text.plain` hold for these texts. */
export function issueWords(title: string, body: string, comments: readonly string[]): IssueWords {
  const places = new Map<string, number>();
  mark(places, title, TITLE);
  mark(places, body, BODY);
  for (const comment of comments) mark(places, comment, COMMENT);
  return { words: vectorLiteral(places), plain: plainText(title, body, comments) };
}

/** Where a token stands, as bits: their sum is an index into WEIGHTS. */
const TITLE = 1;
const BODY = 2;
const COMMENT = 4;
/** A weight hangs on a position, so each has a position of its own that means nothing else. */
const WEIGHTS = ['', '1A', '2B', '1A,2B', '3C', '1A,3C', '2B,3C', '1A,2B,3C'];

/**
 * PostgreSQL refuses a tsvector over 1 MB (2^20 - 1 bytes of lexemes and positions). Words beyond this
 * are not indexed: the title's are kept first, then the body's, then the comments', oldest first.
 */
const VECTOR_BYTES_MAX = 1_000_000;
/** So few words fit whatever they are: a lexeme is at most 64 UTF-16 units, and stands twice at most. */
const ALWAYS_FITS = 2_000;

function mark(places: Map<string, number>, text: string, place: number): void {
  for (const token of tokenize(text)) places.set(token, (places.get(token) ?? 0) | place);
}

/** Tokens hold neither quotes nor backslashes (see tokens.ts), so they need no escaping. */
function vectorLiteral(places: Map<string, number>): string {
  let left = places.size > ALWAYS_FITS ? VECTOR_BYTES_MAX : Infinity;
  let literal = '';
  for (const [token, place] of places) {
    if (left !== Infinity && (left -= vectorBytes(token, place)) < 0) break;
    literal += `'${token}':${WEIGHTS[place]!} `;
    if (place & TITLE) literal += `'^${token}':1A `;
  }
  return literal;
}

/** What a token takes of a tsvector, rounded up: its lexemes, and 2 bytes for each count and position. */
function vectorBytes(token: string, place: number): number {
  const lexeme = Buffer.byteLength(token) + 2;
  return lexeme + 8 + (place & TITLE ? lexeme + 4 : 0);
}
