import { CsvFields } from './CsvFields';
import { readCsvRows } from './readCsvRows';
import type { ImportInputRecord } from './records';

export interface CsvObjectReader {
  /** Returns the problem of a header, or null if it is valid. The names in the header are in lower case. */
  findHeaderProblem: (header: readonly string[]) => string | null;
  /** Converts a row to a record in the format of the tracker's API. */
  convertRow: (row: CsvFields) => unknown;
  /** Transforms each cell before `convertRow` is called. */
  convertCell?: (cell: string) => string;
}

/** Reads the rows of a CSV file whose first row names the columns, each converted to a record. */
export async function* readCsvObjects(
  file: string,
  { findHeaderProblem, convertRow, convertCell = (cell) => cell }: CsvObjectReader,
  onRead: (bytes: number) => void,
): AsyncGenerator<ImportInputRecord> {
  let header: readonly string[] | null = null;
  for await (const row of readCsvRows(file, onRead)) {
    if (!('cells' in row)) {
      yield row;
      continue;
    }
    const { position, cells, altered } = row;
    if (header !== null) {
      yield { position, altered, value: convertRow(new CsvFields(header, cells.map(convertCell))) };
      continue;
    }
    header = cells.map((cell) => cell.trim().toLowerCase());
    const problem = findHeaderProblem(header);
    if (problem === null) continue;
    yield { position, problem };
    return;
  }
}
