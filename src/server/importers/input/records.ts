import { openFileByteStream } from './bytes';
import { readNdjsonLines } from './readNdjsonLines';
import { parseStorableJson } from './parseStorableJson';
import { findExceededJsonLimit } from './findExceededJsonLimit';
import type { RawImportRecord } from './RawImportRecord';
import { readJsonValues } from './readJsonValues';

/** Position of a record in the imported files. Lines are numbered from 1. */
export interface ImportSourcePosition {
  file: string;
  line: number;
}

/** A JSON value of the import's input, or the reason why a part of the input cannot be read. */
export type ImportInputRecord =
  /** `altered` describes changes that were necessary to store the value. */
  | { position: ImportSourcePosition; value: unknown; altered: readonly string[] }
  /** `isTooLarge`: the part exceeds a limit. */
  | { position: ImportSourcePosition; problem: string; isTooLarge?: boolean }
  /** A row that is not a record. `skipped` is a noun in the plural. */
  | { position: ImportSourcePosition; skipped: string }
  /** The input after this line is unreadable. `cutOff` is the end of a sentence that begins with the file's name. */
  | { position: ImportSourcePosition; cutOff: string };

/**
 * Reads the JSON values of a file: NDJSON, a JSON array or a sequence of values, also compressed with gzip.
 * @param onRead called with the number of bytes read from the file
 */
export async function* readImportFileRecords(
  file: string,
  onRead: (bytes: number) => void,
): AsyncGenerator<ImportInputRecord> {
  const source = await openFileByteStream(file, onRead);
  const { chunks, format } = await detectRecordFormat(source.chunks);
  let line = 0;
  for await (const record of format === 'lines' ? readNdjsonLines(chunks) : readJsonValues(chunks)) {
    line = record.line;
    yield toImportInputRecord(file, record);
  }
  const cutOff = source.getTruncationProblem();
  if (cutOff) yield { position: { file, line }, cutOff };
}

function toImportInputRecord(file: string, record: RawImportRecord): ImportInputRecord {
  const position = { file, line: record.line };
  if ('problem' in record) return { position, problem: record.problem, isTooLarge: record.isTooLarge };
  if (record.bytes.includes(0)) return { position, problem: 'contains a NUL byte' };
  const exceeded = findExceededJsonLimit(record.bytes);
  if (exceeded !== null) return { position, problem: exceeded, isTooLarge: true };
  try {
    return { position, ...parseStorableJson(record.bytes) };
  } catch (error) {
    return { position, problem: `invalid JSON: ${shortenErrorMessage(error)}` };
  }
}

const IMPORT_PROBLEM_MESSAGE_LENGTH_MAX = 160;

const shortenErrorMessage = (error: unknown): string =>
  String(error instanceof Error ? error.message : error)
    .replace(/\s+/g, ' ')
    .slice(0, IMPORT_PROBLEM_MESSAGE_LENGTH_MAX);

/**
 * Number of bytes at the start of a file that suffices to see whether the first line is a complete JSON
 * value.
 */
const IMPORT_FORMAT_DETECTION_BYTES = 4096;

/**
 * Detects how to split a file into JSON values. Arrays and indented objects are read value by value,
 * everything else line by line.
 */
async function detectRecordFormat(
  chunks: AsyncIterable<Buffer>,
): Promise<{ chunks: AsyncIterable<Buffer>; format: 'lines' | 'values' }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const buffered: Buffer[] = [];
  let head = '';
  while (head.length < IMPORT_FORMAT_DETECTION_BYTES) {
    const next = await iterator.next();
    if (next.done) break;
    buffered.push(next.value);
    head = (head + next.value.toString('latin1', 0, IMPORT_FORMAT_DETECTION_BYTES)).trimStart();
  }
  const format = /^(\[|\{\s*[\r\n])/.test(head) ? 'values' : 'lines';
  return { chunks: replayBufferedChunks(buffered, iterator), format };
}

async function* replayBufferedChunks(
  buffered: Buffer[],
  iterator: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    for (let chunk = buffered.shift(); chunk; chunk = buffered.shift()) yield chunk;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
