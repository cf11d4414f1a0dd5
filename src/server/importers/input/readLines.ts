import { type RawRecord, RawRecordBuffer } from './RawRecord';

const NEWLINE = 0x0a;

/** The lines of NDJSON, numbered from 1, blank ones left out. A bad line spoils no other. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRecord> {
  const open = new RawRecordBuffer();
  let line = 1;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      open.add(chunk.subarray(start, end));
      const piece = open.take(line);
      if (!isBlank(piece)) yield piece;
      start = end + 1;
      line++;
    }
    if (start < chunk.length) open.add(chunk.subarray(start));
  }
  const last = open.take(line);
  if (!isBlank(last)) yield last;
}

const SPACE = 0x20;

/** Bytes up to the space are blanks and line ends; NUL is among them but is worth telling. */
function isBlank(piece: RawRecord): boolean {
  return 'bytes' in piece && piece.bytes.every((byte) => byte <= SPACE && byte !== 0);
}
