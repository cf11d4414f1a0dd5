/** UTC months in SQL. A month is represented as a number: year * 12 + month, with January as 0. */
import { type RawBuilder, sql } from 'kysely';

/** Returns the SQL expression for the month of a time column. It is NULL if the time is NULL. */
export function extractMonthFromColumn(column: RawBuilder<unknown>): RawBuilder<number | null> {
  const day = sql`(${column} AT TIME ZONE 'UTC')`;
  return sql`(extract(year FROM ${day}) * 12 + extract(month FROM ${day}) - 1)::int`;
}

/** Returns the SQL expressions for the start of a month and the start of the next month. */
export function getMonthBounds(month: RawBuilder<unknown>): {
  start: RawBuilder<unknown>;
  end: RawBuilder<unknown>;
} {
  const first = (number: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`make_timestamptz((${number}) / 12, (${number}) % 12 + 1, 1, 0, 0, 0, 'UTC')`;
  return { start: first(month), end: first(sql`${month} + 1`) };
}
