import { RANKING_FEATURES } from '../ranking/features';

/** The candidates of the duplicate search for one issue, from which the weights of the ranking are learnt. */
export interface TrainingExample {
  rows: readonly Float32Array[];
  /** For each row, whether it is a duplicate of the issue. */
  isDuplicate: readonly boolean[];
  /** Weight of the example in the loss. */
  weight: number;
}

/** Number of candidates of an example that are always kept, by the sum of their ranks. */
const FIRST_KEPT = 60;
/** Approximate number of other candidates that are kept. */
const OTHERS_KEPT = 40;

/**
 * Leaves out some of the low-ranked candidates of an example, which halves the training time. Duplicates are always kept.
 */
export function sampleCandidates(example: TrainingExample, random: () => number): TrainingExample {
  const { rows, isDuplicate, weight } = example;
  const rankSum = RANKING_FEATURES.indexOf('rankSum');
  const share = OTHERS_KEPT / Math.max(OTHERS_KEPT, rows.length - FIRST_KEPT);
  const kept = [...rows.keys()]
    .sort((a, b) => rows[b]![rankSum]! - rows[a]![rankSum]! || a - b)
    .filter((row, rank) => rank < FIRST_KEPT || isDuplicate[row] || random() < share);
  return { rows: kept.map((row) => rows[row]!), isDuplicate: kept.map((row) => isDuplicate[row]!), weight };
}
