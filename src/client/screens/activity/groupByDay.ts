import { formatDate } from '../../ui/format';

/** An event, and what it stands together with others by. */
export interface DatedEvent<E> {
  at: number;
  /** The issue's; null: it happened to the project. */
  number: number | null;
  event: E;
}

/** What happened to one issue in a row, or to the project itself. */
export interface IssueGroup<E> {
  number: number | null;
  events: E[];
}

export interface ActivityDay<E> {
  /** In words. */
  label: string;
  groups: IssueGroup<E>[];
}

/** Events, the newest first, by day and by issue: what follows each other on one issue stands together. */
export function groupByDay<E>(happened: readonly DatedEvent<E>[]): ActivityDay<E>[] {
  const days: ActivityDay<E>[] = [];
  for (const { at, number, event } of happened) {
    const label = formatDate(at);
    let day = days.at(-1);
    if (day?.label !== label) days.push((day = { label, groups: [] }));
    const run = day.groups.at(-1);
    if (run && run.number === number) run.events.push(event);
    else day.groups.push({ number, events: [event] });
  }
  return days;
}
