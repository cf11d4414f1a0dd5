const TIME_UNIT_SECONDS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats the time between two instants in its largest unit: "5 minutes ago". */
export function formatTimeAgo(now: Date, then: Date): string {
  const seconds = Math.max(1, Math.round((now.getTime() - then.getTime()) / 1000));
  const [unit, length] = TIME_UNIT_SECONDS.find(([, each]) => seconds >= each)!;
  return new Intl.RelativeTimeFormat('en', { numeric: 'always' }).format(-Math.floor(seconds / length), unit);
}
