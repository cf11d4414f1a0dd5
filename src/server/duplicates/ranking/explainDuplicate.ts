import { LISTED_TERM_KINDS } from '../index/IssueRecords';
import type { IssueTermIndex } from '../index/IssueTermIndex';
import { getTitleCount } from '../index/packCounts';
import { listRawWords } from '../text/words';
import type { QueryTerms } from './QueryTerms';

/** Terms that more than this share of the issues contain are no reason. */
const COMMON_TERM_SHARE = 0.02;
/** In a small project, terms of up to this many issues are a reason all the same. */
const RARE_TERM_ISSUES = 5;
const SHOWN_TERMS_MAX = 5;
const SHOWN_ERROR_CHARS_MAX = 80;
const MS_PER_DAY = 86_400_000;
const NEAR_DAYS = 3;

/**
 * Says in words what an issue has in common with the query, the most telling first. Words are shown as the query writes
 * them.
 */
export function explainDuplicate(
  index: IssueTermIndex,
  terms: QueryTerms,
  slot: number,
  createdAt: number,
): string[] {
  const record = index.readRecord(slot);
  const limit = Math.max(RARE_TERM_ISSUES, index.size * COMMON_TERM_SHARE);
  const isRare = (term: number) => index.getIssueCount(term) <= limit;
  const listCommon = (kind: (typeof LISTED_TERM_KINDS)[number]): number[] => {
    const i = LISTED_TERM_KINDS.indexOf(kind);
    const candidate = new Set(record.lists[i]);
    return [...terms.lists[i]!.texts.keys()].filter((term) => candidate.has(term) && isRare(term));
  };
  const reasons: string[] = [];
  if (normalizeTitle(record.title) === normalizeTitle(terms.title) && normalizeTitle(terms.title) !== '')
    reasons.push('same title');
  const error = describeError(terms, listCommon('errorPhrase'));
  if (error !== null) reasons.push(`same error message “${error}”`);
  const identifiers = describeTerms(
    index,
    listCommon('identifier'),
    (term) => `\`${terms.lists[LISTED_TERM_KINDS.indexOf('identifier')]!.texts.get(term)!}\``,
  );
  if (identifiers)
    reasons.push(`${identifiers.count === 1 ? 'same identifier' : 'same identifiers:'} ${identifiers.text}`);
  const counts = new Map(record.words.map((term, i) => [term, record.counts[i]!]));
  const common = terms.words.filter(({ term }) => counts.has(term));
  const titleWords = common.filter(({ term, title }) => title > 0 && getTitleCount(counts.get(term)!) > 0);
  const writtenWords = new Map(terms.words.map(({ term, text }) => [term, terms.getWrittenForm(text)]));
  const showWord = (term: number) => writtenWords.get(term)!;
  const isTelling = ({ text, term }: { text: string; term: number }) =>
    isRare(term) && /\p{L}{2}/u.test(text);
  const title = describeTerms(
    index,
    titleWords.filter(isTelling).map(({ term }) => term),
    showWord,
  );
  if (title && !reasons.includes('same title'))
    reasons.push(
      `${title.count} rare ${title.count === 1 ? 'word' : 'words'} of the title in common: ${title.text}`,
    );
  const others = common.filter((word) => isTelling(word) && !titleWords.includes(word));
  const words = describeTerms(
    index,
    others.map(({ term }) => term),
    showWord,
  );
  if (words)
    reasons.push(`${words.count} rare ${words.count === 1 ? 'word' : 'words'} in common: ${words.text}`);
  const versions = describeTerms(index, listCommon('version'), (term) =>
    terms.lists[LISTED_TERM_KINDS.indexOf('version')]!.texts.get(term)!,
  );
  if (versions) reasons.push(`same version or number ${versions.text}`);
  const days = Math.abs(createdAt - index.getCreatedAt(slot)) / MS_PER_DAY;
  if (days <= NEAR_DAYS) reasons.push(days < 1 ? 'opened within a day' : `opened within ${NEAR_DAYS} days`);
  return reasons;
}

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
 * Returns the longest part of the query's error messages whose phrases of three words all are in the other issue, too, or
 * null if no phrase is.
 */
function describeError(terms: QueryTerms, common: readonly number[]): string | null {
  const isCommon = new Set(common);
  let longest = '';
  let current = '';
  for (const [term, phrase] of terms.lists[LISTED_TERM_KINDS.indexOf('errorPhrase')]!.texts) {
    if (!isCommon.has(term)) {
      current = '';
      continue;
    }
    const words = phrase.split(' ');
    const continued = current.endsWith(` ${words[0]} ${words[1]}`) || current === `${words[0]} ${words[1]}`;
    current = continued ? `${current} ${words[2]}` : phrase;
    if (current.length > longest.length && (longest === '' || current.length <= SHOWN_ERROR_CHARS_MAX))
      longest = current;
  }
  return longest === '' ? null : longest;
}

const normalizeTitle = (title: string): string => listRawWords(title).join(' ').toLowerCase();
