import type { DateOrder } from '../../../../shared/imports';
import type { CsvDateColumns, CsvDateSource } from './findCsvDateOrder';
import { parseTextDate } from '../../values/parseTextDate';
import { readCsvTable } from './readCsvTable';
import type { ImportInputRecord } from '../records';
import type { CsvRecordColumns } from './skippedCsvRows';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

/** A CSV export whose columns have fixed names. Names are in lower case. */
export interface CsvExport {
  /** Returns the problem of a header, or null if it is valid. */
  findHeaderProblem: (header: readonly string[]) => ReportEntry | null;
  idColumns: readonly string[];
  titleColumn: string;
  textColumns: readonly string[];
  dateColumns: readonly string[];
  /** Columns whose cells begin with a date: `date;author;text`. */
  commentColumns?: readonly string[];
}

export interface CsvObjectReader {
  /**
   * Converts a row to a record in the format of the tracker's API.
   * @param toDate converts a date to ISO 8601 format; other texts stay the same
   */
  convertRow: (row: CsvFields, toDate: (text: string | null) => string | null) => unknown;
  /** Transforms each cell before `convertRow` is called. */
  convertCell?: (cell: string) => string;
  dateOrder: DateOrder | null;
}

/** Reads the rows of a CSV file whose header names the columns, each converted to a record. */
export async function* readCsvObjects(
  file: string,
  csvExport: CsvExport,
  { convertRow, convertCell = (cell) => cell, dateOrder }: CsvObjectReader,
  onRead: (bytes: number) => void,
): AsyncGenerator<ImportInputRecord> {
  const toDate = (text: string | null) => parseTextDate(text, dateOrder)?.toISOString() ?? text;
  let header: readonly string[] = [];
  for await (const entry of readCsvTable(file, (cells) => findRecordColumns(cells, csvExport), onRead)) {
    if ('header' in entry) header = normalizeHeader(entry.header);
    else if (!('cells' in entry)) yield entry;
    else {
      const { position, cells, altered } = entry;
      const fields = new CsvFields(header, cells.map(convertCell));
      yield { position, altered, value: convertRow(fields, toDate) };
    }
  }
}

const normalizeHeader = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim().toLowerCase());

const findIndexes = (header: readonly string[], names: readonly string[]): number[] =>
  [...header.keys()].filter((index) => names.includes(header[index]!));

export function findRecordColumns(
  cells: readonly string[],
  { findHeaderProblem, idColumns, titleColumn, textColumns }: CsvExport,
): CsvRecordColumns | ReportEntry {
  const header = normalizeHeader(cells);
  return (
    findHeaderProblem(header) ?? {
      ids: findIndexes(header, idColumns),
      titles: findIndexes(header, [titleColumn]),
      texts: findIndexes(header, textColumns),
    }
  );
}

/** Finds the date columns of a CSV export, from which the order of day, month and year is inferred. */
export const createCsvDateSource = (file: string, csvExport: CsvExport): CsvDateSource => ({
  file,
  findColumns: (cells) => findRecordColumns(cells, csvExport),
  findDateColumns: (cells): CsvDateColumns => {
    const header = normalizeHeader(cells);
    return {
      dates: findIndexes(header, csvExport.dateColumns),
      comments: findIndexes(header, csvExport.commentColumns ?? []),
    };
  },
});

/** The cells of a row by column name in lower case. Tracks which columns have been read, for `rest`. */
export class CsvFields {
  private readonly valuesByColumn = new Map<string, string[]>();
  private readonly used = new Set<string>();

  constructor(header: readonly string[], cells: readonly string[]) {
    for (const [index, cell] of cells.entries()) {
      const column = header[index] || `column ${index + 1}`;
      if (cell.trim() === '') continue;
      const values = this.valuesByColumn.get(column);
      if (values) values.push(cell);
      else this.valuesByColumn.set(column, [cell]);
    }
  }

  all(...columns: readonly string[]): string[] {
    return columns.flatMap((column) => {
      this.used.add(column);
      return this.valuesByColumn.get(column) ?? [];
    });
  }

  first(...columns: readonly string[]): string | null {
    return this.all(...columns)[0] ?? null;
  }

  /** Yields the cells of the columns that match a pattern. `name` is the first capture group. */
  *matching(pattern: RegExp): Generator<{ name: string; value: string }> {
    for (const [column, values] of this.valuesByColumn) {
      const name = pattern.exec(column)?.[1];
      if (name === undefined) continue;
      this.used.add(column);
      for (const value of values) yield { name, value };
    }
  }

  /** Returns the columns that have not been read yet. */
  rest(ignored: ReadonlySet<string> = new Set()): [column: string, value: unknown][] {
    return [...this.valuesByColumn]
      .filter(([column]) => !this.used.has(column) && !ignored.has(column))
      .map(([column, values]) => [column, values.length === 1 ? values[0] : values]);
  }
}
