/**
 * Seed of everything random in a test. `npm test` has the same input in each run, so that a failure is caused by a
 * change. `npm run test:long` has other input each time. To repeat a failed run, set WINNOW_SEED to its seed.
 */
export const RANDOM_SEED = Number(
  process.env.WINNOW_SEED ?? (process.env.WINNOW_LONG === '1' ? Date.now() % 1_000_000_000 : 1),
);
