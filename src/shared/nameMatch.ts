/**
 * How well names match a typed text. Used by all pickers and completions of names, in the browser and on the server.
 */

/** Ranks of matches, from best to worst. */
const EXACT_MATCH_RANK = 0;
const PREFIX_MATCH_RANK = 1;
const WORD_PREFIX_MATCH_RANK = 2;
const INFIX_MATCH_RANK = 3;

/**
 * Returns the rank of the best match of a typed text in a user's login (or a project's key) or name, ignoring case.
 * From best to worst, which are lower to higher ranks: the whole login, the start of login or name, the start of a word
 * in them, any other part. Returns null if neither contains the text.
 */
export function rankNameMatch(typed: string, login: string, name = ''): number | null {
  const text = typed.toLowerCase();
  const names = [login.toLowerCase(), name.toLowerCase()];
  if (names[0] === text) return EXACT_MATCH_RANK;
  if (names.some((each) => each.startsWith(text))) return PREFIX_MATCH_RANK;
  if (names.some((each) => hasWordWithPrefix(each, text))) return WORD_PREFIX_MATCH_RANK;
  return names.some((each) => each.includes(text)) ? INFIX_MATCH_RANK : null;
}

function hasWordWithPrefix(name: string, text: string): boolean {
  for (let at = name.indexOf(text, 1); at > 0; at = name.indexOf(text, at + 1)) {
    if (!LETTER_OR_DIGIT_PATTERN.test(name[at - 1]!)) return true;
  }
  return false;
}

const LETTER_OR_DIGIT_PATTERN = /[\p{L}\p{N}]/u;

/**
 * Sorts items by the rank of their match, best first, and leaves out those that do not match. Items with the same
 * rank keep their order.
 */
export function sortByNameMatch<T>(items: readonly T[], rank: (item: T) => number | null): T[] {
  return items
    .flatMap((item) => {
      const matchRank = rank(item);
      return matchRank === null ? [] : [{ item, matchRank }];
    })
    .sort((a, b) => a.matchRank - b.matchRank)
    .map(({ item }) => item);
}
