/** Receives the progress of a long operation. The command line shows it as a bar; the server logs it. */
export interface ProgressReporter {
  /**
   * Starts a phase of the operation, named `what`, with `total` units of work; null if the total is unknown.
   */
  start(what: string, total: number | null): void;
  /** Reports that `units` more units of work are done. */
  advance(units: number): void;
  /** Ends the current phase of the operation, whether or not all its units of work are done. */
  finish(): void;
}

/** A progress reporter that ignores all calls. */
export const NOOP_PROGRESS_REPORTER: ProgressReporter = {
  start: () => undefined,
  advance: () => undefined,
  finish: () => undefined,
};
