/** Schedules when an in-memory index catches up with the changes of each project. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Delay after the first announcement of a change, in milliseconds. During it, the writer may still pass on
 * the changed rows, which saves reading them.
 */
const FIRST_CATCH_UP_DELAY_MS = 5;
/** Delay between the end of a project's catch-up and the start of the next, in milliseconds. */
const CATCH_UP_DELAY_MIN_MS = 20;
const CATCH_UP_DELAY_MAX_MS = 1_000;
/**
 * The delay between catch-ups as a multiple of the last one's duration, so that under constant writes
 * catch-ups take at most a quarter of the time.
 */
const CATCH_UP_DELAY_FACTOR = 3;

/** Runs at most one catch-up per project at a time. Versions announced meanwhile are combined into one catch-up. */
export class CatchUpScheduler {
  readonly #catchUp: (projectId: number, version: number) => Promise<void>;
  readonly #closing = new AbortController();
  /** The newest announced version of each project whose catch-up is running. */
  readonly #newest = new Map<number, number>();

  /** @param catchUp may reject: the next announcement, or a request, tries again */
  constructor(catchUp: (projectId: number, version: number) => Promise<void>) {
    this.#catchUp = catchUp;
  }

  schedule(projectId: number, version: number): void {
    const newest = this.#newest.get(projectId);
    if (newest === undefined) void this.#run(projectId, version);
    else if (newest < version) this.#newest.set(projectId, version);
  }

  /** Starts no more catch-ups. */
  close(): void {
    this.#closing.abort();
  }

  async #run(projectId: number, version: number): Promise<void> {
    const { signal } = this.#closing;
    this.#newest.set(projectId, version);
    await pause(FIRST_CATCH_UP_DELAY_MS, null, { signal, ref: false }).catch(() => undefined);
    for (let reached = -1; !signal.aborted && reached < this.#newest.get(projectId)!;) {
      reached = this.#newest.get(projectId)!;
      const startedAt = performance.now();
      await this.#catchUp(projectId, reached).catch(() => undefined);
      const duration = performance.now() - startedAt;
      const delay = Math.min(
        CATCH_UP_DELAY_MAX_MS,
        Math.max(CATCH_UP_DELAY_MIN_MS, CATCH_UP_DELAY_FACTOR * duration),
      );
      await pause(delay, null, { signal, ref: false }).catch(() => undefined);
    }
    this.#newest.delete(projectId);
  }
}
