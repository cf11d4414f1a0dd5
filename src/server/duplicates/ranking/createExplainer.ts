import { NON_WORD_TERM_KINDS } from '../index/IssueRecords';
import type { IssueTermIndex } from '../index/IssueTermIndex';
import { getTitleCount } from '../index/packCounts';
import { listErrorPhrases } from '../text/extractIssueTerms';
import type { QueryTerms } from './QueryTerms';

/** Terms that more than this share of the issues contain are not given as reasons. */
const COMMON_TERM_SHARE = 0.02;
/** In a small project, the limit is this number of issues, or this share of all issues if that is lower. */
const RARE_TERM_ISSUES = 5;
const RARE_TERM_SHARE = 0.1;
const SHOWN_TERMS_MAX = 5;
/** Shorter phrases are common in prose: “an error occurred while”. */
const PHRASE_WORDS_MIN = 5;
const SHOWN_PHRASE_CHARS_MAX = 80;
const MS_PER_DAY = 86_400_000;
const NEAR_DAYS = 3;

/**
 * Returns a function that says in words what the issue of a slot has in common with the query, strongest first.
 * Words are shown as the query writes them. Values that do not depend on the slot are computed once.
 */
export function createExplainer(
  index: IssueTermIndex,
  terms: QueryTerms,
  createdAt: number,
): (slot: number) => string[] {
  const limit = Math.max(
    Math.min(RARE_TERM_ISSUES, index.size * RARE_TERM_SHARE),
    index.size * COMMON_TERM_SHARE,
  );
  const isRare = (term: number) => index.getIssueCount(term) <= limit;
  const rareWords = terms.words.filter(({ text, term }) => isRare(term) && /\p{L}{2}/u.test(text));
  const queryTitle = normalizeTitle(terms.title);
  const showWord = (term: number) => terms.getWrittenForm(terms.words[terms.wordPositions.get(term)!]!.text);
  return (slot) => {
    const record = index.readRecord(slot);
    const listCommon = (kind: OtherTermKind): number[] => {
      const { texts } = getOtherTerms(terms, kind);
      if (texts.size === 0) return [];
      const candidate = new Set(record.otherTerms[NON_WORD_TERM_KINDS.indexOf(kind)]);
      return [...texts.keys()].filter((term) => candidate.has(term) && isRare(term));
    };
    const show = (kind: OtherTermKind) => (term: number) => getOtherTerms(terms, kind).texts.get(term)!;
    const reasons: string[] = [];
    const hasSameTitle = queryTitle !== '' && normalizeTitle(record.title) === queryTitle;
    if (hasSameTitle) reasons.push('same title');
    const showIdentifier = show('identifier');
    const identifiers = describeTerms(
      index,
      listCommon('identifier'),
      (term) => `\`${showIdentifier(term)}\``,
    );
    if (identifiers)
      reasons.push(
        `${identifiers.count === 1 ? 'same identifier' : 'same identifiers:'} ${identifiers.text}`,
      );
    const phrase = describePhrase(terms, listCommon('errorPhrase'));
    if (phrase !== null) reasons.push(`same phrase “${phrase}”`);
    const counts = new Map(record.words.map((term, i) => [term, record.counts[i]!]));
    const titleWords: number[] = [];
    const otherWords: number[] = [];
    for (const { term, title } of rareWords) {
      const ofCandidate = counts.get(term);
      if (ofCandidate === undefined) continue;
      (title > 0 && getTitleCount(ofCandidate) > 0 ? titleWords : otherWords).push(term);
    }
    const title = describeTerms(index, titleWords, showWord);
    if (title && !hasSameTitle)
      reasons.push(
        `${title.count} rare title ${title.count === 1 ? 'word' : 'words'} in common: ${title.text}`,
      );
    const words = describeTerms(index, otherWords, showWord);
    if (words)
      reasons.push(`${words.count} rare ${words.count === 1 ? 'word' : 'words'} in common: ${words.text}`);
    const versions = describeTerms(index, listCommon('version'), show('version'));
    if (versions) reasons.push(`same version or number ${versions.text}`);
    const days = Math.abs(createdAt - index.getCreatedAt(slot)) / MS_PER_DAY;
    if (days <= NEAR_DAYS)
      reasons.push(
        days < 1 ? 'opened within a day of each other' : `opened within ${NEAR_DAYS} days of each other`,
      );
    return reasons;
  };
}

type OtherTermKind = (typeof NON_WORD_TERM_KINDS)[number];

const getOtherTerms = (terms: QueryTerms, kind: OtherTermKind) =>
  terms.otherTerms[NON_WORD_TERM_KINDS.indexOf(kind)]!;

/** Describes the rarest of some terms, or returns null if there are none. */
function describeTerms(
  index: IssueTermIndex,
  terms: readonly number[],
  show: (term: number) => string,
): { count: number; text: string } | null {
  if (terms.length === 0) return null;
  const shown = [...terms]
    .sort((a, b) => index.getIssueCount(a) - index.getIssueCount(b))
    .slice(0, SHOWN_TERMS_MAX)
    .map(show);
  return { count: terms.length, text: shown.join(', ') };
}

/**
 * Returns the longest part of one of the query's error lines whose phrases of three words all are in the other issue,
 * too, or null if it is short. It is cut after SHOWN_PHRASE_CHARS_MAX characters.
 */
function describePhrase(terms: QueryTerms, common: readonly number[]): string | null {
  if (common.length === 0) return null;
  const { texts } = getOtherTerms(terms, 'errorPhrase');
  const commonPhrases = new Set(common.map((term) => texts.get(term)!));
  let longest: readonly string[] = [];
  for (const words of terms.errorLines) {
    let length = 0;
    for (const [i, phrase] of listErrorPhrases(words).entries()) {
      if (commonPhrases.has(phrase)) length = length === 0 ? 3 : length + 1;
      else length = 0;
      if (length > longest.length) longest = words.slice(i + 3 - length, i + 3);
    }
  }
  if (longest.length < PHRASE_WORDS_MIN) return null;
  const text = longest.join(' ');
  if (text.length <= SHOWN_PHRASE_CHARS_MAX) return text;
  const end = text.lastIndexOf(' ', SHOWN_PHRASE_CHARS_MAX - 1);
  return `${text.slice(0, end < 0 ? SHOWN_PHRASE_CHARS_MAX - 1 : end)}…`;
}

/** Ignores case, spaces and the punctuation of sentences, but not that of names: C++ and C# differ. */
const normalizeTitle = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[.,:;!?]+(?=\s|$)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
