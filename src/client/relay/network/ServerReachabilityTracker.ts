import { createContext, useContext, useSyncExternalStore } from 'react';
import { Emitter } from '../../../shared/Emitter';
import { toError } from '../../errors/RequestError';

/**
 * Whether the server is reachable, for the offline banner and all waiting requests. The first failed request
 * starts polling `/readyz` with growing delays. The first response, to a poll or any request, ends the
 * polling and lets all waiting requests continue.
 */
export interface ServerReachabilityTracker {
  /** False while requests fail because the network, the server or its database is down. */
  isOnline: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** Reports that a request was answered. */
  reached: () => void;
  /** Reports that a request received no response. */
  failed: () => void;
  /** Resolves when the server is reachable again; rejects with the signal's reason on abort. */
  recovered: (signal: AbortSignal) => Promise<void>;
}

/** Delays between polls of `/readyz`, in ms; the last one repeats. */
const READINESS_POLL_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];

/**
 * Creates the tracker of the server's reachability.
 *
 * @param isReady polls the server; false or a rejection: not reachable yet
 */
export function createServerReachabilityTracker(isReady: () => Promise<boolean>): ServerReachabilityTracker {
  const changes = new Emitter();
  let online = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setServerOnline(next: boolean): void {
    if (next === online) return;
    online = next;
    clearTimeout(timer);
    if (!online) scheduleReadinessPoll(0);
    changes.emit();
  }

  function scheduleReadinessPoll(attempt: number): void {
    const delay = READINESS_POLL_DELAYS_MS[Math.min(attempt, READINESS_POLL_DELAYS_MS.length - 1)];
    timer = setTimeout(() => void pollServerReadiness(attempt), delay);
  }

  async function pollServerReadiness(attempt: number): Promise<void> {
    const ready = await isReady().catch(() => false);
    if (online) return;
    if (ready) setServerOnline(true);
    else scheduleReadinessPoll(attempt + 1);
  }

  // Browser events report a lost or restored network before any request does.
  window.addEventListener('offline', () => setServerOnline(false));
  window.addEventListener('online', () => {
    if (online) return;
    clearTimeout(timer);
    void pollServerReadiness(0);
  });

  return {
    isOnline: () => online,
    subscribe: changes.subscribe,
    reached: () => setServerOnline(true),
    failed: () => setServerOnline(false),
    recovered: (signal) =>
      new Promise((resolve, reject) => {
        if (online) return resolve();
        const unsubscribe = changes.subscribe(() => {
          if (!online) return;
          unsubscribe();
          resolve();
        });
        signal.addEventListener('abort', () => {
          unsubscribe();
          reject(toError(signal.reason));
        });
      }),
  };
}

/** Polls the server that this page was loaded from. */
export async function isServerReady(): Promise<boolean> {
  const response = await fetch('/readyz', { cache: 'no-store' });
  return response.ok;
}

export const ServerReachabilityContext = createContext<ServerReachabilityTracker | null>(null);

/** Used in tests of single components, which have no connection: the server counts as reachable. */
const isAlwaysOnline = (): boolean => true;
const subscribeToNothing = (): (() => void) => () => {};

/** Whether the server is reachable; re-renders on change. */
export function useIsOnline(): boolean {
  const reachability = useContext(ServerReachabilityContext);
  return useSyncExternalStore(
    reachability?.subscribe ?? subscribeToNothing,
    reachability?.isOnline ?? isAlwaysOnline,
  );
}
