/** The features by which candidates are ranked. The names are those in weights.json. */
import type { IssueRecord } from '../index/IssueRecords';
import type { IssueTermIndex } from '../index/IssueTermIndex';
import { getCodeCount, getProseCount, getTitleCount } from '../index/packCounts';
import { type Candidates, RANK_OF_REFERENCE_SCORE, RANK_OUTSIDE_LIST } from './findCandidates';
import type { NonWordQueryTerms, QueryTerms } from './QueryTerms';
import { listTitleTrigrams } from './titleTrigrams';

export const RANKING_FEATURES = [
  // The BM25F scores: as a share of the highest possible score, of the best candidate's, and the ranks.
  'textScore',
  'titleScore',
  'textShare',
  'titleShare',
  'proseShare',
  'textScoreAboveRank20',
  'textRank',
  'titleRank',
  'proseRank',
  // The rank by the whole text among issues with nearby numbers.
  'nearbyRank',
  // Cosines of weighted word vectors: title with title, whole texts, prose, code.
  'titleCosine',
  'cosine',
  'proseCosine',
  'codeCosine',
  // The share of one issue's title, by weight, that the other issue's text contains.
  'titleInCandidate',
  'candidateTitleInText',
  // Overlap of identifiers, error messages, pairs of neighboring title words, and the trigrams of the titles.
  'identifiers',
  'errorPhrases',
  'titleBigrams',
  'titleTrigrams',
  // 1: a common version; -1: both have versions, but different ones.
  'versions',
  // The weight of the rarest common word, and of the three rarest together.
  'rarestWord',
  'rarestWords',
  // 1: the candidate is older; the distances in days and in issue numbers, as logarithms.
  'isOlder',
  'days',
  'issuesBetween',
  // Lengths in words; those of the bodies as logarithms.
  'titleLength',
  'candidateTitleLength',
  'bodyLength',
  'candidateBodyLength',
  // Ranks among the candidates by the features of the same names.
  'cosineRank',
  'proseCosineRank',
  'titleCosineRank',
  'titleTrigramsRank',
  'titleInCandidateRank',
  'candidateTitleInTextRank',
  'identifiersRank',
  'errorPhrasesRank',
  // The rank by the distance in issue numbers, the nearest first.
  'distanceRank',
  // The sum of SUMMED_RANKS.
  'rankSum',
  // The difference between a feature and its value at rank 20, as a share of its highest value.
  'cosineAboveRank20',
  'proseCosineAboveRank20',
  'titleTrigramsAboveRank20',
  'candidateTitleInTextAboveRank20',
  'rankSumAboveRank20',
] as const;

export type RankingFeatureName = (typeof RANKING_FEATURES)[number];

const FEATURE_INDEX = Object.fromEntries(RANKING_FEATURES.map((name, i) => [name, i])) as Record<
  RankingFeatureName,
  number
>;

const RANKED_FEATURES = RANKING_FEATURES.flatMap((name, to): { from: number; to: number }[] => {
  const base = name.replace(/Rank$/, '') as RankingFeatureName;
  return base !== name && base in FEATURE_INDEX ? [{ from: FEATURE_INDEX[base], to }] : [];
});

/**
 * Ranks whose sum is a feature, similar to reciprocal rank fusion (Cormack, Clarke and Büttcher 2009): a candidate with
 * good ranks by most kinds of similarity is better than one with the best rank by a single kind.
 */
const SUMMED_RANKS = [
  'textRank',
  'titleRank',
  'proseRank',
  'cosineRank',
  'proseCosineRank',
  'titleTrigramsRank',
  'titleInCandidateRank',
  'candidateTitleInTextRank',
] as const satisfies readonly RankingFeatureName[];

const LEAD_FEATURES = (
  ['cosine', 'proseCosine', 'titleTrigrams', 'candidateTitleInText', 'rankSum'] as const
).map((name) => ({ from: FEATURE_INDEX[name], to: FEATURE_INDEX[`${name}AboveRank20`] }));

/**
 * Added to the divisor of `errorPhrases`, so that a single common phrase of two short error messages has a small
 * effect.
 */
const ERROR_PHRASES_WEIGHT_MIN = 20;
const MS_PER_DAY = 86_400_000;

/** The issue or draft whose duplicates are searched. */
export interface QueryIssue {
  /** The issue's number; of a draft, the next number. */
  number: number;
  /** In milliseconds since 1970. */
  createdAt: number;
}

