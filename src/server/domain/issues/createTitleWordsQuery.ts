/** Maximum words in the query. The longest words of a title are used, because they are the most specific. */
const TITLE_WORDS_QUERY_WORDS_MAX = 8;
/** Minimum length of a word in the query; shorter words are too common. */
const TITLE_WORD_LENGTH_MIN = 3;

/** The different words of a title in lower case, except short ones. */
export function listTitleWords(title: string): Set<string> {
  const words = title.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(
    words.map((word) => word.toLowerCase()).filter((word) => word.length >= TITLE_WORD_LENGTH_MIN),
  );
}

/**
 * The query for issues that contain any word of a title; ordered by relevance, the most similar come first. Each
 * word is quoted, so that no part of a title is parsed as a filter or an operator.
 *
 * @returns null if the title has no usable words
 */
export function createTitleWordsQuery(title: string): string | null {
  const longest = [...listTitleWords(title)]
    .sort((a, b) => b.length - a.length)
    .slice(0, TITLE_WORDS_QUERY_WORDS_MAX);
  return longest.length === 0 ? null : longest.map((word) => `"${word}"`).join(' OR ');
}
