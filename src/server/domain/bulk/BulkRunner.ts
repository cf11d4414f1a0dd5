/** Carries bulk operations out in the background, in transactions so short that nobody waits for one. */
import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { BULK_CHUNK_MAX, BULK_CHUNK_TIME, BULK_HASTE, BULK_SILENCE } from '../../../shared/limits';
import { BatchSize } from '../../store/BatchSize';
import { type BulkKey, readLeftAlone } from '../../store/read/bulk';
import type { Store } from '../../store/Store';
import { isUnavailable } from '../../store/unavailable';
import { claimBulk } from '../../store/write/bulk';
import { inTransaction, type Writing } from '../../store/write/transaction';
import { endBulk } from './endBulk';
import { freezeChunk } from './freezeChunk';
import { runChunk } from './runChunk';
import { readTask } from './BulkTask';

export interface BulkRunnerOptions {
  store: Store;
  /** Told of what went wrong in the background; no operation: in looking for some. */
  onFailure?: (error: unknown, key: BulkKey | null) => void;
}

/** One a process. Several servers of one database each take up what nobody else is at. */
export class BulkRunner {
  readonly id = randomUUID();
  readonly #store: Store;
  readonly #onFailure: NonNullable<BulkRunnerOptions['onFailure']>;
  readonly #running = new Map<string, Promise<void>>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isClosing = false;

  constructor({ store, onFailure = () => undefined }: BulkRunnerOptions) {
    this.#store = store;
    this.#onFailure = onFailure;
  }

  /**
   * Carries an operation out as far as it is to be: freezes its set, and changes it where it is to run.
   * Never rejects.
   * @param matched what its set is made of, in rising order; null: it is whole
   */
  begin(key: BulkKey, matched: Int32Array | null = null): Promise<void> {
    const name = nameOf(key);
    const before = this.#running.get(name) ?? Promise.resolve();
    const running = before
      .then(() => this.#carryOut(key, matched))
      .finally(() => {
        if (this.#running.get(name) === running) this.#running.delete(name);
      });
    this.#running.set(name, running);
    return running;
  }

  /** Takes up what others left, now and whenever a server falls silent. */
  resume(): void {
    // Nobody else can be at an embedded database: what runs was left by a server that is gone.
    void this.#takeUp(this.#store.engine === 'embedded' ? 0 : BULK_SILENCE);
    this.#timer = setInterval(() => void this.#takeUp(BULK_SILENCE), BULK_SILENCE);
    this.#timer.unref();
  }

  /** Ends after the transactions that run: what is left is for the next server. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    await Promise.all(this.#running.values());
  }

  async #takeUp(silence: number): Promise<void> {
    const { background } = this.#store;
    try {
      for (const key of await readLeftAlone(background, silence)) {
        if (this.#isClosing) return;
        if (this.#running.has(nameOf(key))) continue;
        if (await claimBulk(background, key, this.id, silence)) void this.begin(key);
      }
    } catch (error) {
      if (!this.#isClosing) this.#onFailure(error, null);
    }
  }

  async #carryOut(key: BulkKey, matched: Int32Array | null): Promise<void> {
    try {
      if (matched) await this.#freeze(key, matched);
      await this.#run(key);
    } catch (error) {
      if (this.#isClosing) return;
      this.#onFailure(error, key);
      // A database that is away leaves it as it is: it is taken up again when that is back.
      if (isUnavailable(error)) return;
      const message = 'Something went wrong; what was changed until then stays and can be undone.';
      await endBulk(this.#store, key, 'failed', message).catch((again: unknown) =>
        this.#onFailure(again, key),
      );
    }
  }

  async #freeze(key: BulkKey, matched: Int32Array): Promise<void> {
    const task = await readTask(this.#store, key);
    const size = this.#batchSize();
    for (let start = 0; task && start < matched.length && !this.#isClosing;) {
      const numbers = [...matched.subarray(start, start + size.current)];
      start += numbers.length;
      const done = await this.#step(size, (tx) => freezeChunk(tx, task, numbers, this.id));
      if (done.length === 0) return;
    }
  }

  async #run(key: BulkKey): Promise<void> {
    const task = await readTask(this.#store, key);
    if (!task || this.#isClosing) return;
    if (task.isPartial) {
      const message = 'The server stopped before all issues were found; nothing was changed.';
      return endBulk(this.#store, key, 'canceled', message);
    }
    const size = this.#batchSize();
    const begun = performance.now();
    for (let above: number | undefined = 0; above !== undefined && !this.#isClosing;) {
      const at: { above: number } = { above };
      const chunk = { ...at, size: size.current, runner: this.id };
      const start = performance.now();
      above = (await this.#step(size, (tx) => runChunk(tx, task, chunk))).at(-1);
      // A long one takes half of the time: the other half is for those who read.
      if (start - begun > BULK_HASTE) await rest(performance.now() - start);
    }
  }

  /** One transaction; answers the issues that it was about. */
  async #step(
    size: BatchSize,
    chunk: (tx: Writing) => Promise<readonly number[]>,
  ): Promise<readonly number[]> {
    let milliseconds = 0;
    const numbers = await inTransaction(this.#store.background, async (tx) => {
      // From here on: its turn at the database is not its own time.
      const start = performance.now();
      const done = await chunk(tx);
      milliseconds = performance.now() - start;
      return done;
    });
    size.took(numbers.length, milliseconds);
    return numbers;
  }

  #batchSize(): BatchSize {
    return new BatchSize(BULK_CHUNK_TIME[this.#store.engine], BULK_CHUNK_MAX);
  }
}

const nameOf = ({ projectId, number }: BulkKey): string => `${projectId}:${number}`;
