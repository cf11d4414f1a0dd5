/** Sizes, durations and times as text, for the administration screens. */

const TIMESTAMP_FORMAT = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  hourCycle: 'h23',
});

/** Formats a time as `Mar 4, 2024, 10:15:30`, in the time zone of the browser. */
export const formatTimestamp = (instant: number): string => TIMESTAMP_FORMAT.format(instant);

const BYTE_UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formats a size in bytes as `1.4 GB`, in powers of 1,000. */
export function formatBytes(count: number): string {
  const unit = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(count, 1)) / 3));
  const value = count / 1_000 ** unit;
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${BYTE_UNITS[unit]}`;
}

const DURATION_UNITS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** Formats a duration, given in seconds, in its two largest units: `3 d 4 h`, `12 min`, `5.2 s`. */
export function formatDuration(seconds: number): string {
  if (seconds < 60) return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
  const parts: string[] = [];
  let rest = seconds;
  for (const [length, unit] of DURATION_UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ');
}
