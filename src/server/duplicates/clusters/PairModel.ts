import { PAIR_FEATURES, type PairFeatureName } from './comparePair';
import storedWeights from './pairWeights.json';

/** Products of features, which the model uses in addition to the features. */
export const PAIR_FEATURE_PRODUCTS: readonly (readonly [PairFeatureName, PairFeatureName])[] = [
  ['titleCosine', 'titleCosine'],
  ['cosine', 'cosine'],
  ['proseCosine', 'proseCosine'],
  ['titleCosine', 'cosine'],
  ['titleCosine', 'titleLength'],
  ['titleCosine', 'rarestWords'],
  ['cosine', 'bodyLength'],
  ['cosine', 'rarestWords'],
  ['titleInTextMax', 'cosine'],
  ['titleInTextMin', 'titleInTextMin'],
  ['isSameTitle', 'titleLength'],
];

/** The contents of pairWeights.json. */
export interface PairWeights {
  intercept: number;
  features: Readonly<Record<string, number>>;
}

/**
 * Most duplicates in the training trackers were never marked, so the log odds of the regression are too low. These
 * numbers raise them. They are not measured: they were chosen by eye, from a sample of pairs of two trackers.
 */
const CALIBRATION = { slope: 1.25, intercept: 1.75 };

const formatProduct = ([a, b]: readonly [PairFeatureName, PairFeatureName]): string => `${a} * ${b}`;

/** The names of the weights, in the order of `listModelInputs`. */
export const PAIR_WEIGHT_NAMES: readonly string[] = [
  ...PAIR_FEATURES,
  ...PAIR_FEATURE_PRODUCTS.map(formatProduct),
];

const PRODUCT_INDEXES = PAIR_FEATURE_PRODUCTS.map(
  ([a, b]) => [PAIR_FEATURES.indexOf(a), PAIR_FEATURES.indexOf(b)] as const,
);

/** Returns the features of a pair and their products, in the order of PAIR_WEIGHT_NAMES. */
export function listModelInputs(features: Float64Array): Float64Array {
  const inputs = new Float64Array(PAIR_WEIGHT_NAMES.length);
  inputs.set(features);
  for (const [i, [a, b]] of PRODUCT_INDEXES.entries())
    inputs[PAIR_FEATURES.length + i] = features[a]! * features[b]!;
  return inputs;
}

/** Estimates the probability that two issues are duplicates, by a logistic regression. */
export class PairModel {
  readonly #weights: Float64Array;
  readonly #intercept: number;

  /** @throws Error if a weight is missing or not a number */
  constructor({ features, intercept }: PairWeights = storedWeights) {
    this.#weights = Float64Array.from(PAIR_WEIGHT_NAMES, (name) => features[name] ?? Number.NaN);
    this.#intercept = intercept;
    if (![intercept, ...this.#weights].every(Number.isFinite))
      throw new Error('The weights of pairs are incomplete.');
  }

  /** @param features in the order of PAIR_FEATURES */
  estimateProbability(features: Float64Array): number {
    const inputs = listModelInputs(features);
    let logOdds = this.#intercept;
    for (let i = 0; i < inputs.length; i++) logOdds += this.#weights[i]! * inputs[i]!;
    return 1 / (1 + Math.exp(-(CALIBRATION.intercept + CALIBRATION.slope * logOdds)));
  }
}
