/** The full-text columns of an issue, built with the tokenizer of the query language. */
import { buildPhraseSearchText, tokenizeIndexText } from '../../../shared/query/tokens';

export interface IssueTextIndex {
  /** A tsvector literal. IssueTextTableSchema describes its lexemes and weights. */
  words: string;
  /**
   * The tokens of title, body and comments for phrase searches: one line per text, with spaces around each
   * token.
   */
  plain: string;
}

/**
 * The tokens of an issue's texts that `issue_text.words` contains, each with the kinds of text that contain it: a sum of
 * TITLE_FIELD_FLAG, BODY_FIELD_FLAG and COMMENT_FIELD_FLAG.
 */
export type IndexedIssueTokens = ReadonlyMap<string, number>;

/** Builds the values of `issue_text.words` and `issue_text.plain` from the texts of an issue. */
export function buildIssueTextIndex(
  title: string,
  body: string,
  comments: readonly string[],
): IssueTextIndex {
  const words = formatTsvectorLiteral(collectIndexedTokens(title, body, comments));
  return { words, plain: buildPhraseSearchText(title, body, comments) };
}

/** Returns the tokens of an issue's texts, without those that a tsvector cannot hold. */
export function collectIndexedTokens(
  title: string,
  body: string,
  comments: readonly string[],
): IndexedIssueTokens {
  const fields = collectFieldsByToken(title, body, comments);
  if (fields.size > TSVECTOR_SIZE_CHECK_WORDS_MIN) removeTokensBeyondTsvectorSize(fields);
  return fields;
}

/** Returns how many different words of an issue's texts are not in `words`, because a tsvector cannot hold more. */
export function countOmittedWords(title: string, body: string, comments: readonly string[]): number {
  const fields = collectFieldsByToken(title, body, comments);
  const { size } = fields;
  removeTokensBeyondTsvectorSize(fields);
  return size - fields.size;
}

/**
 * Calls `add` for each lexeme of `issue_text.words`: all tokens, and those of the title a second time with the prefix
 * "^".
 * @param add receives the lexeme and the kinds of text whose weights it has (see IndexedIssueTokens)
 */
export function forEachLexeme(
  tokens: IndexedIssueTokens,
  add: (lexeme: string, fields: number) => void,
): void {
  for (const [token, fields] of tokens) {
    add(token, fields);
    if (fields & TITLE_FIELD_FLAG) add(`^${token}`, TITLE_FIELD_FLAG);
  }
}

function collectFieldsByToken(title: string, body: string, comments: readonly string[]): Map<string, number> {
  const fields = new Map<string, number>();
  addTextTokens(fields, title, TITLE_FIELD_FLAG);
  addTextTokens(fields, body, BODY_FIELD_FLAG);
  for (const comment of comments) addTextTokens(fields, comment, COMMENT_FIELD_FLAG);
  return fields;
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
/** The same positions as binary numbers: 14 bits of position below 2 bits of weight, in which A is 3. */
export const LEXEME_POSITIONS_BY_FIELD_FLAGS: readonly (readonly number[])[] =
  LEXEME_WEIGHTS_BY_FIELD_FLAGS.map((positions) =>
    [...positions.matchAll(/(\d)([ABC])/g)].map(([, position, weight]) => {
      return ('DCBA'.indexOf(weight!) << 14) | Number(position);
    }),
  );

/**
 * Maximum size of a tsvector, in bytes of lexemes and positions. PostgreSQL rejects a tsvector over 1 MB (2^20 - 1
 * bytes). Words beyond the limit are not indexed. Words of the title have priority, followed by those of the body and
 * of the comments, oldest comment first.
 */
const TSVECTOR_BYTES_MAX = 1_000_000;
/**
 * Number of words that always fit in a tsvector: a lexeme has at most 64 UTF-16 code units and appears at
 * most twice.
 */
const TSVECTOR_SIZE_CHECK_WORDS_MIN = 2_000;

function addTextTokens(fields: Map<string, number>, text: string, field: number): void {
  for (const token of tokenizeIndexText(text)) {
    const known = fields.get(token) ?? 0;
    // Most words of a text occur more than once, and writing to the map costs as much as reading.
    if ((known & field) === 0) fields.set(token, known | field);
  }
}

/** Removes the last tokens, so that the others fit in a tsvector. */
function removeTokensBeyondTsvectorSize(fields: Map<string, number>): void {
  let remaining = TSVECTOR_BYTES_MAX;
  for (const [token, field] of fields) {
    if (remaining >= 0) remaining -= estimateTsvectorBytes(token, field);
    if (remaining < 0) fields.delete(token);
  }
}

/** Formats a tsvector literal. Tokens need no escaping, because they contain no quotes and backslashes (see tokens.ts). */
function formatTsvectorLiteral(tokens: IndexedIssueTokens): string {
  let words = '';
  forEachLexeme(tokens, (lexeme, fields) => {
    words += `'${lexeme}':${LEXEME_WEIGHTS_BY_FIELD_FLAGS[fields]!} `;
  });
  return words;
}

/** Returns the bytes that a token needs in a tsvector, rounded up: its lexemes, and 2 bytes for each count and position. */
function estimateTsvectorBytes(token: string, field: number): number {
  const lexeme = Buffer.byteLength(token) + 2;
  return lexeme + 8 + (field & TITLE_FIELD_FLAG ? lexeme + 4 : 0);
}
