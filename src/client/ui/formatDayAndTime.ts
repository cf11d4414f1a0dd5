const CLOCK_FORMAT = new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23' });
const DAY_FORMAT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** Formats a time as `16:20`, `yesterday, 16:20` or `Mar 4, 16:20`, in the time zone of the browser. */
export function formatDayAndTime(instant: number, now: number): string {
  const time = CLOCK_FORMAT.format(instant);
  const startOfToday = new Date(now).setHours(0, 0, 0, 0);
  if (instant >= startOfToday) return time;
  const startOfYesterday = new Date(startOfToday - 1).setHours(0, 0, 0, 0);
  if (instant >= startOfYesterday) return `yesterday, ${time}`;
  return `${DAY_FORMAT.format(instant)}, ${time}`;
}
