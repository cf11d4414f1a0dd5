/** Schedules when the index of a project is written to its file. */

export interface IndexFileDelays {
  /**
   * A file is written only when the project has not changed for this time, in milliseconds, unless it has changed
   * constantly for `intervalMs`, or for `buildIntervalMs` without a file.
   */
  quietMs: number;
  /** Minimum time between two files of a project, in milliseconds, because a file is large. */
  intervalMs: number;
  /**
   * Time between two files of an index that is being built, and maximum time without a file, in milliseconds: a server
   * that is killed loses no more of its work.
   */
  buildIntervalMs: number;
  /**
   * When the server stops, an existing file is written again only if at least this many issues have changed since it
   * was written. Below that, reading the changes at the next start takes less time than writing the file. Default: 0,
   * which always writes.
   */
  changedIssuesAtStopMin?: number;
}

/**
 * `written`: the file contains the index as it was when the save began. `changed`: the index is incomplete, or has
 * changed meanwhile. `skipped`: no file could be written.
 */
export type IndexFileSaveResult = 'written' | 'changed' | 'skipped';

export const INDEX_FILE_DELAYS: IndexFileDelays = {
  quietMs: 2_000,
  intervalMs: 300_000,
  buildIntervalMs: 30_000,
};
/** After this number of changed issues, the next file is written sooner, because catching up with them takes long. */
const MANY_CHANGED_ISSUES = 5_000;
/** After many changes, the fraction of `intervalMs` that is waited between two files. */
const MANY_CHANGES_INTERVAL_SHARE = 0.1;

export class IndexFileSchedule {
  readonly #save: (isForced: boolean) => Promise<IndexFileSaveResult>;
  readonly #delays: IndexFileDelays;
  #changedIssues = 0;
  #lastChange = 0;
  /** When the first change was made that the file does not contain, by `performance.now()`; null: there is none. */
  #firstChange: number | null = null;
  #isFileMissing = true;
  /** When the last file was written or could not be written, by `performance.now()`. */
  #lastFile = -Infinity;
  #timer: NodeJS.Timeout | null = null;
  #isSaving = false;
  #isClosed = false;

  /**
   * @param save writes the file; must not reject. If it is forced, changes must wait until the file is written.
   */
  constructor(save: (isForced: boolean) => Promise<IndexFileSaveResult>, delays: IndexFileDelays) {
    this.#save = save;
    this.#delays = delays;
  }

  /** Records that the file contains all changes. */
  noteFile(): void {
    this.#changedIssues = 0;
    this.#firstChange = null;
    this.#isFileMissing = false;
    this.#lastFile = performance.now();
  }

  /** Records that the file was deleted. Soon after the next change, it is written again. */
  noteDeleted(): void {
    this.#isFileMissing = true;
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#wait();
  }

  /**
   * Records a change of the index that the file does not contain.
   * @param issues number of changed issues
   */
  noteChange(issues: number): void {
    this.#changedIssues += issues;
    this.#lastChange = performance.now();
    this.#firstChange ??= this.#lastChange;
    if (this.#timer === null && !this.#isSaving) this.#wait();
  }

  /** Whether the file should be written when the server stops. */
  isFinalWriteDue(): boolean {
    return this.#isFileMissing || this.#changedIssues >= (this.#delays.changedIssuesAtStopMin ?? 0);
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
    const { intervalMs, buildIntervalMs } = this.#delays;
    const share = this.#changedIssues >= MANY_CHANGED_ISSUES ? MANY_CHANGES_INTERVAL_SHARE : 1;
    const interval = this.#isFileMissing ? Math.min(intervalMs, buildIntervalMs) : intervalMs * share;
    return Math.max(this.#lastFile + interval, Math.min(this.#quietAt(), this.#forcedAt()));
  }

  #quietAt(): number {
    return this.#lastChange + this.#delays.quietMs;
  }

  /** When the file is written although the project still changes. */
  #forcedAt(): number {
    const { intervalMs, buildIntervalMs } = this.#delays;
    return (this.#firstChange ?? Infinity) + (this.#isFileMissing ? buildIntervalMs : intervalMs);
  }

  async #saveIfDue(): Promise<void> {
    this.#timer = null;
    // Timers may run up to a millisecond early.
    if (performance.now() < this.#dueAt() - 1) return this.#wait();
    this.#isSaving = true;
    const changeBefore = this.#lastChange;
    const result = await this.#save(performance.now() < this.#quietAt() - 1);
    if (result === 'written') this.noteFile();
    // The next attempt comes after the next change, at the same interval.
    if (result === 'skipped') this.#lastFile = performance.now();
    this.#isSaving = false;
    if (this.#lastChange === changeBefore) return;
    this.#firstChange ??= this.#lastChange;
    this.#wait();
  }
}
