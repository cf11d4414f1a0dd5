/**
 * Estimates the probability that candidates are duplicates. The scores of the model only order the candidates of one
 * query. Whether the best one is a duplicate also depends on its lead over the others.
 */
import calibration from './calibration.json';

/** The contents of calibration.json: a logistic function. */
export interface ScoreCalibration {
  bias: number;
  /** Weight of the model's score. */
  score: number;
  /** Weight of the log odds of the candidate's softmax share among all candidates of the query. */
  logOdds: number;
}

/** The typical number of candidates of a query in a project with a few thousand issues. */
const TYPICAL_CANDIDATE_COUNT = 190;

/**
 * Returns the log odds of each candidate's softmax share among all candidates of the query.
 * @param scores the model's scores of all candidates of a query
 */
export function computeLogOdds(scores: readonly number[]): number[] {
  // If there are only a few candidates, the missing ones count with the average score, 0, to limit the shares.
  const total = scores.reduce(
    (sum, score) => sum + Math.exp(score),
    Math.max(0, TYPICAL_CANDIDATE_COUNT - scores.length),
  );
  return scores.map((score) => {
    const own = Math.exp(score);
    // The lower limit avoids a division by zero: rounding can reduce the share of the other candidates to 0.
    return Math.log(own / Math.max(total - own, total * Number.EPSILON));
  });
}

/**
 * Estimates the probability that each candidate is a duplicate, from 0 to 1. A candidate with a higher score of the
 * model never gets a lower probability.
 * @param scores the model's scores of all candidates of a query
 */
export function calibrateScores(
  scores: readonly number[],
  { bias, score: scoreWeight, logOdds: logOddsWeight }: ScoreCalibration = calibration,
): number[] {
  const logOdds = computeLogOdds(scores);
  return scores.map(
    (score, i) => 1 / (1 + Math.exp(-(bias + scoreWeight * score + logOddsWeight * logOdds[i]!))),
  );
}
