/** Builds the input of PostgreSQL's COPY. */
import { copyField } from './copyInto';
import type { Tables } from '../tables/Tables';

export type CopyCell = Parameters<typeof copyField>[0];

/** Rows to copy into one table. */
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

  /** Length of all rows in UTF-16 units. */
  get length(): number {
    return this.text.length;
  }

  add(...cells: readonly CopyCell[]): void {
    this.addText(rowText(cells));
  }

  /** Adds a row that `rowText` has already encoded. */
  addText(row: string): void {
    this.text += `${row}\n`;
  }

  /** Returns all rows in the format of `copyInto`. Unpaired surrogates become U+FFFD when they are encoded as UTF-8. */
  lines(): string {
    return toStorable(this.text);
  }
}

/** Encodes a row: its fields separated by tabs. */
export function rowText(cells: readonly CopyCell[]): string {
  let row = copyField(cells[0]);
  for (let i = 1; i < cells.length; i++) row += `\t${copyField(cells[i])}`;
  return row;
}

/** Returns a PostgreSQL array literal. */
export const intArray = (values: readonly number[]): string => `{${values.join(',')}}`;

/** Replaces NUL by U+FFFD, because PostgreSQL cannot store it. */
const toStorable = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text);

/** Encodes a value for jsonb. NUL and unpaired surrogates, which jsonb rejects, become U+FFFD. */
export const jsonText = (value: unknown): string =>
  // JSON.stringify escapes NUL and unpaired surrogates as \uXXXX. Escaped backslashes are matched too, so
  // that the text after them is not mistaken for such an escape.
  JSON.stringify(value).replace(/\\(?:\\|u0000|ud[89a-f]..)/g, (found) =>
    found === '\\\\' ? found : '\\ufffd',
  );
