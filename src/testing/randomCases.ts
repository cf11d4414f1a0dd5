/** The number of random test cases, and their seed. */
import { createSeededRandom } from './createSeededRandom';

/** Whether `npm run test:long` runs: more random cases, which differ in each run. */
export const IS_LONG_TEST_RUN = process.env.WINNOW_LONG === '1';

/**
 * Seed for all randomness in tests. `npm test` always uses the same seed, so a new failure is caused by a change.
 * `npm run test:long` uses another one each time and prints it. To repeat a failed run, set WINNOW_SEED to its seed.
 */
export const RANDOM_SEED = Number(process.env.WINNOW_SEED ?? 1);

/** Below this number, random cases are hardly more than their simplest examples. */
const RANDOM_CASES_MIN = 5;

/**
 * Scales a number of random cases to the test run: a fifth in `npm test`, but at least five, and tenfold in `npm run
 * test:long`.
 * @param count number in `npm run test:all`, and when jest runs a file directly
 */
export function scaleRandomCases(count: number): number {
  if (IS_LONG_TEST_RUN) return 10 * count;
  if (process.env.WINNOW_TEST_TIER !== 'main') return count;
  return Math.min(count, Math.max(RANDOM_CASES_MIN, Math.ceil(count / 5)));
}

/**
 * Creates the random numbers of a test, from 0 to below 1. Create them in the test or in `beforeEach`, so that they do
 * not depend on which tests ran before.
 * @param stream tells apart several sequences of one test
 */
export const createTestRandom = (stream = 0): (() => number) => createSeededRandom(RANDOM_SEED + stream);
