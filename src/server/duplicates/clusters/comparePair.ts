/** Symmetric features of two issues, from which the probability that they are duplicates is estimated. */
import type { IssueRecord } from '../index/IssueRecords';
import type { IssueTermIndex } from '../index/IssueTermIndex';
import { getCodeCount, getProseCount, getTitleCount } from '../index/packCounts';

export const PAIR_FEATURES = [
  // Cosines of weighted word vectors: titles, prose, code, whole texts.
  'titleCosine',
  'proseCosine',
  'codeCosine',
  'cosine',
  // The share of a title's weight in words that the other issue contains: the lower and the higher share of both
  // titles.
  'titleInTextMin',
  'titleInTextMax',
  // The weight of the words that only one title contains: the lower weight of both titles. Reports that follow the same
  // pattern but are about different things differ in such words.
  'titleReplaced',
  // Overlaps of identifiers, phrases of error messages, and pairs of consecutive title words.
  'identifiers',
  'errorPhrases',
  'titleBigrams',
  // 1: a common version; -1: both have versions, but none in common; 0: an issue has no version.
  'versions',
  // The sum of the weights of the three rarest common words, as a share of the highest possible sum.
  'rarestWords',
  // The logarithm of the weight of all common words.
  'commonWeight',
  // The logarithm of the days between the creation of both issues.
  'days',
  // The logarithms of the length in words of the shorter title and of the shorter body.
  'titleLength',
  'bodyLength',
  'isSameTitle',
] as const;

export type PairFeatureName = (typeof PAIR_FEATURES)[number];

const MS_PER_DAY = 86_400_000;
/** Added to the divisor of `errorPhrases`, so that a single common phrase of two short messages has a small effect. */
const ERROR_PHRASES_WEIGHT_MIN = 20;

/** An issue of an index, prepared for comparisons. */
export interface ComparedIssue {
  slot: number;
  record: IssueRecord;
  /** The lengths of the word vectors. */
  norms: { title: number; prose: number; code: number; all: number };
  titleWeight: number;
  otherWeights: readonly number[];
  normalizedTitle: string;
}

export function prepareIssue(index: IssueTermIndex, slot: number): ComparedIssue {
  const record = index.readRecord(slot);
  const { words, counts, otherTerms } = record;
  const norms = { title: 0, prose: 0, code: 0, all: 0 };
  let titleWeight = 0;
  for (let i = 0; i < words.length; i++) {
    const weight = index.getInverseDocumentFrequency(words[i]!);
    const count = counts[i]!;
    const title = getTitleCount(count);
    const prose = getProseCount(count);
    const code = getCodeCount(count);
    const square = weight * weight;
    if (title > 0) {
      norms.title += square;
      titleWeight += weight;
    }
    norms.prose += square * (2 * title + prose);
    norms.code += square * Math.min(code, 4);
    norms.all += square * (2 * title + Math.min(prose + code, 8));
  }
  return {
    slot,
    record,
    norms: {
      title: Math.sqrt(norms.title),
      prose: Math.sqrt(norms.prose),
      code: Math.sqrt(norms.code),
      all: Math.sqrt(norms.all),
    },
    titleWeight,
    otherWeights: otherTerms.map((terms) =>
      terms.reduce((sum, term) => sum + index.getInverseDocumentFrequency(term), 0),
    ),
    normalizedTitle: record.title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
      .trim(),
  };
}

