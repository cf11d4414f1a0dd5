import { dayOf } from '../../ui/format';

/** An event, and what it stands together with others by. */
export interface Happened<E> {
  at: number;
  /** The issue's; null: it happened to the project. */
  number: number | null;
  event: E;
}

/** What happened to one issue in a row, or to the project itself. */
export interface Run<E> {
  number: number | null;
  events: E[];
}

export interface Day<E> {
  /** In words. */
  label: string;
  runs: Run<E>[];
}

/** Events, the newest first, by day and by issue: what follows each other on one issue stands together. */
export function daysOf<E>(happened: readonly Happened<E>[]): Day<E>[] {
  const days: Day<E>[] = [];
  for (const { at, number, event } of happened) {
    const label = dayOf(at);
    let day = days.at(-1);
    if (day?.label !== label) days.push((day = { label, runs: [] }));
    const run = day.runs.at(-1);
    if (run && run.number === number) run.events.push(event);
    else day.runs.push({ number, events: [event] });
  }
  return days;
}
