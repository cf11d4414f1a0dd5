/** Completions for days in queries. Days are UTC days, as in the query language. */
import { DAY_MS } from '../../../../shared/query/days';
import { createInsertCompletionOption, type QueryCompletionOption } from './completionOptions';

/**
 * Lists days, ages and ranges, most useful first.
 * @param now epoch milliseconds
 * @param ahead whether the days lie in the future, as due days do
 */
export function listDayCompletions(now: number, ahead: boolean): QueryCompletionOption[] {
  const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
  const today = new Date(now);
  const month = formatDay(now).slice(0, 7);
  const monthsAgo = (count: number): string =>
    formatDay(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count)).slice(0, 7);
  const options: [text: string, detail: string][] = ahead
    ? [
        ['<today', 'Overdue'],
        ['today', 'Today'],
        ['tomorrow', 'Tomorrow'],
        ['<7d', 'Within the next 7 days'],
        ['<30d', 'Within the next 30 days'],
        [month, 'This month'],
        [`>${formatDay(now)}`, 'After a day'],
      ]
    : [
        ['today', 'Today'],
        ['yesterday', 'Yesterday'],
        ['<7d', 'Within the last 7 days'],
        ['<30d', 'Within the last 30 days'],
        ['>1y', 'More than a year ago'],
        [month, 'This month'],
        [`${monthsAgo(3)}..${monthsAgo(1)}`, 'Range of months'],
        [month.slice(0, 4), 'This year'],
        [formatDay(now - DAY_MS), 'A day'],
      ];
  return options.map(([text, detail]) => createInsertCompletionOption(text, { detail }));
}
