/**
 * Limits how many requests of a caller are executed concurrently. The event loop interleaves the steps of all requests.
 * Without the limit, a caller that sends 60 requests at once would slow down every step of everyone else's requests.
 */
import { RateLimitedError } from '../../../shared/errors';
import { REQUESTS_AT_A_TIME_MAX, WAITING_REQUESTS_BYTES_MAX } from '../../../shared/limits';

/**
 * Maximum duration of a turn, in milliseconds. A request that takes longer continues, but the next one starts as well,
 * because the longer one is usually only waiting, for example for a database that cannot be reached.
 */
const TURN_MS_MAX = 50;
/** Retry-After for callers with too many waiting requests, in seconds. An estimate. */
const WAITING_REQUESTS_RETRY_AFTER_SECONDS = 1;

/** Memory that a waiting request takes besides its body, in bytes. An estimate. */
const REQUEST_OVERHEAD_BYTES = 4_096;

interface CallerRequests {
  /** Number of requests whose turn it is. */
  runningCount: number;
  /** Callbacks that start the waiting requests, in order of arrival. */
  waiting: Set<() => void>;
  waitingBytes: number;
}

export class RequestTurns {
  /** The requests of each caller that has running or waiting ones, by the caller's key. */
  readonly #callers = new Map<string, CallerRequests>();

  /**
   * Waits until a request of a caller may be executed.
   *
   * @param callerKey key of the caller (`getRateLimitKey`)
   * @param bodySize length of the body of the request, which is about its size in bytes
   * @param signal aborted when the client closes the connection: the request waits no longer
   * @returns a function to call when the request has ended; null if the client closed the connection
   * @throws RateLimitedError if too many requests of the caller are waiting
   */
  async waitForTurn(callerKey: string, bodySize: number, signal: AbortSignal): Promise<(() => void) | null> {
    const caller = this.#callers.get(callerKey) ?? { runningCount: 0, waiting: new Set(), waitingBytes: 0 };
    this.#callers.set(callerKey, caller);
    if (caller.runningCount < REQUESTS_AT_A_TIME_MAX) caller.runningCount++;
    else if (!(await waitForEndOfTurn(caller, bodySize + REQUEST_OVERHEAD_BYTES, signal))) return null;
    let isTurn = true;
    const endTurn = (): void => {
      if (!isTurn) return;
      isTurn = false;
      clearTimeout(timer);
      const [beginNext] = caller.waiting;
      if (beginNext) beginNext();
      else if (--caller.runningCount === 0) this.#callers.delete(callerKey);
    };
    const timer = setTimeout(endTurn, TURN_MS_MAX).unref();
    return endTurn;
  }
}

/** Waits until the turn of another request ends. Returns false if the client closed the connection. */
function waitForEndOfTurn(caller: CallerRequests, bytes: number, signal: AbortSignal): Promise<boolean> {
  if (caller.waitingBytes + bytes > WAITING_REQUESTS_BYTES_MAX)
    throw new RateLimitedError(WAITING_REQUESTS_RETRY_AFTER_SECONDS);
  return new Promise((resolve) => {
    const settle = (isNext: boolean): void => {
      caller.waiting.delete(begin);
      caller.waitingBytes -= bytes;
      signal.removeEventListener('abort', giveUp);
      resolve(isNext);
    };
    const begin = (): void => settle(true);
    const giveUp = (): void => settle(false);
    caller.waiting.add(begin);
    caller.waitingBytes += bytes;
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
