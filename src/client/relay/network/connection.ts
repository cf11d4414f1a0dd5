import { asError } from '../../errors/RequestError';

/**
 * Whether the server can be reached: one truth for the banner and for every waiting request.
 * The first failure starts asking `/readyz`, with growing pauses; the first answer, of that or of
 * any request, ends it and lets all who wait go on at once.
 */
export interface Connection {
  /** True unless requests fail for want of network, server or database. */
  isOnline: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** A request was answered. */
  reached: () => void;
  /** A request was not answered. */
  failed: () => void;
  /** Resolves when the server answers again; rejects with the signal's reason when it aborts. */
  recovered: (signal: AbortSignal) => Promise<void>;
}

/** Pauses between questions, in milliseconds; the last one repeats. */
const RETRY_PAUSES = [500, 1_000, 2_000, 4_000, 8_000];

/** @param isReady asks the server; false or a rejection: not yet. */
export function createConnection(isReady: () => Promise<boolean>): Connection {
  const listeners = new Set<() => void>();
  let online = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: boolean): void {
    if (next === online) return;
    online = next;
    clearTimeout(timer);
    if (!online) ask(0);
    for (const listener of [...listeners]) listener();
  }

  function ask(attempt: number): void {
    const pause = RETRY_PAUSES[Math.min(attempt, RETRY_PAUSES.length - 1)];
    timer = setTimeout(() => void askOnce(attempt), pause);
  }

  async function askOnce(attempt: number): Promise<void> {
    const ready = await isReady().catch(() => false);
    if (online) return;
    if (ready) set(true);
    else ask(attempt + 1);
  }

  // The browser knows first when the cable is out, and when it is back.
  window.addEventListener('offline', () => set(false));
  window.addEventListener('online', () => {
    if (online) return;
    clearTimeout(timer);
    void askOnce(0);
  });

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    isOnline: () => online,
    subscribe,
    reached: () => set(true),
    failed: () => set(false),
    recovered: (signal) =>
      new Promise((resolve, reject) => {
        if (online) return resolve();
        const unsubscribe = subscribe(() => {
          if (!online) return;
          unsubscribe();
          resolve();
        });
        signal.addEventListener('abort', () => {
          unsubscribe();
          reject(asError(signal.reason));
        });
      }),
  };
}

/** Asks the server that this page came from. */
export async function serverIsReady(): Promise<boolean> {
  const response = await fetch('/readyz', { cache: 'no-store' });
  return response.ok;
}
