import { type CsvRow, readCsvRows } from './readCsvRows';
import type { ImportInputRecord } from '../records';
import type { ImportSourcePosition } from '../../../domain/imports/importReport';
import {
  type CsvRecordColumns,
  findSkippedCsvRows,
  isBlankCsvRow,
  isCommentCsvRow,
  isCommentRowWithSpace,
} from './skippedCsvRows';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export type CsvTableEntry =
  | { position: ImportSourcePosition; header: readonly string[] }
  | CsvRow
  | Extract<ImportInputRecord, { skipped: ReportEntry }>;

/**
 * Finds the columns by which rows are recognized as records, or returns the reason why a file with this header cannot be
 * read.
 */
export type CsvRecordColumnFinder = (header: readonly string[]) => CsvRecordColumns | ReportEntry;

/**
 * Reads a CSV file: first its header, then its rows. Rows that are not records, such as totals below the table, are
 * skipped with the reason.
 * @param onRead called with the number of bytes read from the file
 */
export async function* readCsvTable(
  file: string,
  findColumns: CsvRecordColumnFinder,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<CsvTableEntry> {
  let table: { header: readonly string[]; columns: CsvRecordColumns } | null = null;
  for await (const row of readCsvRows(file, onRead)) {
    if (!('cells' in row)) {
      yield row;
      continue;
    }
    const { position, cells } = row;
    if (table) {
      const skipped = findSkippedCsvRows(cells, table.header, table.columns);
      yield skipped === null ? row : { position, skipped: { code: skipped } };
      continue;
    }
    if (isBlankCsvRow(cells)) yield { position, skipped: { code: 'blank_rows' } };
    else if (isCommentCsvRow(cells)) yield { position, skipped: { code: 'comment_rows' } };
    else {
      const columns = findColumns(cells);
      if ('code' in columns && isCommentRowWithSpace(cells)) {
        yield { position, skipped: { code: 'comment_rows' } };
        continue;
      }
      if ('code' in columns) {
        yield { position, problem: columns };
        return;
      }
      table = { header: cells, columns };
      yield { position, header: cells };
    }
  }
}

/**
 * Removes the apostrophe that exports put before cells that a spreadsheet would evaluate as a formula: "'=1+1" becomes
 * "=1+1".
 */
export const removeFormulaEscape = (cell: string): string =>
  /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;

export interface CsvPreview {
  /** Cells of the header line, or null if the file is empty or unreadable. */
  headers: readonly string[] | null;
  /** The rows after the header line. */
  sampleRows: (readonly string[])[];
}

/** Number of rows that is sufficient to detect list separators. */
export const CSV_SAMPLE_ROWS_MAX = 200;

/** Reads the first rows of a CSV file, without rows that are not records. */
export async function readCsvPreview(
  file: string,
  findColumns: CsvRecordColumnFinder,
  rowsMax = CSV_SAMPLE_ROWS_MAX,
): Promise<CsvPreview> {
  let headers: readonly string[] | null = null;
  const sampleRows: (readonly string[])[] = [];
  for await (const entry of readCsvTable(file, findColumns)) {
    if ('header' in entry) headers = entry.header;
    else if ('cells' in entry) {
      if (sampleRows.push(entry.cells) >= rowsMax) break;
    } else if (!('skipped' in entry)) break;
  }
  return { headers, sampleRows };
}
