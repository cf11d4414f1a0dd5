import type { DateOrder } from '../../../shared/imports';
import { CsvFields } from './CsvFields';
import type { CsvDateColumns, CsvDateSource } from './findCsvDateOrder';
import { parseTextDate } from './parseTextDate';
import { readCsvTable } from './readCsvTable';
import type { ImportInputRecord } from './records';
import type { CsvRecordColumns } from './skippedCsvRows';

/** A CSV export whose columns have fixed names. Names are in lower case. */
export interface CsvExport {
  /** Returns the problem of a header, or null if it is valid. */
  findHeaderProblem: (header: readonly string[]) => string | null;
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
): CsvRecordColumns | string {
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
