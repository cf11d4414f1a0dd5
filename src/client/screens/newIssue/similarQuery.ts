/** Of a long title the longest words say what it is about. */
const WORDS_MAX = 8;
/** Shorter ones say nothing. */
const LENGTH_MIN = 3;

/**
 * The query that finds issues with words of a title: either of them, the most alike first. Each is in
 * quotation marks, so that nothing in a title is read as a filter or an operator.
 *
 * @returns null where the title has no words yet
 */
export function similarQuery(title: string): string | null {
  const words = title.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const telling = [...new Set(words.map((word) => word.toLowerCase()))]
    .filter((word) => word.length >= LENGTH_MIN)
    .sort((a, b) => b.length - a.length)
    .slice(0, WORDS_MAX);
  return telling.length === 0 ? null : telling.map((word) => `"${word}"`).join(' OR ');
}
