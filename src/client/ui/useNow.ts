import { useSyncExternalStore } from 'react';
import { Emitter } from '../../shared/Emitter';

const MINUTE = 60_000;

/** One clock for the page: all relative times change together, with one timer. */
const emitter = new Emitter();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  const unsubscribe = emitter.subscribe(listener);
  timer ??= setInterval(tick, MINUTE);
  return () => {
    unsubscribe();
    if (emitter.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  emitter.emit();
}

/** The clock stops without subscribers, so the first one after a pause updates a time older than a minute. */
function read(): number {
  if (timer === undefined && Date.now() - now >= MINUTE) now = Date.now();
  return now;
}

/** The time in milliseconds since 1970, at most a minute old. The component renders again each minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
