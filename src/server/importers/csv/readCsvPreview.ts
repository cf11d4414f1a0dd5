import { readCsvRows } from '../input/readCsvRows';

export interface CsvPreview {
  /** Cells of the header line, or null if the file is empty or unreadable. */
  headers: readonly string[] | null;
  /** The rows after the header line. */
  sampleRows: (readonly string[])[];
}

/** Number of rows that is sufficient to detect list separators and the order of day and month. */
export const CSV_SAMPLE_ROWS_MAX = 200;

/** Reads the first rows of a CSV file. */
export async function readCsvPreview(file: string, rowsMax = CSV_SAMPLE_ROWS_MAX): Promise<CsvPreview> {
  let headers: readonly string[] | null = null;
  const sampleRows: (readonly string[])[] = [];
  for await (const row of readCsvRows(file, () => undefined)) {
    if (!('cells' in row)) break;
    if (headers === null) headers = row.cells;
    else if (sampleRows.push(row.cells) >= rowsMax) break;
  }
  return { headers, sampleRows };
}
