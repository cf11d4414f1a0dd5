import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;

/** One clock for the page, so that all relative times change together and at little cost. */
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, MINUTE);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const each of listeners) each();
}

/** What is mounted after the clock rested reads a time that is at most a minute old. */
function read(): number {
  if (timer === undefined && Date.now() - now >= MINUTE) now = Date.now();
  return now;
}

/** The time in milliseconds, at most a minute old; the component renders when it moves on. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
