/** Binary encoding of numbers as varints (LEB128, as in Protocol Buffers) and of texts as UTF-8. */

/** Appends values to a growing buffer. */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(4096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /**
   * Appends a number.
   * @param value from 0 to 2^32 - 1
   */
  writeVarint(value: number): void {
    this.#reserve(5);
    let rest = value;
    while (rest > 127) {
      this.#bytes[this.#length++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
  }

  writeText(text: string): void {
    const length = Buffer.byteLength(text);
    this.writeVarint(length);
    this.#reserve(length);
    this.#length += this.#bytes.write(text, this.#length);
  }

  writeBytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Returns the bytes that have been written. They are valid until the next write. */
  getWrittenBytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#length + more));
    grown.set(this.getWrittenBytes());
    this.#bytes = grown;
  }
}

/** Reads the values that a ByteWriter has written. */
export class ByteReader {
  readonly bytes: Buffer;
  at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /**
   * Reads a number.
   * @throws RangeError past the end of the bytes
   */
  readVarint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) throw new RangeError('Unexpected end of data while reading a number.');
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  readText(): string {
    const length = this.readVarint();
    const start = this.at;
    this.at += length;
    return this.bytes.toString('utf8', start, this.at);
  }

  skipText(): void {
    const length = this.readVarint();
    this.at += length;
  }
}
