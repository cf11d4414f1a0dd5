/** Runs bulk operations in the background, in transactions short enough not to delay other requests. */
import { randomUUID } from 'node:crypto';
import {
  BULK_WAIT_FOR_REQUESTS_MAX_MS,
  BULK_HEARTBEAT_TIMEOUT_MS,
  BULK_TRANSACTION_ISSUES_MAX,
  BULK_TRANSACTION_ISSUES_MIN,
  BULK_TRANSACTION_TARGET_DURATION_MS,
  BULK_LONG_TRANSACTION_PERIOD_MS,
} from '../../../shared/limits';
import { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import { type BulkOperationKey, readAbandonedBulkOperations } from '../../store/read/bulk';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { isDatabaseUnavailable } from '../../store/errors/unavailable';
import { claimBulkOperation } from '../../store/write/bulk';
import { runInTransaction, type Transaction } from '../../store/write/transaction';
import { getVisibleIssuesOfProject as productRule, type VisibilityRule } from '../access/VisibilityRule';
import type { BulkOperationService } from '../context/SharedServices';
import { endBulkOperation } from './chunks/endBulkOperation';
import { storeBulkPreviewChunk } from './chunks/storeBulkPreviewChunk';
import type { BulkChunkResult } from './chunks/BulkChunkResult';
import { type BulkChunk, type BulkProgress, runBulkChunk } from './chunks/runBulkChunk';
import { readBulkOperationTask } from './chunks/BulkOperationTask';

/** How often the permissions of the user who started the operation are re-read, in milliseconds. */
const PERMISSIONS_CACHE_TTL_MS = 1_000;

const BULK_OPERATION_USER_DISABLED_MESSAGE =
  'The account of the user who started the bulk edit was disabled. Changes made so far remain and can be undone.';

export interface BulkOperationRunnerOptions {
  store: DatabaseStore;
  /** Decides which issues the user who started an operation may see. By default, the rule of the product. */
  visibilityRule?: VisibilityRule;
  /** Called with the errors of bulk operations. `key` is null if the search for abandoned operations failed. */
  onFailure?: (error: unknown, key: BulkOperationKey | null) => void;
}

/**
 * One instance per process. Each of several servers of a database takes over operations that no other
 * server is running.
 */
export class BulkOperationRunner implements BulkOperationService {
  readonly id = randomUUID();
  readonly #store: DatabaseStore;
  readonly #visibilityRule: VisibilityRule;
  readonly #onFailure: NonNullable<BulkOperationRunnerOptions['onFailure']>;
  readonly #running = new Map<string, Promise<void>>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #isClosing = false;

  constructor({
    store,
    visibilityRule = productRule,
    onFailure = () => undefined,
  }: BulkOperationRunnerOptions) {
    this.#store = store;
    this.#visibilityRule = visibilityRule;
    this.#onFailure = onFailure;
  }

  startOperation(key: BulkOperationKey, matched: Int32Array | null = null): Promise<void> {
    const name = formatBulkOperationKey(key);
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
  resumeAbandonedOperations(): void {
    // An embedded database has one server, so an operation that is marked as running was left by a previous
    // process.
    void this.#takeUp(this.#store.engine === 'embedded' ? 0 : BULK_HEARTBEAT_TIMEOUT_MS);
    this.#timer = setInterval(() => void this.#takeUp(BULK_HEARTBEAT_TIMEOUT_MS), BULK_HEARTBEAT_TIMEOUT_MS);
    this.#timer.unref();
  }

  /** Waits for the transactions in progress. Another or the next server process continues the unfinished operations. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    await Promise.all(this.#running.values());
  }

  async #takeUp(heartbeatTimeoutMs: number): Promise<void> {
    const { background } = this.#store;
    try {
      for (const key of await readAbandonedBulkOperations(background, heartbeatTimeoutMs)) {
        if (this.#isClosing) return;
        if (this.#running.has(formatBulkOperationKey(key))) continue;
        if (await claimBulkOperation(background, key, this.id, heartbeatTimeoutMs))
          void this.startOperation(key);
      }
    } catch (error) {
      if (!this.#isClosing) this.#onFailure(error, null);
    }
  }

  async #carryOut(key: BulkOperationKey, matched: Int32Array | null): Promise<void> {
    try {
      if (matched) await this.#preview(key, matched);
      await this.#run(key);
    } catch (error) {
      if (this.#isClosing) return;
      this.#onFailure(error, key);
      // While the database is unavailable, the failure of the bulk operation cannot be stored: it is resumed
      // later.
      if (isDatabaseUnavailable(error)) return;
      const message = 'An unexpected error occurred. Changes made so far remain and can be undone.';
      await endBulkOperation(this.#store, key, 'failed', message).catch((endError: unknown) =>
        this.#onFailure(endError, key),
      );
    }
  }

  async #preview(key: BulkOperationKey, matched: Int32Array): Promise<void> {
    const task = await readBulkOperationTask(this.#store.background, key, this.#visibilityRule);
    const pace = this.#newPace();
    for (let start = 0; task && start < matched.length && !this.#isClosing;) {
      const numbers = [...matched.subarray(start, start + pace.size.current)];
      start += numbers.length;
      const step = await this.#step(pace.size, (tx) => storeBulkPreviewChunk(tx, task, numbers, this.id));
      if (step.numbers.length === 0) return;
    }
  }

  async #run(key: BulkOperationKey): Promise<void> {
    let task = await readBulkOperationTask(this.#store.background, key, this.#visibilityRule);
    let readAt = performance.now();
    if (!task || this.#isClosing) return;
    if (task.isPartial) {
      const message = 'The server stopped before all issues were collected. Nothing was changed.';
      return endBulkOperation(this.#store, key, 'canceled', message);
    }
    const pace = this.#newPace();
    for (let progress: BulkProgress | null = { last: 0, nextNumbers: [] }; progress && !this.#isClosing;) {
      const start = performance.now();
      if (start - readAt > PERMISSIONS_CACHE_TTL_MS) {
        task = await readBulkOperationTask(this.#store.background, key, this.#visibilityRule);
        readAt = start;
      }
      if (!task) return;
      if (task.actor.id === null)
        return endBulkOperation(this.#store, key, 'failed', BULK_OPERATION_USER_DISABLED_MESSAGE);
      const current = task;
      const { size } = pace;
      const chunk: BulkChunk = { progress, size: size.current, runner: this.id };
      const { numbers, nextNumbers, issueRowsUpdate } = await this.#step(size, (tx) =>
        runBulkChunk(tx, current, chunk),
      );
      if (issueRowsUpdate) this.#store.changes.emitIssueRowsUpdate(issueRowsUpdate);
      const last = numbers.at(-1);
      progress = last === undefined ? null : { last, nextNumbers };
    }
  }

  #newPace(): BulkChunkSize {
    const { engine } = this.#store;
    return new BulkChunkSize(engine, () => this.#store.isServingForegroundRequests());
  }

  /**
   * Runs one transaction of a bulk operation. On the embedded database, which has one connection, first waits
   * for users' requests.
   */
  async #step(
    size: AdaptiveBatchSize,
    chunk: (tx: Transaction) => Promise<BulkChunkResult>,
  ): Promise<BulkChunkResult> {
    const { engine, foregroundRequests } = this.#store;
    if (engine === 'embedded') await foregroundRequests.waitUntilIdle(BULK_WAIT_FOR_REQUESTS_MAX_MS);
    let milliseconds = 0;
    const step = await runInTransaction(this.#store.background, async (tx) => {
      // The measured time excludes waiting for the database connection.
      const start = performance.now();
      const result = await chunk(tx);
      milliseconds = performance.now() - start;
      return result;
    });
    size.recordBatchDuration(step.numbers.length, milliseconds);
    return step;
  }
}

