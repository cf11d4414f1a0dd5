/** Builds the text that PostgreSQL's COPY reads. */
import { encodeCopyField } from './copyRowsIntoTable';
import type { Tables } from '../tables/Tables';

export type CopyFieldValue = Parameters<typeof encodeCopyField>[0];

/** A buffer of rows to copy into one table. */
export class CopyRowBuffer {
  readonly table: keyof Tables;
  readonly columns: readonly string[];
  private text = '';

  private constructor(table: keyof Tables, columns: readonly string[]) {
    this.table = table;
    this.columns = columns;
  }

  static createRowBufferForTable<T extends keyof Tables>(
    table: T,
    columns: readonly (keyof Tables[T] & string)[],
  ): CopyRowBuffer {
    return new CopyRowBuffer(table, columns);
  }

  /** Length of all rows in the buffer, in UTF-16 code units. */
  get length(): number {
    return this.text.length;
  }

  addRow(...cells: readonly CopyFieldValue[]): void {
    this.addEncodedRow(encodeCopyRow(cells));
  }

  /** Adds a row that `encodeCopyRow` has already encoded. */
  addEncodedRow(row: string): void {
    this.text += `${row}\n`;
  }

  /** Returns all rows in the format of `copyRowsIntoTable`. Unpaired surrogates become U+FFFD when they are encoded as UTF-8. */
  getCopyLines(): string {
    return replaceNulCharacters(this.text);
  }
}

/** Encodes a row for COPY: its fields, separated by tabs. */
export function encodeCopyRow(cells: readonly CopyFieldValue[]): string {
  let row = encodeCopyField(cells[0]);
  for (let i = 1; i < cells.length; i++) row += `\t${encodeCopyField(cells[i])}`;
  return row;
}

/** Returns a PostgreSQL array literal. */
export const formatIntArrayLiteral = (values: readonly number[]): string => `{${values.join(',')}}`;

/** Replaces NUL by U+FFFD, because PostgreSQL cannot store it. */
const replaceNulCharacters = (text: string): string =>
  text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text;

/** Encodes a value for jsonb. NUL and unpaired surrogates, which jsonb rejects, become U+FFFD. */
export const encodeJsonb = (value: unknown): string =>
  // JSON.stringify escapes NUL and unpaired surrogates as \uXXXX. Escaped backslashes are matched too, so
  // that the text after them is not mistaken for such an escape.
  JSON.stringify(value).replace(/\\(?:\\|u0000|ud[89a-f]..)/g, (found) =>
    found === '\\\\' ? found : '\\ufffd',
  );
