/** Carries bulk operations out in the background, in transactions so short that nobody waits for one. */
import { randomUUID } from 'node:crypto';
import { BULK_YIELD_MAX, BULK_HEARTBEAT_TIMEOUT } from '../../../shared/limits';
import type { BatchSize } from '../../store/BatchSize';
import { type BulkKey, readAbandonedBulks } from '../../store/read/bulk';
import type { Store } from '../../store/Store';
import { isUnavailable } from '../../store/unavailable';
import { claimBulk } from '../../store/write/bulk';
import { inTransaction, type Transaction } from '../../store/write/transaction';
import type { BulkService } from '../context/Services';
import { endBulk } from './chunks/endBulk';
import { freezeChunk } from './chunks/freezeChunk';
import { ChunkSize } from './ChunkSize';
import { runChunk, type ChunkResult } from './chunks/runChunk';
import { readTask } from './chunks/BulkTask';

/** What whoever began an operation may do is looked up again after so many milliseconds. */
const RIGHTS_KEPT = 1_000;

const ABANDONED =
  'Whoever began it may not sign in any more; what was changed until then stays and can be undone.';

export interface BulkRunnerOptions {
  store: Store;
  /** Told of what went wrong in the background; no operation: in looking for some. */
  onFailure?: (error: unknown, key: BulkKey | null) => void;
}

/** One a process. Several servers of one database each take up what nobody else is at. */
export class BulkRunner implements BulkService {
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
  start(key: BulkKey, matched: Int32Array | null = null): Promise<void> {
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
    void this.#takeUp(this.#store.engine === 'embedded' ? 0 : BULK_HEARTBEAT_TIMEOUT);
    this.#timer = setInterval(() => void this.#takeUp(BULK_HEARTBEAT_TIMEOUT), BULK_HEARTBEAT_TIMEOUT);
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
      for (const key of await readAbandonedBulks(background, silence)) {
        if (this.#isClosing) return;
        if (this.#running.has(nameOf(key))) continue;
        if (await claimBulk(background, key, this.id, silence)) void this.start(key);
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
    const pace = this.#newPace();
    for (let start = 0; task && start < matched.length && !this.#isClosing;) {
      const numbers = [...matched.subarray(start, start + pace.size.current)];
      start += numbers.length;
      const step = await this.#step(pace.size, (tx) => freezeChunk(tx, task, numbers, this.id));
      if (step.numbers.length === 0) return;
    }
  }

  async #run(key: BulkKey): Promise<void> {
    let task = await readTask(this.#store, key);
    let readAt = performance.now();
    if (!task || this.#isClosing) return;
    if (task.isPartial) {
      const message = 'The server stopped before all issues were found; nothing was changed.';
      return endBulk(this.#store, key, 'canceled', message);
    }
    const pace = this.#newPace();
    for (let above: number | undefined = 0; above !== undefined && !this.#isClosing;) {
      const at: { above: number } = { above };
      const start = performance.now();
      if (start - readAt > RIGHTS_KEPT) {
        task = await readTask(this.#store, key);
        readAt = start;
      }
      if (!task) return;
      if (task.actor.id === null) return endBulk(this.#store, key, 'failed', ABANDONED);
      const current = task;
      const { size } = pace;
      const chunk = { ...at, size: size.current, runner: this.id };
      const { numbers, amendment } = await this.#step(size, (tx) => runChunk(tx, current, chunk));
      if (amendment) this.#store.changes.rowsUpdated(amendment);
      above = numbers.at(-1);
    }
  }

  #newPace(): ChunkSize {
    const { engine } = this.#store;
    return new ChunkSize(engine, () => this.#store.isForegroundActive());
  }

  /** One transaction, once those are answered who would have to wait for it. */
  async #step(size: BatchSize, chunk: (tx: Transaction) => Promise<ChunkResult>): Promise<ChunkResult> {
    const { engine, foregroundRequests } = this.#store;
    if (engine === 'embedded') await foregroundRequests.whenIdle(BULK_YIELD_MAX);
    let milliseconds = 0;
    const step = await inTransaction(this.#store.background, async (tx) => {
      // From here on: its turn at the database is not its own time.
      const start = performance.now();
      const done = await chunk(tx);
      milliseconds = performance.now() - start;
      return done;
    });
    size.record(step.numbers.length, milliseconds);
    return step;
  }
}

const nameOf = ({ projectId, number }: BulkKey): string => `${projectId}:${number}`;
