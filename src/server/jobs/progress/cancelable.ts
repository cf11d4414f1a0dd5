import type { Progress } from '../../../shared/progress';

/**
 * Work that tells its progress can be stopped there: once the signal is aborted, telling throws the
 * signal's reason, and the transaction it happens in is rolled back.
 */
export function cancelable(progress: Progress, signal: AbortSignal): Progress {
  return {
    start: (what, total) => {
      signal.throwIfAborted();
      progress.start(what, total);
    },
    advance: (units) => {
      signal.throwIfAborted();
      progress.advance(units);
    },
    finish: () => progress.finish(),
  };
}
