import { parse, type Parser } from 'csv-parse';
import { IMPORT_CSV_COLUMNS_MAX, IMPORT_TEXT_BYTES_MAX } from '../../../../shared/limits';
import { openFileByteStream } from '../bytes';
import { IMPORT_RECORD_BYTES_MAX, IMPORT_RECORD_TOO_LONG_PROBLEM } from '../RawImportRecord';
import type { ImportInputRecord } from '../records';
import type { ImportSourcePosition } from '../../../domain/imports/importReport';
import type { ReportEntry, ReportEntryCode } from '../../../domain/imports/reportEntries';

/** A row of a CSV file, or the reason why a part of the file cannot be read. */
export type CsvRow =
  | { position: ImportSourcePosition; cells: readonly string[]; altered: readonly ReportEntry[] }
  | Extract<ImportInputRecord, { problem: ReportEntry }>
  | Extract<ImportInputRecord, { cutOff: ReportEntry }>;

/** Number of bytes of the file whose header suffices to recognize the delimiter. */
const DELIMITER_DETECTION_BYTES = 65_536;

/**
 * Reads the rows of a CSV file, including the header. The delimiter is declared by a first line `sep=;`, or the most
 * frequent of comma, semicolon and tab in the header. Characters that cannot be stored are replaced by U+FFFD.
 * @param onRead called with the number of bytes read from the file
 */
export async function* readCsvRows(file: string, onRead: (bytes: number) => void): AsyncGenerator<CsvRow> {
  const source = await openFileByteStream(file, onRead);
  const { chunks, delimiter } = await detectDelimiter(source.chunks);
  const rows = new CsvRowParser(delimiter);
  let line = 1;
  const widths = new LineWidthLimit(delimiter);
  for await (const chunk of chunks) {
    if (widths.isExceededBy(chunk)) {
      rows.problem ??= TOO_MANY_COLUMNS_PROBLEM;
      break;
    }
    for (const { record, lastLine } of await rows.parseChunk(chunk)) {
      yield toCsvRow({ file, line }, record);
      line = lastLine + 1;
    }
    if (rows.problem) break;
  }
  for (const { record, lastLine } of await rows.finish()) {
    yield toCsvRow({ file, line }, record);
    line = lastLine + 1;
  }
  if (rows.problem) {
    // The parser cannot find the next row after an error.
    yield {
      position: { file, line },
      problem: rows.problem,
      isTooLarge: TOO_LARGE_CODES.has(rows.problem.code),
    };
    yield { position: { file, line }, cutOff: { code: 'rest_not_readable', problem: rows.problem } };
    return;
  }
  const cutOff = source.getTruncationProblem();
  if (cutOff) yield { position: { file, line }, cutOff };
}

const TOO_MANY_COLUMNS_PROBLEM: ReportEntry = {
  code: 'row_with_too_many_columns',
  columns: IMPORT_CSV_COLUMNS_MAX,
};
const TOO_LARGE_CODES: ReadonlySet<string> = new Set<ReportEntryCode>([
  'row_with_too_many_columns',
  'record_too_long',
]);

const NEWLINE_BYTE = 0x0a;
const QUOTE_BYTE = 0x22;
/** Maximum number of delimiters in a parsed line: far more than columns, because texts can contain delimiters. */
const LINE_DELIMITERS_MAX = 10 * IMPORT_CSV_COLUMNS_MAX;

/** Finds lines with millions of columns before they are parsed, which takes about a microsecond per column. */
class LineWidthLimit {
  private readonly delimiterByte: number;
  private delimiters = 0;
  private isQuoted = false;

  constructor(delimiter: string) {
    this.delimiterByte = delimiter.charCodeAt(0);
  }

  isExceededBy(chunk: Buffer): boolean {
    for (const byte of chunk) {
      if (byte === NEWLINE_BYTE) {
        this.delimiters = 0;
        // A quote can be part of an unquoted cell, so the state is not kept from line to line.
        this.isQuoted = false;
      } else if (byte === QUOTE_BYTE) this.isQuoted = !this.isQuoted;
      else if (byte === this.delimiterByte && !this.isQuoted && ++this.delimiters > LINE_DELIMITERS_MAX)
        return true;
    }
    return false;
  }
}

interface ParsedCsvRow {
  record: string[];
  /** Number of the row's last line. */
  lastLine: number;
}

/** Parses chunks of a CSV file. Rows before an error are kept, which the parser's stream would discard. */
class CsvRowParser {
  /** Why the rest of the file cannot be parsed, or null. */
  problem: ReportEntry | null = null;
  private rows: ParsedCsvRow[] = [];
  private readonly parser: Parser;

  constructor(delimiter: string) {
    this.parser = parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
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

function toCsvRow(position: ImportSourcePosition, record: readonly string[]): CsvRow {
  const exceeded = findExceededRowLimit(record);
  if (exceeded !== null) return { position, problem: exceeded, isTooLarge: true };
  return { position, ...replaceUnstorableCharacters(record) };
}

function findExceededRowLimit(record: readonly string[]): ReportEntry | null {
  if (record.length > IMPORT_CSV_COLUMNS_MAX) return TOO_MANY_COLUMNS_PROBLEM;
  if (record.some(({ length }) => length > IMPORT_TEXT_BYTES_MAX))
    return { code: 'text_too_long', mebibytes: IMPORT_TEXT_BYTES_MAX / 1024 ** 2 };
  return null;
}

function replaceUnstorableCharacters(record: readonly string[]): {
  cells: readonly string[];
  altered: ReportEntry[];
} {
  const altered: ReportEntry[] = [];
  if (record.some((cell) => cell.includes('\uFFFD')))
    altered.push({ code: 'contains_replacement_characters' });
  if (!record.some((cell) => cell.includes('\0'))) return { cells: record, altered };
  altered.push({ code: 'nul_replaced' });
  return { cells: record.map((cell) => cell.replaceAll('\0', '\uFFFD')), altered };
}

/** Matches lines before the header: empty lines, the line `sep=;` of Excel and comments such as "# Exported by". */
const NOT_HEADER_PATTERN = /^(?:\s*|sep=.?.?|\s*(?:#\s*[^\s,;]+\s+\S.*|\/\/.*))$/i;

async function detectDelimiter(
  chunks: AsyncIterable<Buffer>,
): Promise<{ chunks: AsyncIterable<Buffer>; delimiter: string }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const buffered: Buffer[] = [];
  let head = '';
  while (
    head.length < DELIMITER_DETECTION_BYTES &&
    !head
      .split('\n')
      .slice(0, -1)
      .some((line) => !NOT_HEADER_PATTERN.test(line))
  ) {
    const next = await iterator.next();
    if (next.done) break;
    buffered.push(next.value);
    head += next.value.toString('latin1', 0, DELIMITER_DETECTION_BYTES);
  }
  const lines = head.replace(/"[^"]*"/g, '').split(/\r?\n/);
  const [, declared] = /^sep=(.)\s*$/i.exec(lines[0]!) ?? [];
  const header = lines.find((line) => !NOT_HEADER_PATTERN.test(line)) ?? '';
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
  return { chunks: replay(), delimiter: declared ?? delimiter };
}

function describeCsvProblem(error: Error): ReportEntry {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'CSV_MAX_RECORD_SIZE') return IMPORT_RECORD_TOO_LONG_PROBLEM;
  if (code === 'CSV_QUOTE_NOT_CLOSED') return { code: 'quoted_cell_not_closed' };
  return { code: 'invalid_csv', error: error.message.split('\n', 1)[0]! };
}
