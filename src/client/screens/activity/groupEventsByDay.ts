import { formatDate } from '../../ui/format';

/** An event of the activity feed with the properties that it is grouped by. */
export interface GroupableActivityEvent<E> {
  /** Time of the event in milliseconds since 1970. */
  at: number;
  /** Number of the issue; null: an event of the project itself. */
  number: number | null;
  /** Whether the event represents a whole bulk operation, which forms a separate group. */
  isBulk?: boolean;
  event: E;
}

/** Consecutive events of one issue, or of the project itself. */
export interface ActivityEventGroup<E> {
  number: number | null;
  isBulk: boolean;
  events: E[];
}

export interface ActivityEventDay<E> {
  /** The day as text: `Mar 4, 2024`. */
  label: string;
  groups: ActivityEventGroup<E>[];
}

/**
 * Groups activity events by day, and within a day the consecutive events of one issue. A bulk operation is a group of
 * its own. Keeps the order of the events.
 */
export function groupEventsByDay<E>(events: readonly GroupableActivityEvent<E>[]): ActivityEventDay<E>[] {
  const days: ActivityEventDay<E>[] = [];
  for (const { at, number, isBulk = false, event } of events) {
    const label = formatDate(at);
    let day = days.at(-1);
    if (day?.label !== label) days.push((day = { label, groups: [] }));
    const group = day.groups.at(-1);
    if (group && group.number === number && !group.isBulk && !isBulk) group.events.push(event);
    else day.groups.push({ number, isBulk, events: [event] });
  }
  return days;
}
