/** Decides which issues belong to the burst around an issue: those by the same author and those with a similar text. */
import { splitIssueText } from '../../duplicates/text/splitIssueText';
import { listRawWords, listWordTerms } from '../../duplicates/text/words';

export interface ComparedIssue {
  author_id: number | null;
  title: string;
  /** The start of the description. */
  text: string;
}

/** Minimum Jaccard index of the terms from which titles alone, or descriptions alone, make two issues similar. */
const SIMILAR_TITLE = 0.6;
const SIMILAR_TEXT = 0.5;
/** Minimum Jaccard index of titles and of descriptions from which both together make two issues similar. */
const SIMILAR_BOTH = 0.3;
/** Minimum number of common terms or phrases: with fewer, two different short texts would be similar by chance. */
const COMMON_TITLE_TERMS_MIN = 2;
const COMMON_PHRASES_MIN = 5;
/**
 * A term is usual in the project if at least this share of the earlier issues, and at least this number, contain it.
 */
const USUAL_TERM = { share: 0.2, issuesMin: 3 };
/** Number of consecutive words of a description that form a phrase. */
const PHRASE_WORDS = 3;
const NUMBER = /^\d+$/;

/** Compares other issues with the one that the burst is searched for. */
export class BurstComparison {
  readonly #authorId: number | null;
  readonly #usualTerms: ReadonlySet<string>;
  readonly #usualPhrases: ReadonlySet<string>;
  readonly #titleTerms: ReadonlySet<string>;
  readonly #phrases: ReadonlySet<string>;

  /**
   * @param earlier issues that are much older than the burst. Terms that are usual in them are ignored: the questions
   *   of a template, prefixes of titles, common words.
   */
  constructor(issue: ComparedIssue, earlier: readonly ComparedIssue[]) {
    this.#authorId = issue.author_id;
    this.#usualTerms = findUsualTerms(earlier.map(({ title }) => listTitleTerms(title)));
    this.#usualPhrases = findUsualTerms(earlier.map(({ text }) => listPhrases(text)));
    this.#titleTerms = subtract(listTitleTerms(issue.title), this.#usualTerms);
    this.#phrases = subtract(listPhrases(issue.text), this.#usualPhrases);
  }

  isSimilar({ author_id: authorId, title, text }: ComparedIssue): boolean {
    if (authorId !== null && authorId === this.#authorId) return true;
    const titleShare = getCommonShare(
      this.#titleTerms,
      subtract(listTitleTerms(title), this.#usualTerms),
      COMMON_TITLE_TERMS_MIN,
    );
    if (titleShare >= SIMILAR_TITLE) return true;
    const textShare = getCommonShare(
      this.#phrases,
      subtract(listPhrases(text), this.#usualPhrases),
      COMMON_PHRASES_MIN,
    );
    return textShare >= SIMILAR_TEXT || Math.min(titleShare, textShare) >= SIMILAR_BOTH;
  }
}

/**
 * The Jaccard index of two sets. With fewer than `commonMin` common elements, it is 1 for equal sets and 0 otherwise.
 */
function getCommonShare(own: ReadonlySet<string>, other: ReadonlySet<string>, commonMin: number): number {
  if (own.size === 0) return 0;
  let common = 0;
  for (const term of own) if (other.has(term)) common++;
  const share = common / (own.size + other.size - common);
  return common >= commonMin || share === 1 ? share : 0;
}

const subtract = (terms: ReadonlySet<string>, usual: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...terms].filter((term) => !usual.has(term)));

/** The stems of the words of a title, without numbers. */
function listTitleTerms(title: string): Set<string> {
  return new Set(
    listRawWords(title)
      .flatMap(listWordTerms)
      .filter((term) => !NUMBER.test(term)),
  );
}

/** The phrases of a description, without numbers and the comments of templates. */
function listPhrases(text: string): Set<string> {
  const { prose, code } = splitIssueText(text);
  const words = listRawWords(`${prose}\n${code}`.toLowerCase()).filter((word) => !NUMBER.test(word));
  return new Set(
    words.slice(PHRASE_WORDS - 1).map((_, start) => words.slice(start, start + PHRASE_WORDS).join(' ')),
  );
}

function findUsualTerms(issues: readonly ReadonlySet<string>[]): Set<string> {
  const counts = new Map<string, number>();
  for (const terms of issues) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const min = Math.max(USUAL_TERM.issuesMin, USUAL_TERM.share * issues.length);
  return new Set([...counts].filter(([, count]) => count >= min).map(([term]) => term));
}
