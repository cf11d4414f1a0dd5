/**
 * Maximum number of words in the query for similar issues; the longest words of a title are used, as they are
 * the most specific.
 */
const SIMILAR_ISSUES_QUERY_WORDS_MAX = 8;
/** Minimum length of a word in the query for similar issues; shorter words are too common. */
const SIMILAR_ISSUES_WORD_LENGTH_MIN = 3;

/**
 * The query for issues that contain any word of a title; ordered by relevance, the most similar come first. Each
 * word is quoted, so that no part of a title is parsed as a filter or an operator.
 *
 * @returns null if the title has no usable words
 */
export function createSimilarIssuesQuery(title: string): string | null {
  const words = title.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const longest = [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => word.length >= SIMILAR_ISSUES_WORD_LENGTH_MIN)
    .sort((a, b) => b.length - a.length)
    .slice(0, SIMILAR_ISSUES_QUERY_WORDS_MAX);
  return longest.length === 0 ? null : longest.map((word) => `"${word}"`).join(' OR ');
}
