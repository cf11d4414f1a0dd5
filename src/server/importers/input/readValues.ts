import { type RawRecord, RawRecordBuffer } from './RawRecord';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const NEWLINE = 0x0a;
const SPACE = 0x20;
const ARRAY = 0x5b;
const ARRAY_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/**
 * The elements of top-level arrays, and top-level values beside them: `[1, 2]`, `[1][2]` and `1 2`
 * all give 1 and 2. So a JSON array, the concatenated pages of `gh api --paginate` and an indented
 * object are read alike, a value at a time. It finds where a value ends and leaves parsing to the reader.
 */
export async function* readValues(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRecord> {
  const scanner = new ValueScanner();
  for await (const chunk of chunks) yield* scanner.scan(chunk);
  yield* scanner.end();
}

class ValueScanner {
  private line = 1;
  /** Brackets open around the byte; the outermost array does not count. */
  private depth = 0;
  private inArray = false;
  private inString = false;
  private escaped = false;
  /** Line where the open value began; 0: none is open. */
  private startLine = 0;
  private readonly open = new RawRecordBuffer();

  scan(chunk: Buffer): RawRecord[] {
    const found: RawRecord[] = [];
    let start = 0;
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at]!;
      if (byte === NEWLINE) this.line++;
      if (this.inString) {
        this.passString(byte);
        continue;
      }
      if (this.startLine === 0) {
        if (this.passBetween(byte, found)) continue;
        this.startLine = this.line;
        start = at;
      }
      if (this.endsBefore(byte)) {
        this.open.add(chunk.subarray(start, at));
        found.push(this.take());
        this.passBetween(byte, found);
        continue;
      }
      this.passInside(byte);
      if (this.depth === 0 && (byte === OBJECT_END || byte === ARRAY_END)) {
        this.open.add(chunk.subarray(start, at + 1));
        found.push(this.take());
      }
    }
    if (this.startLine > 0) this.open.add(chunk.subarray(start));
    return found;
  }

  end(): RawRecord[] {
    if (this.startLine === 0)
      return this.inArray ? [{ line: this.line, problem: 'the array is cut off here' }] : [];
    if (this.depth === 0 && !this.inString) return [this.take()];
    return [{ line: this.startLine, problem: 'the file ends inside a value that begins here' }];
  }

  private passString(byte: number): void {
    if (this.escaped) this.escaped = false;
    else if (byte === BACKSLASH) this.escaped = true;
    else if (byte === QUOTE) this.inString = false;
  }

  /** Steps over what stands between values; false where one begins. */
  private passBetween(byte: number, found: RawRecord[]): boolean {
    if ((byte <= SPACE && byte !== 0) || byte === COMMA) return true;
    if (byte === ARRAY && !this.inArray) {
      this.inArray = true;
      return true;
    }
    if (byte === ARRAY_END || byte === OBJECT_END) {
      if (byte === OBJECT_END || !this.inArray)
        found.push({ line: this.line, problem: 'a bracket closes nothing' });
      else this.inArray = false;
      return true;
    }
    return false;
  }

  /** Numbers, words and strings end where something else begins. */
  private endsBefore(byte: number): boolean {
    return this.depth === 0 && (byte <= SPACE || byte === COMMA || byte === ARRAY_END || byte === OBJECT_END);
  }

  private passInside(byte: number): void {
    if (byte === QUOTE) this.inString = true;
    else if (byte === OBJECT || byte === ARRAY) this.depth++;
    else if (byte === OBJECT_END || byte === ARRAY_END) this.depth--;
  }

  private take(): RawRecord {
    const piece = this.open.take(this.startLine);
    this.startLine = 0;
    return piece;
  }
}
