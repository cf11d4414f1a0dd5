/** The full-text columns of an issue, built with the tokenizer of the query language. */
import { buildPhraseSearchText, tokenizeIndexText } from '../../../shared/query/tokens';

export interface IssueTextIndex {
  /** A tsvector literal. IssueTextTable describes its lexemes and weights. */
  words: string;
  /**
   * The tokens of title, body and comments for phrase searches: one line per text, with spaces around each
   * token.
   */
  plain: string;
}

/** Builds the values of `issue_text.words` and `issue_text.plain` from the texts of an issue. */
export function buildIssueTextIndex(
  title: string,
  body: string,
  comments: readonly string[],
): IssueTextIndex {
  const fields = new Map<string, number>();
  addTextTokens(fields, title, TITLE_FIELD_FLAG);
  addTextTokens(fields, body, BODY_FIELD_FLAG);
  for (const comment of comments) addTextTokens(fields, comment, COMMENT_FIELD_FLAG);
  return { words: buildTsvectorLiteral(fields), plain: buildPhraseSearchText(title, body, comments) };
}

/** Bits for the kinds of text that contain a token. Their sum is an index into LEXEME_WEIGHTS_BY_FIELD_FLAGS. */
const TITLE_FIELD_FLAG = 1;
const BODY_FIELD_FLAG = 2;
const COMMENT_FIELD_FLAG = 4;
/**
 * Positions with weights of a tsvector lexeme, by the kinds of text that contain the token. PostgreSQL
 * attaches weights to positions; the position numbers have no meaning here.
 */
const LEXEME_WEIGHTS_BY_FIELD_FLAGS = ['', '1A', '2B', '1A,2B', '3C', '1A,3C', '2B,3C', '1A,2B,3C'];

/**
 * Maximum size of a tsvector, in bytes of lexemes and positions. PostgreSQL rejects a tsvector over 1 MB
 * (2^20 - 1 bytes). Words beyond the limit are not indexed: words of the title come first, then those of the
 * body, then those of the comments, oldest comment first.
 */
const TSVECTOR_BYTES_MAX = 1_000_000;
/**
 * Number of words that always fit in a tsvector: a lexeme has at most 64 UTF-16 code units and appears at
 * most twice.
 */
const TSVECTOR_SIZE_CHECK_WORDS_MIN = 2_000;

function addTextTokens(fields: Map<string, number>, text: string, field: number): void {
  for (const token of tokenizeIndexText(text)) fields.set(token, (fields.get(token) ?? 0) | field);
}

/** Builds the tsvector literal. Tokens need no escaping, because they contain no quotes and backslashes (see tokens.ts). */
function buildTsvectorLiteral(fields: Map<string, number>): string {
  let remaining = fields.size > TSVECTOR_SIZE_CHECK_WORDS_MIN ? TSVECTOR_BYTES_MAX : Infinity;
  let literal = '';
  for (const [token, field] of fields) {
    if (remaining !== Infinity && (remaining -= estimateTsvectorBytes(token, field)) < 0) break;
    literal += `'${token}':${LEXEME_WEIGHTS_BY_FIELD_FLAGS[field]!} `;
    if (field & TITLE_FIELD_FLAG) literal += `'^${token}':1A `;
  }
  return literal;
}

/** Returns the bytes that a token needs in a tsvector, rounded up: its lexemes, and 2 bytes for each count and position. */
function estimateTsvectorBytes(token: string, field: number): number {
  const lexeme = Buffer.byteLength(token) + 2;
  return lexeme + 8 + (field & TITLE_FIELD_FLAG ? lexeme + 4 : 0);
}
