/** UTC months, as numbers (year * 12 + month, from 0) and as sections. */
import { type RawBuilder, sql } from 'kysely';

/** The month of a time column; null stays null. */
export function monthOf(column: RawBuilder<unknown>): RawBuilder<number | null> {
  const day = sql`(${column} AT TIME ZONE 'UTC')`;
  return sql`(extract(year FROM ${day}) * 12 + extract(month FROM ${day}) - 1)::int`;
}

/** The first instants of a month and of the one after it, from its number in SQL. */
export function monthEnds(month: RawBuilder<unknown>): {
  start: RawBuilder<unknown>;
  end: RawBuilder<unknown>;
} {
  const first = (number: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`make_timestamptz((${number}) / 12, (${number}) % 12 + 1, 1, 0, 0, 0, 'UTC')`;
  return { start: first(month), end: first(sql`${month} + 1`) };
}

export function monthSection(month: number): { key: string; label: string } {
  const year = Math.floor(month / 12);
  const name = MONTHS[month % 12]!;
  return { key: `${year}-${String((month % 12) + 1).padStart(2, '0')}`, label: `${name} ${year}` };
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
