import { type CsvRecordColumnFinder, readCsvTable } from '../input/readCsvTable';

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
