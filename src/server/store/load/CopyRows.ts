/** Rows on their way into a table by COPY. */
import { copyField } from './copyInto';
import type { Tables } from '../tables/Tables';

export type Cell = Parameters<typeof copyField>[0];

/** Rows of one table, waiting to be copied. */
export class CopyRows {
  readonly table: keyof Tables;
  readonly columns: readonly string[];
  private text = '';

  private constructor(table: keyof Tables, columns: readonly string[]) {
    this.table = table;
    this.columns = columns;
  }

  static of<T extends keyof Tables>(table: T, columns: readonly (keyof Tables[T] & string)[]): CopyRows {
    return new CopyRows(table, columns);
  }

  /** In UTF-16 units. */
  get length(): number {
    return this.text.length;
  }

  add(...cells: readonly Cell[]): void {
    this.addText(rowText(cells));
  }

  /** A row that is text already. */
  addText(row: string): void {
    this.text += `${row}\n`;
  }

  /** All rows, as `copyInto` takes them; half of a surrogate pair becomes U+FFFD on the way, as everywhere. */
  lines(): string {
    return storable(this.text);
  }
}

/** The fields of a row between tabs. */
export function rowText(cells: readonly Cell[]): string {
  let row = copyField(cells[0]);
  for (let i = 1; i < cells.length; i++) row += `\t${copyField(cells[i])}`;
  return row;
}

/** An array of integers as PostgreSQL writes it. */
export const intArray = (values: readonly number[]): string => `{${values.join(',')}}`;

/** PostgreSQL's text cannot hold NUL; U+FFFD stands for it. */
const storable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text);

/** What jsonb takes of a value: NUL and halves of surrogate pairs, which it refuses, become U+FFFD. */
export const jsonText = (value: unknown): string =>
  // JSON.stringify escapes those two in this one form; an escaped backslash is matched to step over it.
  JSON.stringify(value).replace(/\\(?:\\|u0000|ud[89a-f]..)/g, (found) =>
    found === '\\\\' ? found : '\\ufffd',
  );
