/** Reads the CSV file of an interrupted export, to find the end of its complete rows and its last issue. */
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { WinnowError } from '../../shared/errors';
import { parseCsvColumn } from '../../shared/issueList/csvColumns';
import { formatCsvHeader } from '../domain/export/exportCsv';

export interface InterruptedCsvExport {
  /** Length of the header line and the complete rows, in bytes. */
  length: number;
  /** Number of the issue in the last complete row, or null if there is no complete row. */
  lastIssueNumber: number | null;
  issues: number;
}

/** A CSV export can be resumed only with this column, which identifies the project and the issue of each row. */
export const ISSUE_KEY_COLUMN = 'key';

/**
 * Reads the file of an interrupted CSV export of a project.
 * @param columns names of the columns, among them ISSUE_KEY_COLUMN
 * @throws WinnowError VALIDATION_FAILED if the file is not an export of the project with these columns
 */
export async function readInterruptedCsvExport(
  file: string,
  projectKey: string,
  columns: readonly string[],
): Promise<InterruptedCsvExport> {
  const header = Buffer.from(formatCsvHeader(columns.map((name) => parseCsvColumn(name)!)));
  const foreignFile = new WinnowError(
    'VALIDATION_FAILED',
    `${file} is not a CSV export of ${projectKey} with these columns in order of the numbers, so it cannot be continued.`,
  );
  const start = await readFileStart(file, header.length);
  if (!header.subarray(0, start.length).equals(start)) throw foreignFile;
  if (start.length < header.length) return { length: 0, lastIssueNumber: null, issues: 0 };

  const keyColumn = columns.indexOf(ISSUE_KEY_COLUMN);
  const keyPattern = new RegExp(`^${projectKey}-(\\d+)$`);
  const found: InterruptedCsvExport = { length: header.length, lastIssueNumber: null, issues: 0 };
  const parser = parse({
    record_delimiter: '\r\n',
    relax_column_count: true,
    on_record: (cells: string[], { bytes }) => {
      const number = cells.length === columns.length && keyPattern.exec(cells[keyColumn]!)?.[1];
      // A list in another order, such as a download of the browser, must not be continued.
      if (!number || Number(number) <= (found.lastIssueNumber ?? 0)) throw foreignFile;
      found.lastIssueNumber = Number(number);
      found.issues++;
      found.length = header.length + bytes;
      return null;
    },
  });
  // The callback of each write reports the error. Without a listener, it would end the process.
  parser.on('error', () => undefined);
  // The parser is never ended, because it would then pass an incomplete last row to `on_record`. A complete last row
  // may also remain in its buffer; it is exported again.
  for await (const chunk of createReadStream(file, { start: header.length }))
    await new Promise<void>((resolve, reject) => {
      parser.write(chunk, (error) => (error ? reject(foreignFile) : resolve()));
    });
  return found;
}

/** Returns the first bytes of a file, or all if it is shorter. */
async function readFileStart(file: string, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(file, { end: length - 1 })) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