/** Computes the features of a pair in the order of PAIR_FEATURES. They do not depend on the order of the issues. */
export function comparePair(index: IssueTermIndex, a: ComparedIssue, b: ComparedIssue): Float64Array {
  const words = compareWords(index, a, b);
  const overlaps = a.record.otherTerms.map((terms, kind) => {
    const common = sumCommon(index, terms, b.record.otherTerms[kind]!);
    return { common, norm: Math.sqrt(a.otherWeights[kind]! * b.otherWeights[kind]!) };
  });
  const [identifiers, errorPhrases, titleBigrams, versions] = overlaps;
  const titleInText = [divide(words.aTitleInB, a.titleWeight), divide(words.bTitleInA, b.titleWeight)];
  const days = Math.abs(index.getCreatedAt(a.slot) - index.getCreatedAt(b.slot)) / MS_PER_DAY;
  const { titleLengths, bodyLengths } = index;
  const rarestPossible = 3 * index.getInverseDocumentFrequency(-1);
  const values: Record<PairFeatureName, number> = {
    titleCosine: divide(words.title, a.norms.title * b.norms.title),
    proseCosine: divide(words.prose, a.norms.prose * b.norms.prose),
    codeCosine: divide(words.code, a.norms.code * b.norms.code),
    cosine: divide(words.all, a.norms.all * b.norms.all),
    titleInTextMin: Math.min(titleInText[0]!, titleInText[1]!),
    titleInTextMax: Math.max(titleInText[0]!, titleInText[1]!),
    titleReplaced:
      Math.min(a.titleWeight - words.commonTitle, b.titleWeight - words.commonTitle) / rarestPossible,
    identifiers: divide(identifiers!.common, identifiers!.norm),
    errorPhrases: errorPhrases!.common / (ERROR_PHRASES_WEIGHT_MIN + errorPhrases!.norm),
    titleBigrams: divide(titleBigrams!.common, titleBigrams!.norm),
    versions: versions!.common > 0 ? 1 : versions!.norm > 0 ? -1 : 0,
    rarestWords: (words.rarest[0]! + words.rarest[1]! + words.rarest[2]!) / rarestPossible,
    commonWeight: Math.log1p(words.common),
    days: Math.log1p(days),
    titleLength: Math.log1p(Math.min(titleLengths[a.slot]!, titleLengths[b.slot]!)),
    bodyLength: Math.log1p(Math.min(bodyLengths[a.slot]!, bodyLengths[b.slot]!)),
    isSameTitle: a.normalizedTitle === b.normalizedTitle && a.normalizedTitle !== '' ? 1 : 0,
  };
  return Float64Array.from(PAIR_FEATURES, (name) => values[name]);
}

function compareWords(index: IssueTermIndex, a: ComparedIssue, b: ComparedIssue) {
  const result = {
    title: 0,
    prose: 0,
    code: 0,
    all: 0,
    aTitleInB: 0,
    bTitleInA: 0,
    commonTitle: 0,
    common: 0,
  };
  const rarest = [0, 0, 0];
  const [ours, others] = [a.record, b.record];
  for (let i = 0, j = 0; i < ours.words.length && j < others.words.length;) {
    const difference = ours.words[i]! - others.words[j]!;
    if (difference !== 0) {
      if (difference < 0) i++;
      else j++;
      continue;
    }
    const weight = index.getInverseDocumentFrequency(ours.words[i]!);
    const [x, y] = [ours.counts[i++]!, others.counts[j++]!];
    const square = weight * weight;
    const [xTitle, yTitle] = [getTitleCount(x), getTitleCount(y)];
    const [xProse, yProse] = [getProseCount(x), getProseCount(y)];
    const [xCode, yCode] = [getCodeCount(x), getCodeCount(y)];
    if (xTitle > 0 && yTitle > 0) {
      result.title += square;
      result.commonTitle += weight;
    }
    if (xTitle > 0) result.aTitleInB += weight;
    if (yTitle > 0) result.bTitleInA += weight;
    result.prose += square * Math.sqrt((2 * xTitle + xProse) * (2 * yTitle + yProse));
    result.code += square * Math.sqrt(Math.min(xCode, 4) * Math.min(yCode, 4));
    result.all +=
      square *
      Math.sqrt((2 * xTitle + Math.min(xProse + xCode, 8)) * (2 * yTitle + Math.min(yProse + yCode, 8)));
    result.common += weight;
    if (weight > rarest[0]!) [rarest[0], rarest[1], rarest[2]] = [weight, rarest[0]!, rarest[1]!];
    else if (weight > rarest[1]!) [rarest[1], rarest[2]] = [weight, rarest[1]!];
    else if (weight > rarest[2]!) rarest[2] = weight;
  }
  return { ...result, rarest };
}

/** The weight of the terms that are in both ascending lists. */
function sumCommon(index: IssueTermIndex, some: readonly number[], others: readonly number[]): number {
  let sum = 0;
  for (let i = 0, j = 0; i < some.length && j < others.length;) {
    const difference = some[i]! - others[j]!;
    if (difference === 0) sum += index.getInverseDocumentFrequency(some[i]!);
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return sum;
}

const divide = (value: number, by: number): number => (by > 0 ? value / by : 0);
