/**
 * Decides whether the best candidate of an issue is preselected: clients choose it in advance, so that one key closes
 * the issue as its duplicate. The score alone does not decide: reports of one series, such as the same request for two
 * platforms, have the highest scores of all and are not duplicates.
 */
import storedThresholds from './preselection.json';

/** The contents of preselection.json: the minimum share of a candidate, from 0 to 1. Null: it is never preselected. */
export interface PreselectionThresholds {
  sameTitle: number | null;
  otherTitle: number | null;
}

/** The facts that decide whether the best candidate of an issue is preselected. */
export interface PreselectionEvidence {
  /** The log odds of the candidate's softmax share among all candidates. */
  logOdds: number;
  isSameTitle: boolean;
  /** Whether each of both titles has a word that the other one lacks. */
  hasOwnWordsInBothTitles: boolean;
  /** The cosine of the weighted word vectors of both texts, from 0 to 1. */
  cosine: number;
  /** Time between the creation of both issues, in milliseconds. */
  timeBetweenMs: number;
  /** The number of different words of the issue, including its title. */
  wordCount: number;
  /** The number of candidates that are copies of the issue; 0 if the best one is not a copy. */
  copyCount: number;
}

/** Issues with fewer words, such as the title “Crash” alone, are the same by chance. */
const WORDS_MIN = 6;
/**
 * Of the issues with different titles that were created within this time, about half are duplicates: reporters file
 * several problems one after another.
 */
const SERIES_MS = 3_600_000;
/** Texts as similar as this, with different words in both titles, describe variants: “iOS: …” and “Android: …”. */
const VARIANT_COSINE_MIN = 0.9;

/** Whether both issues belong to a series of similar issues about different things. */
const isSeries = (evidence: PreselectionEvidence): boolean =>
  !evidence.isSameTitle &&
  (evidence.timeBetweenMs < SERIES_MS ||
    (evidence.hasOwnWordsInBothTitles && evidence.cosine >= VARIANT_COSINE_MIN));

/** Texts with the same title that are as similar as this differ in a few words at most. */
const COPY_COSINE_MIN = 0.95;
/**
 * Of the issues with more copies, none has known duplicates: they are recurring tasks, such as “Publish the
 * documentation”.
 */
const COPIES_MAX = 3;

/** Whether two issues are copies, by the cosine of the weighted word vectors of both texts. */
export const areCopies = (isSameTitle: boolean, cosine: number): boolean =>
  isSameTitle && cosine >= COPY_COSINE_MIN;

export function isPreselected(
  evidence: PreselectionEvidence,
  { sameTitle, otherTitle }: PreselectionThresholds = storedThresholds,
): boolean {
  if (evidence.wordCount < WORDS_MIN) return false;
  // Among similar issues, the share of a copy is low.
  if (evidence.copyCount > 0 && evidence.copyCount <= COPIES_MAX) return true;
  if (isSeries(evidence)) return false;
  const shareMin = evidence.isSameTitle ? sameTitle : otherTitle;
  return shareMin !== null && 1 / (1 + Math.exp(-evidence.logOdds)) >= shareMin;
}
