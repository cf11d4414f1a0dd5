import type { ProgressReporter } from '../../../shared/progress';

/**
 * Wraps a progress reporter to make work cancelable. Once `signal` is aborted, `start` and `advance` throw
 * the signal's reason, which rolls back the transaction that reports its progress.
 */
export function createCancelableProgressReporter(
  progress: ProgressReporter,
  signal: AbortSignal,
): ProgressReporter {
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
