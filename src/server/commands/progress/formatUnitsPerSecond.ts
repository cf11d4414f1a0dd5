/** Formats units per second, for example `1,234/s`. */
export function formatUnitsPerSecond(completed: number, elapsedSeconds: number): string {
  return `${Math.round(completed / Math.max(elapsedSeconds, 0.001)).toLocaleString('en')}/s`;
}

/** Formats the estimated remaining time, for example `1 min 20 s left`. Empty while it is unknown. */
export function formatTimeLeft(completed: number, total: number | null, elapsedSeconds: number): string {
  if (total === null || completed === 0) return '';
  const secondsLeft = Math.ceil(((total - completed) * elapsedSeconds) / completed);
  if (secondsLeft <= 0) return 'done';
  return secondsLeft < 60
    ? `${secondsLeft} s left`
    : `${Math.floor(secondsLeft / 60)} min ${secondsLeft % 60} s left`;
}
