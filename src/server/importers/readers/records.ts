import { isUtf8 } from 'node:buffer';
import { openFileByteStream } from './bytes';
import { readNdjsonLines } from './readNdjsonLines';
import { findExceededJsonLimit } from './findExceededJsonLimit';
import type { RawImportRecord } from './RawImportRecord';
import { readJsonValues } from './readJsonValues';
import type { ReportEntry } from '../../domain/imports/reportEntries';
import type { ImportSourcePosition } from '../../domain/imports/importReport';

/** A JSON value of the import's input, or the reason why a part of the input cannot be read. */
export type ImportInputRecord =
  /** `altered`: changes that were necessary to store the value. */
  | { position: ImportSourcePosition; value: unknown; altered: readonly ReportEntry[] }
  /** `isTooLarge`: the part exceeds a limit. */
  | { position: ImportSourcePosition; problem: ReportEntry; isTooLarge?: boolean }
  /** A row that is not a record. `skipped` is worded as a noun in the plural. */
  | { position: ImportSourcePosition; skipped: ReportEntry }
  /** The input after this line is unreadable. `cutOff` is the cause of an `input_cut_off`. */
  | { position: ImportSourcePosition; cutOff: ReportEntry };

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
  if (record.bytes.includes(0)) return { position, problem: { code: 'nul_byte' } };
  const exceeded = findExceededJsonLimit(record.bytes);
  if (exceeded !== null) return { position, problem: exceeded, isTooLarge: true };
  try {
    return { position, ...parseStorableJson(record.bytes) };
  } catch (error) {
    return { position, problem: { code: 'invalid_json', error: shortenErrorMessage(error) } };
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

interface StorableJsonValue {
  value: unknown;
  /** The characters that had to be replaced in the value. */
  altered: ReportEntry[];
}

/**
 * Parses JSON into text that PostgreSQL can store. NUL characters, unpaired surrogates and invalid UTF-8
 * are replaced by U+FFFD, as in CommonMark.
 * @throws SyntaxError; RangeError if the JSON is nested too deeply
 */
function parseStorableJson(bytes: Buffer): StorableJsonValue {
  const altered: ReportEntry[] = [];
  if (!isUtf8(bytes)) altered.push({ code: 'invalid_utf8_replaced' });
  const text = bytes.toString('utf8');
  if (!UNSTORABLE_JSON_ESCAPE_PATTERN.test(text)) return { value: JSON.parse(text), altered };
  let hasNul = false;
  let hasSurrogate = false;
  const value: unknown = JSON.parse(text, (_key, found: unknown) => {
    if (typeof found !== 'string') return found;
    hasNul ||= found.includes('\0');
    hasSurrogate ||= UNPAIRED_SURROGATE_PATTERN.test(found);
    return found.replace(UNSTORABLE_CHARACTER_PATTERN, '\uFFFD');
  });
  if (hasNul) altered.push({ code: 'nul_replaced' });
  if (hasSurrogate) altered.push({ code: 'surrogates_replaced' });
  return { value, altered };
}

/** JSON escapes of NUL and surrogates. Most records contain none and need no second pass. */
const UNSTORABLE_JSON_ESCAPE_PATTERN = /\\u(?:0000|[dD][89a-fA-F])/;

/** With the flag `u`, only unpaired surrogates match. */
const UNPAIRED_SURROGATE_PATTERN = /\p{Surrogate}/u;
const UNSTORABLE_CHARACTER_PATTERN = /\0|\p{Surrogate}/gu;
