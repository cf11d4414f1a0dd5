import { useSyncExternalStore } from 'react';
import { formatExactTime, formatRelativeTime, formatShortRelativeTime } from './format';
import { Emitter } from '../../shared/Emitter';

interface RelativeTimeProps {
  /** ISO 8601, as the DateTime of the API. */
  dateTime: string;
  /** `6d` instead of `6 days ago`. */
  short?: boolean;
  className?: string;
  /** ARIA role of a time that is a cell of a grid. */
  role?: 'gridcell';
}

/** Relative time, updated every minute, with the exact time as its title. */
export function RelativeTime({ dateTime, short = false, className, role }: RelativeTimeProps) {
  const now = useNow();
  const instant = Date.parse(dateTime);
  return (
    <time role={role} dateTime={dateTime} title={formatExactTime(instant)} className={className}>
      {short ? formatShortRelativeTime(instant, now) : formatRelativeTime(instant, now)}
    </time>
  );
}

const MINUTE_MS = 60_000;

/** The page's clock: all relative times change together, with one timer. */
const clockEmitter = new Emitter();
let currentTime = Date.now();
let clockTimer: ReturnType<typeof setInterval> | undefined;

function subscribeToClock(listener: () => void): () => void {
  const unsubscribe = clockEmitter.subscribe(listener);
  clockTimer ??= setInterval(updateClockTime, MINUTE_MS);
  return () => {
    unsubscribe();
    if (clockEmitter.listenerCount > 0) return;
    clearInterval(clockTimer);
    clockTimer = undefined;
  };
}

function updateClockTime(): void {
  currentTime = Date.now();
  clockEmitter.emit();
}

/**
 * Reads the page's clock. It stops without subscribers, so the first subscriber after a pause updates a time
 * that is older than a minute.
 */
function getClockTime(): number {
  if (clockTimer === undefined && Date.now() - currentTime >= MINUTE_MS) currentTime = Date.now();
  return currentTime;
}

/** The time in milliseconds since 1970, at most a minute old. The component renders again each minute. */
export const useNow = (): number => useSyncExternalStore(subscribeToClock, getClockTime);
