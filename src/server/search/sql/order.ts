/** What a list is sorted by, in SQL. */
import { type RawBuilder, sql } from 'kysely';
import type { ParsedQuery } from '../../../shared/query/ast';
import { type QueryWord, queryWords } from '../../../shared/query/terms';
import type { Order, OrderField } from '../Search';

export interface ListOrder extends Order {
  /** The column of the key. RELEVANCE is by hits first, and then by this, the latest first. */
  column: string;
  /** Times are kept in microseconds, as they are in the store. */
  isTime: boolean;
  /** Words counted in titles: RELEVANCE alone has any. */
  words: readonly QueryWord[];
}

const COLUMNS: Record<OrderField, string> = {
  CREATED_AT: 'i.created_at',
  UPDATED_AT: 'i.updated_at',
  CLOSED_AT: 'i.closed_at',
  NUMBER: 'i.number',
  PRIORITY: 'i.priority',
  COMMENTS: 'i.comment_count',
  VOTES: 'i.vote_count',
  RELEVANCE: 'i.updated_at',
};

/** Absent, it is RELEVANCE where the query has words, else the latest updated first. */
export function listOrder(order: Order | null, { root }: ParsedQuery): ListOrder {
  const words = queryWords(root);
  const { field, direction } = order ?? {
    field: words.length > 0 ? 'RELEVANCE' : 'UPDATED_AT',
    direction: 'DESC',
  };
  const column = COLUMNS[field];
  return {
    field,
    direction,
    column,
    isTime: column.endsWith('_at'),
    words: field === 'RELEVANCE' ? words : [],
  };
}

/** Where a row stands in its list. */
export interface Position {
  /** The group's id; null is the group of none, or no groups at all. */
  group: number | null;
  /** Words of the query that the title has; 0 unless by RELEVANCE. */
  hits: number;
  /** The order's key; null where the issue has none (never closed). */
  key: number | null;
  number: number;
}

/** A key as a parameter of SQL. */
export function keyParameter({ isTime }: ListOrder, key: number): RawBuilder<unknown> {
  return isTime ? sql`${instant(key)}::timestamptz` : sql`${key}::int`;
}

/** A time column's value in microseconds since 1970, exactly. */
export function microseconds(column: RawBuilder<unknown>): RawBuilder<number> {
  return sql`(extract(epoch FROM ${column}) * 1000000)::bigint`;
}

function instant(micros: number): string {
  const milliseconds = Math.floor(micros / 1000);
  const rest = String(micros - milliseconds * 1000).padStart(3, '0');
  return new Date(milliseconds).toISOString().replace('Z', `${rest}Z`);
}
