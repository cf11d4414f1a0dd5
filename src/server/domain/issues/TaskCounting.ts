/**
 * Counts the tasks of issues that were created before task counts were stored, in transactions short enough not to
 * delay requests. Each transaction also stores its position, so that another server can continue after it.
 */
import { setTimeout } from 'node:timers/promises';
import { AdaptiveBatchSize } from '../../store/AdaptiveBatchSize';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { readIssueBodies } from '../../store/read/issues';
import { findTextsWithBoxes } from '../../store/read/taskCounts';
import {
  lockCountedTasksPosition,
  lockIssuesOfAllProjects,
  saveCountedTasksPosition,
  updateTaskCounts,
} from '../../store/write/taskCounts';
import { runInTransaction } from '../../store/write/transaction';
import { countTasks } from '../markdown/tasks';

/** Target duration of a transaction in milliseconds. */
const TRANSACTION_TARGET_DURATION_MS = 20;
const TRANSACTION_ISSUES_MAX = 2_000;
/** Maximum milliseconds that a transaction waits for requests in flight, so that counting continues under load. */
const WAIT_FOR_REQUESTS_MAX_MS = 100;
const FAILURE_RETRY_DELAY_MS = 10_000;

export class TaskCounting {
  /** Resolves when the tasks of all issues are counted. Stays pending if the job is closed before. */
  readonly finished: Promise<void>;
  readonly #store: DatabaseStore;
  readonly #onFailure: (error: unknown) => void;
  readonly #batchSize = new AdaptiveBatchSize(TRANSACTION_TARGET_DURATION_MS, TRANSACTION_ISSUES_MAX);
  readonly #closing = new AbortController();
  #resolveFinished: () => void = () => undefined;
  #running: Promise<void> = Promise.resolve();

  constructor({ store, onFailure }: { store: DatabaseStore; onFailure: (error: unknown) => void }) {
    this.#store = store;
    this.#onFailure = onFailure;
    this.finished = new Promise((resolve) => (this.#resolveFinished = resolve));
  }

  start(): void {
    this.#running = this.#countAll();
  }

  /** Waits for the transaction in progress. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #countAll(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        if (!(await this.countNextIssues())) return this.#resolveFinished();
      } catch (error) {
        this.#onFailure(error);
        await setTimeout(FAILURE_RETRY_DELAY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  /** Counts the tasks of the next issues in one transaction. Returns whether there may be more issues. */
  async countNextIssues(): Promise<boolean> {
    await this.#store.foregroundRequests.waitUntilIdle(WAIT_FOR_REQUESTS_MAX_MS);
    const start = performance.now();
    const limit = this.#batchSize.current;
    const count = await runInTransaction(this.#store.background, async (tx) => {
      const position = await lockCountedTasksPosition(tx);
      if (!position) return 0;
      const texts = await findTextsWithBoxes(tx, position, limit);
      if (texts.candidates.length > 0) {
        await lockIssuesOfAllProjects(tx, texts.candidates);
        const bodies = await readIssueBodies(tx, texts.candidates);
        await updateTaskCounts(
          tx,
          bodies.map(({ project_id, number, body }) => ({ project_id, number, ...countTasks(body) })),
        );
      }
      await saveCountedTasksPosition(tx, texts.count < limit ? null : texts.last);
      return texts.count;
    });
    this.#batchSize.recordBatchDuration(count, performance.now() - start);
    return count === limit;
  }
}