const formatBulkOperationKey = ({ projectId, number }: BulkOperationKey): string => `${projectId}:${number}`;

/**
 * The number of issues per transaction of a bulk operation, adapted to the load. Each transaction has a fixed
 * cost of some milliseconds, so chunks are large at the start of an operation and while no other request uses
 * the database connection, and small otherwise.
 */
class BulkChunkSize {
  readonly #sizes: Readonly<Record<'fast' | 'steady', AdaptiveBatchSize>>;
  readonly #isShared: () => boolean;
  readonly #startedAt = performance.now();

  /** @param isShared whether other requests are using the database connection */
  constructor(engine: DatabaseStore['engine'], isShared: () => boolean) {
    const sizeOf = (pace: 'fast' | 'steady') =>
      new AdaptiveBatchSize(
        BULK_TRANSACTION_TARGET_DURATION_MS[engine][pace],
        BULK_TRANSACTION_ISSUES_MAX,
        BULK_TRANSACTION_ISSUES_MIN[pace],
      );
    this.#sizes = { fast: sizeOf('fast'), steady: sizeOf('steady') };
    this.#isShared = isShared;
  }

  get allowsLargeChunks(): boolean {
    return performance.now() - this.#startedAt < BULK_LONG_TRANSACTION_PERIOD_MS || !this.#isShared();
  }

  get size(): AdaptiveBatchSize {
    return this.#sizes[this.allowsLargeChunks ? 'fast' : 'steady'];
  }
}
