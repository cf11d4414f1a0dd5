import { type CsvRow, readCsvRows } from './readCsvRows';
import type { ImportInputRecord, ImportSourcePosition } from './records';
import {
  type CsvRecordColumns,
  findSkippedCsvRows,
  isBlankCsvRow,
  isCommentCsvRow,
  isCommentWithSpace,
} from './skippedCsvRows';

export type CsvTableEntry =
  | { position: ImportSourcePosition; header: readonly string[] }
  | CsvRow
  | Extract<ImportInputRecord, { skipped: string }>;

/** Finds the columns that identify a record, or returns the reason why a file with this header cannot be read. */
export type CsvRecordColumnFinder = (header: readonly string[]) => CsvRecordColumns | string;

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
      yield skipped === null ? row : { position, skipped };
      continue;
    }
    if (isBlankCsvRow(cells)) yield { position, skipped: 'blank rows' };
    else if (isCommentCsvRow(cells)) yield { position, skipped: 'comment lines' };
    else {
      const columns = findColumns(cells);
      if (typeof columns === 'string' && isCommentWithSpace(cells)) {
        yield { position, skipped: 'comment lines' };
        continue;
      }
      if (typeof columns === 'string') {
        yield { position, problem: columns };
        return;
      }
      table = { header: cells, columns };
      yield { position, header: cells };
    }
  }
}
