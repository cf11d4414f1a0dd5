/** Formats units per second, for example `1,234/s`. */
export function formatUnitsPerSecond(completed: number, seconds: number): string {
  return `${Math.round(completed / Math.max(seconds, 0.001)).toLocaleString('en')}/s`;
}

/** Formats the estimated remaining time, for example `1 min 20 s left`. Empty while it is unknown. */
export function formatTimeLeft(completed: number, total: number | null, seconds: number): string {
  if (total === null || completed === 0) return '';
  const secondsLeft = Math.ceil(((total - completed) * seconds) / completed);
  if (secondsLeft <= 0) return 'done';
  return secondsLeft < 60
    ? `${secondsLeft} s left`
    : `${Math.floor(secondsLeft / 60)} min ${secondsLeft % 60} s left`;
}
