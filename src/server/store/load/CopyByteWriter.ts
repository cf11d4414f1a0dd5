/** Texts up to this length, in UTF-16 code units, are encoded in JavaScript, which is faster than a call of Buffer. */
const SHORT_TEXT_LENGTH_MAX = 40;
const INITIAL_CAPACITY_BYTES = 16 * 1024;

/**
 * Buffers of earlier writers, for later writers to use again. Without them, a load would leave tens of megabytes of
 * buffers to the garbage collector, which frees them late.
 */
const reusableBuffers: Buffer[] = [];
const REUSABLE_BUFFERS_MAX = 16;
const REUSABLE_BUFFER_BYTES_MAX = 8 * 1024 * 1024;

/** A byte buffer that grows as values are appended, in the byte order of PostgreSQL's binary formats (big-endian). */
export class CopyByteWriter {
  private bytes = reusableBuffers.pop() ?? Buffer.allocUnsafeSlow(INITIAL_CAPACITY_BYTES);
  private end = 0;

  /** Number of bytes written. */
  get length(): number {
    return this.end;
  }

  writeInt8(value: number): void {
    this.reserve(1);
    this.bytes[this.end++] = value;
  }

  /** @throws RangeError */
  writeInt16(value: number): void {
    requireSignedInteger(value, 2 ** 15);
    this.reserve(2);
    this.end = this.bytes.writeInt16BE(value, this.end);
  }

  writeUint16(value: number): void {
    this.reserve(2);
    this.end = this.bytes.writeUInt16BE(value, this.end);
  }

  /** @throws RangeError */
  writeInt32(value: number): void {
    requireSignedInteger(value, 2 ** 31);
    this.reserve(4);
    this.end = this.bytes.writeInt32BE(value, this.end);
  }

  writeInt64(value: bigint): void {
    this.reserve(8);
    this.end = this.bytes.writeBigInt64BE(value, this.end);
  }

  writeBytes(value: Uint8Array): void {
    this.reserve(value.length);
    this.bytes.set(value, this.end);
    this.end += value.length;
  }

  /** Writes a text as UTF-8, with unpaired surrogates as U+FFFD. */
  writeText(text: string): void {
    if (text.length <= SHORT_TEXT_LENGTH_MAX && this.writeAscii(text)) return;
    const length = Buffer.byteLength(text);
    this.reserve(length);
    this.end += this.bytes.write(text, this.end, length, 'utf8');
  }

  /** Starts a field, which begins with its length in bytes. Returns its position for `endField`. */
  startField(): number {
    const start = this.end;
    this.writeInt32(0);
    return start;
  }

  /** Ends the field that was started at this position, by writing its length. */
  endField(start: number): void {
    this.overwriteInt32(start, this.end - start - 4);
  }

  /** Replaces an int32 that was written before. */
  overwriteInt32(position: number, value: number): void {
    this.bytes.writeInt32BE(value, position);
  }

  /** Returns all bytes in a buffer that contains nothing else. The writer cannot be used afterwards. */
  takeBytes(): Uint8Array<ArrayBuffer> {
    const { bytes, end } = this;
    const taken = new Uint8Array(end);
    taken.set(bytes.subarray(0, end));
    if (reusableBuffers.length < REUSABLE_BUFFERS_MAX && bytes.length <= REUSABLE_BUFFER_BYTES_MAX)
      reusableBuffers.push(bytes);
    this.bytes = Buffer.alloc(0);
    this.end = 0;
    return taken;
  }

  /** Writes a text if it has only ASCII characters. Otherwise returns false and writes nothing. */
  private writeAscii(text: string): boolean {
    const { length } = text;
    this.reserve(length);
    const { bytes, end } = this;
    for (let i = 0; i < length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 0x7f) return false;
      bytes[end + i] = unit;
    }
    this.end = end + length;
    return true;
  }

  private reserve(length: number): void {
    const needed = this.end + length;
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.bytes.length, INITIAL_CAPACITY_BYTES));
    this.bytes.copy(larger, 0, 0, this.end);
    this.bytes = larger;
  }
}

/**
 * Requires an integer from `-limit` to `limit - 1`.
 * @throws RangeError with a message that the report of an import can show
 */
function requireSignedInteger(value: number, limit: number): void {
  if (!Number.isInteger(value) || value < -limit || value >= limit)
    throw new RangeError(`The number ${value} is out of range.`);
}
