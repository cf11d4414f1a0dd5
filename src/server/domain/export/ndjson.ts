import type { ExportRecord } from './records';

/** Minimum length of a chunk, except the last one, in UTF-16 code units. */
const CHUNK_LENGTH = 65_536;

/** Formats records as NDJSON. Each chunk consists of complete lines. */
export async function* formatNdjson(records: AsyncIterable<ExportRecord>): AsyncGenerator<string> {
  let lines: string[] = [];
  let length = 0;
  for await (const record of records) {
    const line = `${JSON.stringify(record)}\n`;
    lines.push(line);
    length += line.length;
    if (length < CHUNK_LENGTH) continue;
    yield lines.join('');
    lines = [];
    length = 0;
  }
  if (lines.length > 0) yield lines.join('');
}
