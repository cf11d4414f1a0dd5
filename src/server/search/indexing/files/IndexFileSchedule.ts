/** Schedules when the index of a project is written to its file. */

export interface IndexFileDelays {
  /** A file is written only when the project has not changed for this time, in milliseconds. */
  quietMs: number;
  /** Minimum time between two files of a project, in milliseconds, because a file is large. */
  intervalMs: number;
}

export const INDEX_FILE_DELAYS: IndexFileDelays = { quietMs: 2_000, intervalMs: 300_000 };
/** After this number of changed issues, the next file is written sooner, because catching up with them takes long. */
const MANY_CHANGED_ISSUES = 5_000;
/** After many changes, the fraction of `intervalMs` that is waited between two files. */
const MANY_CHANGES_INTERVAL_SHARE = 0.1;

export class IndexFileSchedule {
  readonly #save: () => Promise<boolean>;
  readonly #delays: IndexFileDelays;
  #changedIssues = 0;
  #lastChange = 0;
  /** When the last file was written, by `performance.now()`. */
  #lastFile = -Infinity;
  #timer: NodeJS.Timeout | null = null;
  #isSaving = false;
  #isClosed = false;

  /** @param save writes the file; resolves with false if the project changed meanwhile; must not reject */
  constructor(save: () => Promise<boolean>, delays: IndexFileDelays) {
    this.#save = save;
    this.#delays = delays;
  }

  /** Records that the file contains all changes. */
  noteFile(): void {
    this.#changedIssues = 0;
    this.#lastFile = performance.now();
  }

  /**
   * Records a change of the index that the file does not contain.
   * @param issues number of changed issues
   */
  noteChange(issues: number): void {
    this.#changedIssues += issues;
    this.#lastChange = performance.now();
    if (this.#timer === null && !this.#isSaving) this.#wait();
  }

  /** Starts no more writes. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #wait(): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(
      () => void this.#saveIfDue(),
      Math.max(0, this.#dueAt() - performance.now()),
    ).unref();
  }

  #dueAt(): number {
    const { quietMs, intervalMs } = this.#delays;
    const share = this.#changedIssues >= MANY_CHANGED_ISSUES ? MANY_CHANGES_INTERVAL_SHARE : 1;
    return Math.max(this.#lastChange + quietMs, this.#lastFile + intervalMs * share);
  }

  async #saveIfDue(): Promise<void> {
    this.#timer = null;
    // Timers may run up to a millisecond early.
    if (performance.now() < this.#dueAt() - 1) return this.#wait();
    this.#isSaving = true;
    const changeBefore = this.#lastChange;
    if (await this.#save()) this.noteFile();
    this.#isSaving = false;
    if (this.#lastChange !== changeBefore) this.#wait();
  }
}