/** Computes the features of all candidates, in their order, each an array in the order of RANKING_FEATURES. */
export function computeFeatures(
  index: IssueTermIndex,
  terms: QueryTerms,
  issue: QueryIssue,
  found: Candidates,
): Float32Array[] {
  const norms = computeQueryNorms(terms);
  const titleWeight = terms.words.reduce((sum, { title, weight }) => sum + (title > 0 ? weight : 0), 0);
  const titlePossible = titleWeight || 1;
  const rows = found.candidates.map(({ slot, scores, ranks, nearbyRank }) => {
    const record = index.readRecord(slot);
    const words = compareWords(index, terms, record);
    const trigrams = listTitleTrigrams(record.title);
    const overlaps = terms.otherTerms.map((ofKind, i) =>
      compareOtherTerms(index, ofKind, record.otherTerms[i]!),
    );
    const days = (issue.createdAt - index.getCreatedAt(slot)) / MS_PER_DAY;
    const [identifiers, errorPhrases, titleBigrams, versions] = overlaps as [
      Overlap,
      Overlap,
      Overlap,
      Overlap,
    ];
    const share = (list: number) => divide(scores[list]!, found.bestScores[list]!);
    // The features are written to the array one by one: creating an object per candidate takes several milliseconds
    // of a query.
    const row = new Float32Array(RANKING_FEATURES.length);
    row[FEATURE_INDEX.textScore] = divide(scores[0], found.maxScores[0]!);
    row[FEATURE_INDEX.titleScore] = divide(scores[1], found.maxScores[1]!);
    row[FEATURE_INDEX.textShare] = share(0);
    row[FEATURE_INDEX.titleShare] = share(1);
    row[FEATURE_INDEX.proseShare] = share(2);
    row[FEATURE_INDEX.textScoreAboveRank20] = divide(
      scores[0] - found.scoresAtLeadRank[0]!,
      found.bestScores[0]!,
    );
    row[FEATURE_INDEX.textRank] = scaleRank(ranks[0]!);
    row[FEATURE_INDEX.titleRank] = scaleRank(ranks[1]!);
    row[FEATURE_INDEX.proseRank] = scaleRank(ranks[2]!);
    row[FEATURE_INDEX.nearbyRank] = scaleRank(nearbyRank);
    row[FEATURE_INDEX.titleCosine] = divide(words.title, norms.title * words.candidate.title);
    row[FEATURE_INDEX.cosine] = divide(words.all, norms.all * words.candidate.all);
    row[FEATURE_INDEX.proseCosine] = divide(words.prose, norms.prose * words.candidate.prose);
    row[FEATURE_INDEX.codeCosine] = divide(words.code, norms.code * words.candidate.code);
    row[FEATURE_INDEX.titleInCandidate] = words.titleInCandidate / titlePossible;
    row[FEATURE_INDEX.candidateTitleInText] = divide(words.candidateTitleInText, words.candidate.titleWeight);
    row[FEATURE_INDEX.identifiers] = divide(
      identifiers.common,
      Math.sqrt(identifiers.query * identifiers.candidate),
    );
    row[FEATURE_INDEX.errorPhrases] =
      errorPhrases.common /
      (ERROR_PHRASES_WEIGHT_MIN + Math.sqrt(errorPhrases.query * errorPhrases.candidate));
    row[FEATURE_INDEX.titleBigrams] = divide(
      titleBigrams.common,
      Math.sqrt(titleBigrams.query * titleBigrams.candidate),
    );
    row[FEATURE_INDEX.titleTrigrams] = divide(
      2 * countCommon(trigrams, terms.titleTrigrams),
      trigrams.size + terms.titleTrigrams.size,
    );
    row[FEATURE_INDEX.versions] =
      versions.common > 0 ? 1 : versions.query > 0 && versions.candidate > 0 ? -1 : 0;
    row[FEATURE_INDEX.rarestWord] = words.rarest[0];
    row[FEATURE_INDEX.rarestWords] = words.rarest[0] + words.rarest[1] + words.rarest[2];
    row[FEATURE_INDEX.isOlder] = days > 0 ? 1 : 0;
    row[FEATURE_INDEX.days] = Math.log1p(Math.abs(days));
    row[FEATURE_INDEX.issuesBetween] = Math.log1p(Math.abs(issue.number - index.getNumber(slot)));
    row[FEATURE_INDEX.titleLength] = terms.titleLength;
    row[FEATURE_INDEX.candidateTitleLength] = index.titleLengths[slot]!;
    row[FEATURE_INDEX.bodyLength] = Math.log1p(terms.bodyLength);
    row[FEATURE_INDEX.candidateBodyLength] = Math.log1p(index.bodyLengths[slot]!);
    return row;
  });
  for (const { from, to } of RANKED_FEATURES) addRanks(rows, from, to);
  addRanks(rows, FEATURE_INDEX.issuesBetween, FEATURE_INDEX.distanceRank, true);
  for (const row of rows)
    row[FEATURE_INDEX.rankSum] = SUMMED_RANKS.reduce((sum, name) => sum + row[FEATURE_INDEX[name]]!, 0);
  for (const { from, to } of LEAD_FEATURES) addLeads(rows, from, to);
  return rows;
}

interface Norms {
  title: number;
  all: number;
  prose: number;
  code: number;
}

/** The squared length of a word's component in the vectors of titles, whole texts, prose and code. */
const squareTitle = (weight: number, title: number) => (title > 0 ? weight * weight : 0);
const squareAll = (weight: number, title: number, body: number) =>
  weight * weight * (2 * title + Math.min(body, 8));
