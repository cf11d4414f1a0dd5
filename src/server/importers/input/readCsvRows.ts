import { parse, type Parser } from 'csv-parse';
import { openFileByteStream } from './bytes';
import { IMPORT_RECORD_BYTES_MAX, IMPORT_RECORD_TOO_LONG_PROBLEM } from './RawImportRecord';
import type { ImportInputRecord, ImportSourcePosition } from './records';

/** A row of a CSV file, or the reason why a part of the file cannot be read. */
export type CsvRow =
  | { position: ImportSourcePosition; cells: readonly string[]; altered: readonly string[] }
  | Extract<ImportInputRecord, { problem: string }>
  | Extract<ImportInputRecord, { cutOff: string }>;

/** Number of bytes of the file whose first line suffices to recognize the delimiter. */
const DELIMITER_DETECTION_BYTES = 65_536;

/**
 * Reads the rows of a CSV file, including the header. The delimiter is the most frequent of comma, semicolon and tab in
 * the first line. Characters that cannot be stored are replaced by U+FFFD.
 * @param onRead called with the number of bytes read from the file
 */
export async function* readCsvRows(file: string, onRead: (bytes: number) => void): AsyncGenerator<CsvRow> {
  const source = await openFileByteStream(file, onRead);
  const { chunks, delimiter } = await detectDelimiter(source.chunks);
  const rows = new CsvRowParser(delimiter);
  let line = 1;
  for await (const chunk of chunks) {
    for (const { record, lastLine } of await rows.parseChunk(chunk)) {
      yield { position: { file, line }, ...replaceUnstorableCharacters(record) };
      line = lastLine + 1;
    }
    if (rows.problem) break;
  }
  for (const { record, lastLine } of await rows.finish()) {
    yield { position: { file, line }, ...replaceUnstorableCharacters(record) };
    line = lastLine + 1;
  }
  if (rows.problem) {
    // The parser cannot find the next row after an error.
    yield { position: { file, line }, problem: rows.problem };
    yield { position: { file, line }, cutOff: `is not readable (${rows.problem})` };
    return;
  }
  const cutOff = source.getTruncationProblem();
  if (cutOff) yield { position: { file, line }, cutOff };
}

interface ParsedCsvRow {
  record: string[];
  /** Number of the row's last line. */
  lastLine: number;
}

/** Parses chunks of a CSV file. Rows before an error are kept, which the parser's stream would discard. */
class CsvRowParser {
  /** Why the rest of the file cannot be parsed, or null. */
  problem: string | null = null;
  private rows: ParsedCsvRow[] = [];
  private readonly parser: Parser;

  constructor(delimiter: string) {
    this.parser = parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: IMPORT_RECORD_BYTES_MAX,
      on_record: (record: string[], { lines }) => {
        this.rows.push({ record, lastLine: lines });
        return null;
      },
    });
    this.parser.on('error', (error: Error) => (this.problem ??= describeCsvProblem(error)));
    // Without a reader, the stream would not end.
    this.parser.resume();
  }

  async parseChunk(chunk: Buffer): Promise<ParsedCsvRow[]> {
    if (!this.problem) await new Promise<void>((resolve) => this.parser.write(chunk, () => resolve()));
    return this.takeRows();
  }

  async finish(): Promise<ParsedCsvRow[]> {
    if (!this.problem) await new Promise<void>((resolve) => this.parser.end(() => resolve()));
    return this.takeRows();
  }

  private takeRows(): ParsedCsvRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }
}

function replaceUnstorableCharacters(record: readonly string[]): {
  cells: readonly string[];
  altered: string[];
} {
  const altered: string[] = [];
  if (record.some((cell) => cell.includes('\uFFFD')))
    altered.push('contains U+FFFD, which replaces invalid UTF-8');
  if (!record.some((cell) => cell.includes('\0'))) return { cells: record, altered };
  altered.push('NUL characters were replaced by U+FFFD');
  return { cells: record.map((cell) => cell.replaceAll('\0', '\uFFFD')), altered };
}

async function detectDelimiter(
  chunks: AsyncIterable<Buffer>,
): Promise<{ chunks: AsyncIterable<Buffer>; delimiter: string }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const buffered: Buffer[] = [];
  let head = '';
  while (head.length < DELIMITER_DETECTION_BYTES && !head.includes('\n')) {
    const next = await iterator.next();
    if (next.done) break;
    buffered.push(next.value);
    head += next.value.toString('latin1', 0, DELIMITER_DETECTION_BYTES);
  }
  const [header = ''] = head.replace(/"[^"]*"/g, '').split('\n', 1);
  const count = (delimiter: string): number => header.split(delimiter).length;
  const replay = async function* (): AsyncGenerator<Buffer> {
    try {
      yield* buffered;
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  };
  const delimiter = [',', ';', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
  return { chunks: replay(), delimiter };
}

function describeCsvProblem(error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'CSV_MAX_RECORD_SIZE') return IMPORT_RECORD_TOO_LONG_PROBLEM;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'the quoted cell that begins in this row is not closed';
  return error.message.split('\n', 1)[0]!;
}
