/** Has an index follow what it hears of, project by project. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds from hearing of a change: what its writer hands on by itself comes right after. */
const PAUSE_FIRST = 5;
/** Milliseconds between the end of one catch-up of a project and the beginning of the next. */
const PAUSE_MIN = 20;
const PAUSE_MAX = 1_000;
/** Under a storm of writes an index that nobody asks takes a quarter of the time, so that the writers get theirs. */
const PAUSE_SHARE = 3;

/**
 * One catch-up at a time a project, with the newest version that was heard of: what comes meanwhile is
 * one more catch-up, however much it was.
 */
export class CatchUps {
  readonly #catchUp: (projectId: number, version: number) => Promise<void>;
  readonly #closing = new AbortController();
  /** Projects that are being caught up with, and the newest version heard of. */
  readonly #heard = new Map<number, number>();

  /** @param catchUp may fail: the next that is heard, or a request, tries again. */
  constructor(catchUp: (projectId: number, version: number) => Promise<void>) {
    this.#catchUp = catchUp;
  }

  hear(projectId: number, version: number): void {
    const newest = this.#heard.get(projectId);
    if (newest === undefined) void this.#run(projectId, version);
    else if (newest < version) this.#heard.set(projectId, version);
  }

  /** Begins no more. */
  close(): void {
    this.#closing.abort();
  }

  async #run(projectId: number, version: number): Promise<void> {
    const { signal } = this.#closing;
    this.#heard.set(projectId, version);
    await pause(PAUSE_FIRST, null, { signal, ref: false }).catch(() => undefined);
    for (let reached = -1; !signal.aborted && reached < this.#heard.get(projectId)!;) {
      reached = this.#heard.get(projectId)!;
      const begun = performance.now();
      await this.#catchUp(projectId, reached).catch(() => undefined);
      const took = performance.now() - begun;
      const rest = Math.min(PAUSE_MAX, Math.max(PAUSE_MIN, PAUSE_SHARE * took));
      await pause(rest, null, { signal, ref: false }).catch(() => undefined);
    }
    this.#heard.delete(projectId);
  }
}
