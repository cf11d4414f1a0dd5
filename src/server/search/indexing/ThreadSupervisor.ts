/** Keeps a worker thread running: starts a new one when the thread stops. */
import type { ThreadStoppedError } from './RequestThread';

/**
 * Delay before a stopped thread is restarted, in milliseconds. The delay doubles each time that the new
 * thread stops early, too.
 */
const THREAD_RESTART_DELAY_MIN_MS = 500;
const THREAD_RESTART_DELAY_MAX_MS = 30_000;
/**
 * A thread that stops after this time, in milliseconds, was stable: it is restarted with the minimum delay.
 */
const STABLE_THREAD_RUNTIME_MS = 60_000;

export interface SupervisedThread {
  readonly failure: Error | null;
  onThreadStop(listener: (error: ThreadStoppedError) => void): void;
  stopThread(): Promise<void>;
}

export interface ThreadRestartListener {
  onStop(error: ThreadStoppedError): void;
  onRestart(): void;
}

export class ThreadSupervisor<Thread extends SupervisedThread> {
  readonly #start: () => Thread;
  readonly #listener: ThreadRestartListener;
  #thread: Thread;
  #startedAt = 0;
  #delay = THREAD_RESTART_DELAY_MIN_MS;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(start: () => Thread, listener: ThreadRestartListener) {
    this.#start = start;
    this.#listener = listener;
    this.#thread = this.#startThread();
  }

  /** The running thread or, while none is running, the one that has stopped. */
  get thread(): Thread {
    return this.#thread;
  }

  get isRunning(): boolean {
    return this.#thread.failure === null;
  }

  /** Stops the thread and does not restart it. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#thread.stopThread();
  }

  #startThread(): Thread {
    this.#startedAt = performance.now();
    const thread = this.#start();
    thread.onThreadStop((error) => this.#handleStop(error));
    return thread;
  }

  #handleStop(error: ThreadStoppedError): void {
    if (this.#isClosed) return;
    if (performance.now() - this.#startedAt >= STABLE_THREAD_RUNTIME_MS)
      this.#delay = THREAD_RESTART_DELAY_MIN_MS;
    this.#timer = setTimeout(() => this.#restart(), this.#delay).unref();
    this.#delay = Math.min(THREAD_RESTART_DELAY_MAX_MS, 2 * this.#delay);
    this.#listener.onStop(error);
  }

  #restart(): void {
    this.#thread = this.#startThread();
    this.#listener.onRestart();
  }
}
