import { type RawImportRecord, RawImportRecordBuffer } from './RawImportRecord';

const NEWLINE_BYTE = 0x0a;

/** Reads the lines of an NDJSON file, numbered from 1, without blank lines. */
export async function* readNdjsonLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawImportRecord> {
  const buffer = new RawImportRecordBuffer();
  let line = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE_BYTE); end >= 0; end = chunk.indexOf(NEWLINE_BYTE, start)) {
      buffer.add(chunk.subarray(start, end));
      const record = buffer.takeRecord(line);
      if (!isBlankImportRecord(record)) yield record;
      start = end + 1;
      line++;
    }
    if (start < chunk.length) buffer.add(chunk.subarray(start));
  }
  const last = buffer.takeRecord(line);
  if (!isBlankImportRecord(last)) yield last;
}

const SPACE_BYTE = 0x20;

/**
 * Whether an input line is blank. Control characters and spaces are blank, except for NUL: a line with NUL
 * bytes is reported as damaged.
 */
function isBlankImportRecord(record: RawImportRecord): boolean {
  return 'bytes' in record && record.bytes.every((byte) => byte <= SPACE_BYTE && byte !== 0);
}
