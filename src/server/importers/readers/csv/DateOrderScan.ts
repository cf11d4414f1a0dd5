/** Finds the order of day, month and year in the dates of an import, from all of its rows. */
import path from 'node:path';
import { DATE_ORDERS, type DateOrder } from '../../../../shared/imports';
import { parseDateInEachOrder, parseYearFirstDate } from '../../values/parseTextDate';
import type { ImportSourcePosition } from '../../../domain/imports/importReport';

/** A date of the import, and where it is. */
export interface DateExample {
  text: string;
  position: ImportSourcePosition;
  /** Header of its column. */
  column: string;
}

export type DateOrderFinding =
  /** `order` is null if the import has no dates whose order matters. */
  | { kind: 'known'; order: DateOrder | null }
  /** All dates can be read in each of these orders. `example` differs between them. */
  | { kind: 'unknown'; orders: DateOrder[]; example: DateExample }
  /** No order fits all dates. `problem` is a sentence that names the rows. */
  | { kind: 'contradictory'; problem: string };

const ORDER_PAIRS = [
  ['dmy', 'mdy'],
  ['dmy', 'ymd'],
  ['mdy', 'ymd'],
] as const;

/** Maximum number of characters of a date in a message, in UTF-16 code units. */
const SHOWN_DATE_LENGTH_MAX = 40;

/** Collects what the dates of an import say about their order. Its memory does not grow with the number of dates. */
export class DateOrderScan {
  /** The first date that cannot be read in an order. */
  readonly #exclusions = new Map<DateOrder, DateExample>();
  /** The first date that differs between two orders, by the pair of orders. */
  readonly #differences = new Map<string, DateExample>();
  #hasDates = false;
  readonly #firstNumbers = new Set<string>();
  readonly #lastNumbers = new Set<string>();
  readonly #yearFirst: { dayLast?: DateExample; monthLast?: DateExample; ambiguous?: DateExample } = {};

  add(text: string, position: ImportSourcePosition, column: string): void {
    const yearFirst = parseYearFirstDate(text);
    if (yearFirst) {
      const { month, day } = yearFirst;
      const kind = day > 12 ? 'dayLast' : month > 12 ? 'monthLast' : month === day ? null : 'ambiguous';
      if (kind) this.#yearFirst[kind] ??= { text, position, column };
      return;
    }
    const readings = parseDateInEachOrder(text);
    if (!readings) return;
    this.#hasDates = true;
    const example = { text, position, column };
    for (const order of DATE_ORDERS) if (!readings[order]) addFirst(this.#exclusions, order, example);
    const [first = '', last = ''] = text.match(/\d+/g)?.filter((_, index) => index % 2 === 0) ?? [];
    this.#firstNumbers.add(first);
    this.#lastNumbers.add(last);
    for (const [a, b] of ORDER_PAIRS)
      if (readings[a] && readings[b] && readings[a].getTime() !== readings[b].getTime())
        addFirst(this.#differences, `${a} ${b}`, example);
  }

  get finding(): DateOrderFinding {
    const { dayLast, monthLast, ambiguous } = this.#yearFirst;
    if (monthLast && ambiguous && !dayLast)
      return {
        kind: 'contradictory',
        problem: `${describeDateExample(monthLast)} seems to have the order year, day, month, which is not supported, and ${describeDateExample(ambiguous)} does not have a known order.`,
      };
    if (!this.#hasDates) return { kind: 'known', order: null };
    const orders = DATE_ORDERS.filter((order) => !this.#exclusions.has(order));
    if (orders.length === 0) return { kind: 'contradictory', problem: this.#describeContradiction() };
    const usual = orders.filter((order) => order !== 'ymd');
    const plausible = usual.length === 0 || this.#mayBeginWithYears ? orders : usual;
    const difference = ORDER_PAIRS.filter((pair) => pair.every((order) => plausible.includes(order)))
      .map(([a, b]) => this.#differences.get(`${a} ${b}`))
      .find((example) => example !== undefined);
    return difference
      ? { kind: 'unknown', orders, example: difference }
      : { kind: 'known', order: plausible[0]! };
  }

  /**
   * Whether the dates may begin with a year of two digits. Years differ less than days do, and "13/03/25" is usually a
   * day of 2025.
   */
  get #mayBeginWithYears(): boolean {
    return this.#firstNumbers.size * 2 <= this.#lastNumbers.size;
  }

  #describeContradiction(): string {
    const examples = [...new Set(DATE_ORDERS.flatMap((order) => this.#exclusions.get(order) ?? []))];
    const [first, second] = examples
      .slice(0, 2)
      .sort((a, b) => (a.position.file === b.position.file ? a.position.line - b.position.line : 0));
    const rows = second
      ? `${describeDateExample(first!)} and ${describeDateExample(second)}`
      : describeDateExample(first!);
    return `${rows} do not have the same order of day, month and year.`;
  }
}

function addFirst<Key>(examples: Map<Key, DateExample>, key: Key, example: DateExample): void {
  if (!examples.has(key)) examples.set(key, example);
}

/** Formats a date with its row: `late.csv line 2, Created "05/03/2025"`. */
export const describeDateExample = ({ text, position, column }: DateExample): string =>
  `${path.basename(position.file)} line ${position.line}, ${column} ${JSON.stringify(text.slice(0, SHOWN_DATE_LENGTH_MAX))}`;
