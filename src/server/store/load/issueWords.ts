/** The full-text columns of an issue, built with the tokenizer of the query language. */
import { plainText, tokenize } from '../../../shared/query/tokens';

export interface IssueWords {
  /** A tsvector literal. IssueTextTable describes its lexemes and weights. */
  words: string;
  /** One line per text, with spaces around each token. */
  plain: string;
}

/** Returns the values of `issue_text.words` and `issue_text.plain` for these texts. */
export function issueWords(title: string, body: string, comments: readonly string[]): IssueWords {
  const fields = new Map<string, number>();
  addTokens(fields, title, TITLE_FIELD);
  addTokens(fields, body, BODY_FIELD);
  for (const comment of comments) addTokens(fields, comment, COMMENT_FIELD);
  return { words: vectorLiteral(fields), plain: plainText(title, body, comments) };
}

/** The kinds of text that contain a token, as bits. Their sum is an index into WEIGHTS_BY_FIELDS. */
const TITLE_FIELD = 1;
const BODY_FIELD = 2;
const COMMENT_FIELD = 4;
/** tsvector positions with weights, by kinds of text. Weights need a position; the numbers themselves have no meaning. */
const WEIGHTS_BY_FIELDS = ['', '1A', '2B', '1A,2B', '3C', '1A,3C', '2B,3C', '1A,2B,3C'];

/**
 * PostgreSQL rejects a tsvector over 1 MB (2^20 - 1 bytes of lexemes and positions). Words beyond this
 * limit are not indexed: those of the title come first, then the body's, then the comments', oldest first.
 */
const VECTOR_BYTES_MAX = 1_000_000;
/** Number of words that always fit in a tsvector: a lexeme is at most 64 UTF-16 units and appears at most twice. */
const VECTOR_CHECK_LENGTH_MIN = 2_000;

function addTokens(fields: Map<string, number>, text: string, field: number): void {
  for (const token of tokenize(text)) fields.set(token, (fields.get(token) ?? 0) | field);
}

/** Builds the tsvector literal. Tokens need no escaping, because they contain no quotes and backslashes (see tokens.ts). */
function vectorLiteral(fields: Map<string, number>): string {
  let remaining = fields.size > VECTOR_CHECK_LENGTH_MIN ? VECTOR_BYTES_MAX : Infinity;
  let literal = '';
  for (const [token, field] of fields) {
    if (remaining !== Infinity && (remaining -= vectorBytes(token, field)) < 0) break;
    literal += `'${token}':${WEIGHTS_BY_FIELDS[field]!} `;
    if (field & TITLE_FIELD) literal += `'^${token}':1A `;
  }
  return literal;
}

/** Returns the bytes that a token needs in a tsvector, rounded up: its lexemes, and 2 bytes for each count and position. */
function vectorBytes(token: string, field: number): number {
  const lexeme = Buffer.byteLength(token) + 2;
  return lexeme + 8 + (field & TITLE_FIELD ? lexeme + 4 : 0);
}
