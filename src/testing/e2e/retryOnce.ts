/**
 * Runs an end-to-end test that fails once more. On a busy machine, a browser can be slower than any wait of a test. The
 * summary of `npm test` counts the tests that passed only on the second attempt.
 */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
