import type { Progress } from '../../../shared/progress';

/**
 * Makes work stop at its next progress report. Once `signal` is aborted, `start` and `advance` throw
 * the signal's reason, and the transaction that reports progress is rolled back.
 */
export function cancelable(progress: Progress, signal: AbortSignal): Progress {
  return {
    start: (title, total) => {
      signal.throwIfAborted();
      progress.start(title, total);
    },
    advance: (units) => {
      signal.throwIfAborted();
      progress.advance(units);
    },
    finish: () => progress.finish(),
  };
}
