/** Cuts the part of a text that shows why it matches a query. */
import type { SearchQuerySpan } from '../../../shared/query/ast';
import type { TextMatcher } from '../../../shared/query/matches';

export interface Excerpt {
  /** One line without Markdown marks; an ellipsis at an end shows that the text continues there. */
  text: string;
  matches: SearchQuerySpan[];
}

/** Length of an excerpt in UTF-16 code units: as much as fits into a row on a wide screen. */
const EXCERPT_LENGTH = 240;
/** Text before the first match: little, because narrow screens show only the start of an excerpt. */
const TEXT_BEFORE_MATCH_LENGTH = 24;
/** Maximum length of texts that are read as a whole. Of longer texts, only parts around likely matches are read. */
const SHORT_TEXT_LENGTH = 2_000;
/** Parts of a long text start this far before a likely match and end this far after it. */
const PART_LENGTH_AROUND_MATCH = EXCERPT_LENGTH;
/** Maximum length of all parts of a long text that are read. */
const PARTS_LENGTH_MAX = 8_000;
/** Maximum matches among which the start of the excerpt is chosen. */
const MATCHES_MAX = 200;

/**
 * Returns the part of the text with the most different words of the query, the first of equal ones; null if nothing
 * matches.
 *
 * @param likelyMatchPattern finds the words of the query faster than `findMatches`, but not by all rules of the search
 * @param isTextContinued whether the text continues before and after
 */
export function createExcerpt(
  text: string,
  findMatches: TextMatcher,
  likelyMatchPattern: RegExp,
  isTextContinued: boolean,
): Excerpt | null {
  const start = findBestStart(
    text,
    findMatchesInLongText(text, findMatches, likelyMatchPattern).slice(0, MATCHES_MAX),
  );
  if (start === null) return null;
  const from = findWordStart(text, start - TEXT_BEFORE_MATCH_LENGTH, start);
  const to = findWordEnd(text, from + EXCERPT_LENGTH, start);
  const [before, after] = [
    from > 0 || isTextContinued ? '…' : '',
    to < text.length || isTextContinued ? '…' : '',
  ];
  const source = text.slice(from, to).toWellFormed();
  // If all matches are in removed parts, such as the address of a link, the Markdown source is shown.
  for (const shown of [removeMarkdownMarks(source), source]) {
    const line = before + shown.replaceAll(/\s+/g, ' ').trim() + after;
    const matches = findMatches(line);
    if (matches.length > 0) return { text: line, matches };
  }
  return null;
}

function findMatchesInLongText(
  text: string,
  findMatches: TextMatcher,
  likelyMatchPattern: RegExp,
): SearchQuerySpan[] {
  if (text.length <= SHORT_TEXT_LENGTH) return findMatches(text);
  const matches: SearchQuerySpan[] = [];
  let end = 0;
  let length = 0;
  for (const { index } of text.matchAll(likelyMatchPattern)) {
    if (index < end) continue;
    const start = findWordStart(text, index - PART_LENGTH_AROUND_MATCH, index);
    end = findWordEnd(text, index + PART_LENGTH_AROUND_MATCH, index);
    for (const match of findMatches(text.slice(start, end)))
      matches.push({ start: start + match.start, end: start + match.end });
    length += end - start;
    if (length >= PARTS_LENGTH_MAX || matches.length >= MATCHES_MAX) break;
  }
  // Words in another Unicode form, such as full-width letters, are looked for at the start only.
  return length > 0 ? matches : findMatches(text.slice(0, SHORT_TEXT_LENGTH));
}

/** Returns the start of the first match that is followed by the most different words within an excerpt. */
function findBestStart(text: string, matches: readonly SearchQuerySpan[]): number | null {
  let best: { start: number; words: number } | null = null;
  for (const [index, { start }] of matches.entries()) {
    const words = new Set<string>();
    for (const match of matches.slice(index)) {
      if (match.end > start + EXCERPT_LENGTH - TEXT_BEFORE_MATCH_LENGTH) break;
      words.add(text.slice(match.start, match.end).toLowerCase());
    }
    if (words.size > (best?.words ?? -1)) best = { start, words: words.size };
  }
  return best?.start ?? null;
}

/** The start of the first word from `at` on; `at` itself if there is no space before `until`. */
function findWordStart(text: string, at: number, until: number): number {
  if (at <= 0) return 0;
  const space = text.slice(at, until).search(/\s\S/);
  return space < 0 ? at : at + space + 1;
}

/** The end of the last word before `at`; `at` itself if there is no space after `from`. */
function findWordEnd(text: string, at: number, from: number): number {
  if (at >= text.length) return text.length;
  const [rest] = /\S*$/.exec(text.slice(from, at)) ?? [''];
  return rest.length < at - from ? at - rest.length : at;
}

/** Removes the marks of common Markdown elements, but not their texts. */
function removeMarkdownMarks(markdown: string): string {
  return markdown
    .replaceAll(/<!--.*?-->/gs, ' ')
    .replaceAll(
      /^[ \t]*(?:#{1,6}[ \t]|>[ \t]?|[-*+][ \t](?:\[[ x]\][ \t])?|\d{1,9}\.[ \t]|(?:```|~~~).*$)/gm,
      '',
    )
    .replaceAll(/!?\[([^\]\n]*)\]\([^()\s]*\)/g, '$1')
    .replaceAll(/^[|:-][|: \t-]*$/gm, '')
    .replaceAll(/(^|\s)\|(?!\S)/gm, '$1')
    .replaceAll(/\*\*|`/g, '');
}