const squareCode = (weight: number, code: number) => weight * weight * Math.min(code, 4);

function computeQueryNorms({ words }: QueryTerms): Norms {
  const norms = { title: 0, all: 0, prose: 0, code: 0 };
  for (const { weight, title, prose, code } of words) {
    norms.title += squareTitle(weight, title);
    norms.all += squareAll(weight, title, prose + code);
    norms.prose += squareAll(weight, title, prose);
    norms.code += squareCode(weight, code);
  }
  return takeRoots(norms);
}

const takeRoots = ({ title, all, prose, code }: Norms): Norms => ({
  title: Math.sqrt(title),
  all: Math.sqrt(all),
  prose: Math.sqrt(prose),
  code: Math.sqrt(code),
});

/**
 * Compares the words of the query and of a candidate: products of the vectors, common weights, and the candidate's
 * norms.
 */
function compareWords(index: IssueTermIndex, terms: QueryTerms, { words, counts }: IssueRecord) {
  const products = { title: 0, all: 0, prose: 0, code: 0, titleInCandidate: 0, candidateTitleInText: 0 };
  const norms = { title: 0, all: 0, prose: 0, code: 0 };
  let titleWeight = 0;
  const rarest: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < words.length; i++) {
    const term = words[i]!;
    const packed = counts[i]!;
    const weight = index.getInverseDocumentFrequency(term);
    const title = getTitleCount(packed);
    const prose = getProseCount(packed);
    const code = getCodeCount(packed);
    const allSquare = squareAll(weight, title, prose + code);
    const proseSquare = squareAll(weight, title, prose);
    const codeSquare = squareCode(weight, code);
    norms.title += squareTitle(weight, title);
    norms.all += allSquare;
    norms.prose += proseSquare;
    norms.code += codeSquare;
    if (title > 0) titleWeight += weight;
    const position = terms.wordPositions.get(term);
    if (position === undefined) continue;
    const own = terms.words[position]!;
    products.all += Math.sqrt(allSquare * squareAll(weight, own.title, own.prose + own.code));
    products.prose += Math.sqrt(proseSquare * squareAll(weight, own.title, own.prose));
    products.code += Math.sqrt(codeSquare * squareCode(weight, own.code));
    if (own.title > 0) products.titleInCandidate += weight;
    if (title > 0) products.candidateTitleInText += weight;
    if (own.title > 0 && title > 0) products.title += weight * weight;
    if (weight > rarest[0]) [rarest[0], rarest[1], rarest[2]] = [weight, rarest[0], rarest[1]];
    else if (weight > rarest[1]) [rarest[1], rarest[2]] = [weight, rarest[1]];
    else if (weight > rarest[2]) rarest[2] = weight;
  }
  return { ...products, rarest, candidate: { ...takeRoots(norms), titleWeight } };
}

/** The weights of the terms of one kind: of the common ones, and of all terms of each issue. */
interface Overlap {
  common: number;
  query: number;
  candidate: number;
}

function compareOtherTerms(
  index: IssueTermIndex,
  query: NonWordQueryTerms,
  candidate: readonly number[],
): Overlap {
  const overlap = { common: 0, query: query.weight, candidate: 0 };
  // Nothing is compared with a query without terms of this kind.
  if (query.weight === 0) return overlap;
  for (const term of candidate) {
    const weight = index.getInverseDocumentFrequency(term);
    overlap.candidate += weight;
    if (query.texts.has(term)) overlap.common += weight;
  }
  return overlap;
}

/** Writes the scaled rank of each row by the feature `from` into the feature `to`. Equal values have equal ranks. */
function addRanks(rows: readonly Float32Array[], from: number, to: number, lowestFirst = false): void {
  const sorted = rows.map((row) => row[from]!).sort((a, b) => (lowestFirst ? a - b : b - a));
  const ranks = new Map<number, number>();
  for (const [rank, value] of sorted.entries()) if (!ranks.has(value)) ranks.set(value, rank);
  for (const row of rows) row[to] = scaleRank(ranks.get(row[from]!)!);
}

/**
 * Writes into the feature `to` the difference between `from` and its value at RANK_OF_REFERENCE_SCORE, as a share of its highest
 * value.
 */
function addLeads(rows: readonly Float32Array[], from: number, to: number): void {
  const sorted = rows.map((row) => row[from]!).sort((a, b) => b - a);
  const [highest, atLeadRank] = [sorted[0] ?? 0, sorted[RANK_OF_REFERENCE_SCORE] ?? 0];
  for (const row of rows) row[to] = divide(row[from]! - atLeadRank, highest);
}

/** Scales a rank so that differences between the first ranks count most. */
const scaleRank = (rank: number): number => 1 / (5 + Math.min(rank, RANK_OUTSIDE_LIST));

const divide = (value: number, by: number): number => (by > 0 ? value / by : 0);

function countCommon(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let common = 0;
  for (const value of some) if (others.has(value)) common++;
  return common;
}
