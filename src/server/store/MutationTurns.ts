/**
 * Limits how many transactions of mutations this process runs concurrently. Writers of a project lock its row. Without the
 * limit, the writers of a busy project would hold every connection while they wait for the lock, so that nobody could read.
 */
import { DatabaseConnectionError } from './errors/DatabaseConnectionError';

/**
 * Fewer than the database connections for requests, so that reads always find one. The mutations of one project run one
 * after the other anyway.
 */
const MUTATIONS_AT_A_TIME_MAX = 6;
/** Maximum wait in milliseconds. Then the mutation fails with UNAVAILABLE, and the client can send it again. */
const WAIT_MAX_MS = 30_000;
/** Maximum waiting mutations. More would not get their turn in time. */
const WAITING_MAX = 2_000;

export class MutationTurns {
  #runningCount = 0;
  /** Callbacks that start the waiting mutations, in order of arrival. */
  readonly #waiting = new Set<() => void>();

  /**
   * Runs a mutation when it is its turn.
   * @throws DatabaseConnectionError if that takes too long, or too many others wait
   */
  async run<T>(mutation: () => Promise<T>): Promise<T> {
    if (this.#runningCount < MUTATIONS_AT_A_TIME_MAX) this.#runningCount++;
    else await this.#waitForTurn();
    try {
      return await mutation();
    } finally {
      const [beginNext] = this.#waiting;
      if (beginNext) beginNext();
      else this.#runningCount--;
    }
  }

  async #waitForTurn(): Promise<void> {
    if (this.#waiting.size >= WAITING_MAX) throw createQueueError();
    await new Promise<void>((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(begin);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(createQueueError());
      }, WAIT_MAX_MS).unref();
      this.#waiting.add(begin);
    });
  }
}

const createQueueError = (): DatabaseConnectionError =>
  new DatabaseConnectionError('Too many other mutations are waiting for the database.');
