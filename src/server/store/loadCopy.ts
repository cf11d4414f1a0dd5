/** Rows in the text format of COPY: the fastest way into a table on either engine. */
import type { Tables } from './tables';

export type Cell = string | number | boolean | Date | null;

/** Rows of one table, waiting to be copied. */
export class CopyRows<T extends keyof Tables = keyof Tables> {
  readonly table: T;
  readonly columns: readonly (keyof Tables[T] & string)[];
  private text = '';

  constructor(table: T, columns: readonly (keyof Tables[T] & string)[]) {
    this.table = table;
    this.columns = columns;
  }

  /** In UTF-16 units. */
  get length(): number {
    return this.text.length;
  }

  /** Appends a row; a string cell may be any UTF-16 text. */
  add(...cells: readonly Cell[]): void {
    let row = cellText(cells[0]!);
    for (let i = 1; i < cells.length; i++) row += `\t${cellText(cells[i]!)}`;
    this.text += `${row}\n`;
  }

  /** All rows as UTF-8; half of a surrogate pair becomes U+FFFD. */
  bytes(): Buffer {
    return Buffer.from(this.text, 'utf8');
  }
}

/** An array of integers as PostgreSQL writes it. */
export const intArray = (values: readonly number[]): string => `{${values.join(',')}}`;

/** What jsonb takes of a value: NUL and halves of surrogate pairs, which it refuses, become U+FFFD. */
export const jsonText = (value: unknown): string =>
  // JSON.stringify escapes those two in this one form; an escaped backslash is matched to step over it.
  JSON.stringify(value).replace(/\\(?:\\|u0000|ud[89a-f]..)/g, (found) =>
    found === '\\\\' ? found : '\\ufffd',
  );

/** The text as PostgreSQL can hold it: NUL and halves of surrogate pairs become U+FFFD. */
export function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '\uFFFD') : whole;
}

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'string') return SPECIAL.test(cell) ? cell.replace(SPECIALS, escaped) : cell;
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'boolean' ? (cell ? 't' : 'f') : String(cell);
}

const SPECIAL = /[\\\n\r\t\0]/;
const SPECIALS = /[\\\n\r\t\0]/g;

function escaped(special: string): string {
  switch (special) {
    case '\n':
      return '\\n';
    case '\r':
      return '\\r';
    case '\t':
      return '\\t';
    case '\0':
      return '\uFFFD';
    default:
      return '\\\\';
  }
}
