/** Schedules when an in-memory index catches up with the changes of each project. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Delay between the first announcement of a change and the catch-up, in milliseconds. During this time, the
 * writer may still pass on the changed rows, which the index then does not have to read.
 */
const FIRST_INDEX_CATCH_UP_DELAY_MS = 5;
/** Minimum delay between the end of a project's catch-up and the start of the next one, in milliseconds. */
const INDEX_CATCH_UP_DELAY_MIN_MS = 20;
const INDEX_CATCH_UP_DELAY_MAX_MS = 1_000;
/**
 * The delay after a catch-up as a multiple of its duration. With 3, catch-ups take at most a quarter of the
 * time under constant writes.
 */
const INDEX_CATCH_UP_DELAY_FACTOR = 3;

/**
 * Runs at most one catch-up per project at a time. Versions that are announced during a catch-up are combined
 * into the next one.
 */
export class IndexCatchUpScheduler {
  readonly #catchUp: (projectId: number, version: number) => Promise<void>;
  readonly #closing = new AbortController();
  /** The newest announced version of each project whose catch-up is running. */
  readonly #newest = new Map<number, number>();

  /**
   * @param catchUp brings a project to a version; if it rejects, the next announcement or request tries again
   */
  constructor(catchUp: (projectId: number, version: number) => Promise<void>) {
    this.#catchUp = catchUp;
  }

  scheduleCatchUp(projectId: number, version: number): void {
    const newest = this.#newest.get(projectId);
    if (newest === undefined) void this.#run(projectId, version);
    else if (newest < version) this.#newest.set(projectId, version);
  }

  /** Ends all pauses, and starts no more catch-ups. */
  close(): void {
    this.#closing.abort();
  }

  async #run(projectId: number, version: number): Promise<void> {
    const { signal } = this.#closing;
    this.#newest.set(projectId, version);
    await pause(FIRST_INDEX_CATCH_UP_DELAY_MS, null, { signal, ref: false }).catch(() => undefined);
    for (let reached = -1; !signal.aborted && reached < this.#newest.get(projectId)!;) {
      reached = this.#newest.get(projectId)!;
      const startedAt = performance.now();
      await this.#catchUp(projectId, reached).catch(() => undefined);
      const duration = performance.now() - startedAt;
      const delay = Math.min(
        INDEX_CATCH_UP_DELAY_MAX_MS,
        Math.max(INDEX_CATCH_UP_DELAY_MIN_MS, INDEX_CATCH_UP_DELAY_FACTOR * duration),
      );
      await pause(delay, null, { signal, ref: false }).catch(() => undefined);
    }
    this.#newest.delete(projectId);
  }
}
