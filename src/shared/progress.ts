/**
 * What long work tells of itself. The command line draws a bar of it, the server logs it; tests and
 * callers who do not care pass `NO_PROGRESS`.
 */
export interface Progress {
  /** A new stretch of work begins; `total` units are ahead, null if nobody knows. */
  start(what: string, total: number | null): void;
  /** `units` more are done. */
  advance(units: number): void;
  /** The stretch is over, whatever was done of it. */
  finish(): void;
}

export const NO_PROGRESS: Progress = {
  start: () => undefined,
  advance: () => undefined,
  finish: () => undefined,
};
