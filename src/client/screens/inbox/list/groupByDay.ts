/** The days by which the inbox is grouped. */

export interface DayGroup {
  label: 'Today' | 'Yesterday' | 'Earlier';
  /** Index of the first notification of the group, and of the one after its last. */
  first: number;
  end: number;
}

/**
 * Groups notifications, newest first, by today, yesterday and earlier, in the time zone of the browser.
 * @param now in ms since 1970
 */
export function groupByDay(entries: readonly { readonly at: number }[], now: number): DayGroup[] {
  const date = new Date(now);
  const startOf = (days: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() - days).getTime();
  const yesterday = findFirstBefore(entries, startOf(0));
  const earlier = findFirstBefore(entries, startOf(1));
  const groups: DayGroup[] = [
    { label: 'Today', first: 0, end: yesterday },
    { label: 'Yesterday', first: yesterday, end: earlier },
    { label: 'Earlier', first: earlier, end: entries.length },
  ];
  return groups.filter(({ first, end }) => first < end);
}

/** Index of the first notification before a time; binary search. */
function findFirstBefore(entries: readonly { readonly at: number }[], time: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.at ?? 0) >= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
