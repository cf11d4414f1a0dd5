/** Runs bulk operations in the background, in transactions short enough not to delay other requests. */
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
import { readBulkTask } from './chunks/BulkTask';

/** How often the permissions of the user who started the operation are re-read, in milliseconds. */
const PERMISSIONS_TTL = 1_000;

const ACCOUNT_DISABLED =
  'The account of the user who started it was disabled. Changes made so far remain and can be undone.';

export interface BulkRunnerOptions {
  store: Store;
  /** Called with errors of background work. `key` is null if looking for abandoned operations failed. */
  onFailure?: (error: unknown, key: BulkKey | null) => void;
}

/**
 * One instance per process. Each of several servers of a database takes over operations that no other
 * server is running.
 */
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
   * Freezes the set of an operation: stores which issues it applies to, with their versions. Unless the
   * operation is a preview, then changes these issues. Never rejects.
   * @param matched issue numbers of the set in ascending order; null: the set is already frozen
   */
  start(key: BulkKey, matched: Int32Array | null = null): Promise<void> {
    const name = describeBulkKey(key);
    const previous = this.#running.get(name) ?? Promise.resolve();
    const running = previous
      .then(() => this.#carryOut(key, matched))
      .finally(() => {
        if (this.#running.get(name) === running) this.#running.delete(name);
      });
    this.#running.set(name, running);
    return running;
  }

  /** Takes over bulk operations that a stopped server left unfinished, now and periodically. */
  resume(): void {
    // An embedded database has one server, so an operation that is marked as running was left by a previous
    // process.
    void this.#takeUp(this.#store.engine === 'embedded' ? 0 : BULK_HEARTBEAT_TIMEOUT);
    this.#timer = setInterval(() => void this.#takeUp(BULK_HEARTBEAT_TIMEOUT), BULK_HEARTBEAT_TIMEOUT);
    this.#timer.unref();
  }

  /**
   * Waits for the transactions in progress. The next server process continues the unfinished bulk operations.
   */
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
        if (this.#running.has(describeBulkKey(key))) continue;
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
      // While the database is unavailable, the failure of the bulk operation cannot be stored: it is resumed
      // later.
      if (isUnavailable(error)) return;
      const message = 'An unexpected error occurred. Changes made so far remain and can be undone.';
      await endBulk(this.#store, key, 'failed', message).catch((endError: unknown) =>
        this.#onFailure(endError, key),
      );
    }
  }

  async #freeze(key: BulkKey, matched: Int32Array): Promise<void> {
    const task = await readBulkTask(this.#store, key);
    const pace = this.#newPace();
    for (let start = 0; task && start < matched.length && !this.#isClosing;) {
      const numbers = [...matched.subarray(start, start + pace.size.current)];
      start += numbers.length;
      const step = await this.#step(pace.size, (tx) => freezeChunk(tx, task, numbers, this.id));
      if (step.numbers.length === 0) return;
    }
  }

  async #run(key: BulkKey): Promise<void> {
    let task = await readBulkTask(this.#store, key);
    let readAt = performance.now();
    if (!task || this.#isClosing) return;
    if (task.isPartial) {
      const message = 'The server stopped before all issues were collected. Nothing was changed.';
      return endBulk(this.#store, key, 'canceled', message);
    }
    const pace = this.#newPace();
    for (let above: number | undefined = 0; above !== undefined && !this.#isClosing;) {
      const at: { above: number } = { above };
      const start = performance.now();
      if (start - readAt > PERMISSIONS_TTL) {
        task = await readBulkTask(this.#store, key);
        readAt = start;
      }
      if (!task) return;
      if (task.actor.id === null) return endBulk(this.#store, key, 'failed', ACCOUNT_DISABLED);
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

  /**
   * Runs one transaction of a bulk operation. On the embedded database, which has one connection, first waits
   * for users' requests.
   */
  async #step(size: BatchSize, chunk: (tx: Transaction) => Promise<ChunkResult>): Promise<ChunkResult> {
    const { engine, foregroundRequests } = this.#store;
    if (engine === 'embedded') await foregroundRequests.whenIdle(BULK_YIELD_MAX);
    let milliseconds = 0;
    const step = await inTransaction(this.#store.background, async (tx) => {
      // Excludes the time spent waiting for the connection.
      const start = performance.now();
      const result = await chunk(tx);
      milliseconds = performance.now() - start;
      return result;
    });
    size.record(step.numbers.length, milliseconds);
    return step;
  }
}

const describeBulkKey = ({ projectId, number }: BulkKey): string => `${projectId}:${number}`;
