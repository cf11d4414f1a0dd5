import { type RawImportRecord, RawImportRecordBuffer } from './RawImportRecord';

const QUOTE_BYTE = 0x22;
const BACKSLASH_BYTE = 0x5c;
const COMMA_BYTE = 0x2c;
const NEWLINE_BYTE = 0x0a;
const SPACE_BYTE = 0x20;
const ARRAY_START_BYTE = 0x5b;
const ARRAY_END_BYTE = 0x5d;
const OBJECT_START_BYTE = 0x7b;
const OBJECT_END_BYTE = 0x7d;

/**
 * Reads a sequence of JSON values without parsing them. The elements of top-level arrays are separate
 * values: `[1, 2]`, `[1][2]` and `1 2` all yield 1 and 2. This supports JSON arrays, the concatenated
 * pages of `gh api --paginate` and indented objects with constant memory.
 */
export async function* readJsonValues(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawImportRecord> {
  const scanner = new JsonValueScanner();
  for await (const chunk of chunks) yield* scanner.scanChunk(chunk);
  yield* scanner.finishScan();
}

class JsonValueScanner {
  private line = 1;
  /** Number of open JSON brackets, without the outermost array. */
  private depth = 0;
  private inArray = false;
  private inString = false;
  private escaped = false;
  /** First line of the current JSON value, or 0 between values. */
  private startLine = 0;
  private readonly buffer = new RawImportRecordBuffer();

  scanChunk(chunk: Buffer): RawImportRecord[] {
    const found: RawImportRecord[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (byte === NEWLINE_BYTE) this.line++;
      if (this.inString) {
        this.scanInsideString(byte);
        continue;
      }
      if (this.startLine === 0) {
        if (this.skipBytesBetweenValues(byte, found)) continue;
        this.startLine = this.line;
        start = at;
      }
      if (this.isJsonValueEnd(byte)) {
        this.buffer.add(chunk.subarray(start, at));
        found.push(this.takeRecord());
        this.skipBytesBetweenValues(byte, found);
        continue;
      }
      this.scanInsideJsonValue(byte);
      if (this.depth === 0 && (byte === OBJECT_END_BYTE || byte === ARRAY_END_BYTE)) {
        this.buffer.add(chunk.subarray(start, at + 1));
        found.push(this.takeRecord());
      }
    }
    if (this.startLine > 0) this.buffer.add(chunk.subarray(start));
    return found;
  }

  finishScan(): RawImportRecord[] {
    if (this.startLine === 0)
      return this.inArray ? [{ line: this.line, problem: { code: 'array_not_closed' } }] : [];
    if (this.depth === 0 && !this.inString) return [this.takeRecord()];
    return [{ line: this.startLine, problem: { code: 'value_not_closed' } }];
  }

  private scanInsideString(byte: number): void {
    if (this.escaped) this.escaped = false;
    else if (byte === BACKSLASH_BYTE) this.escaped = true;
    else if (byte === QUOTE_BYTE) this.inString = false;
  }

  /**
   * Skips commas, blanks and array brackets between JSON values. Returns false at the first byte of a value.
   */
  private skipBytesBetweenValues(byte: number, found: RawImportRecord[]): boolean {
    if ((byte <= SPACE_BYTE && byte !== 0) || byte === COMMA_BYTE) return true;
    if (byte === ARRAY_START_BYTE && !this.inArray) {
      this.inArray = true;
      return true;
    }
    if (byte === ARRAY_END_BYTE || byte === OBJECT_END_BYTE) {
      if (byte === OBJECT_END_BYTE || !this.inArray)
        found.push({ line: this.line, problem: { code: 'unexpected_bracket' } });
      else this.inArray = false;
      return true;
    }
    return false;
  }

  /** Whether the byte ends a JSON number, literal or string at the top level. */
  private isJsonValueEnd(byte: number): boolean {
    return (
      this.depth === 0 &&
      (byte <= SPACE_BYTE || byte === COMMA_BYTE || byte === ARRAY_END_BYTE || byte === OBJECT_END_BYTE)
    );
  }

  private scanInsideJsonValue(byte: number): void {
    if (byte === QUOTE_BYTE) this.inString = true;
    else if (byte === OBJECT_START_BYTE || byte === ARRAY_START_BYTE) this.depth++;
    else if (byte === OBJECT_END_BYTE || byte === ARRAY_END_BYTE) this.depth--;
  }

  private takeRecord(): RawImportRecord {
    const record = this.buffer.takeRecord(this.startLine);
    this.startLine = 0;
    return record;
  }
}
