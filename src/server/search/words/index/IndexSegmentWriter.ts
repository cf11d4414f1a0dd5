/**
 * Writes a segment: the terms of a set of issues, and the issues of each term, in one immutable file. The file
 * consists of
 * - the issues' numbers, ascending, 4 bytes each;
 * - postings, in the order of the terms;
 * - the dictionary: for each term its text, the length of its postings, and whether they are a bitmap;
 * - its blocks: the first term of each, and where it and its postings start;
 * - the footer (see INDEX_SEGMENT_FOOTER_BYTES), which ends with the checksum of everything before it.
 */
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { ByteWriter } from './bytes';
import { encodePostings } from './postings';
import { PrefixPostingsBuilder } from './PrefixPostingsBuilder';

/**
 * Size of the footer in bytes: the lengths of numbers, postings, dictionary and blocks, the file format, and
 * the checksum.
 */
export const INDEX_SEGMENT_FOOTER_BYTES = 24;
/** Identifies the file format of segments and its version. */
export const INDEX_SEGMENT_FORMAT_SIGNATURE = 0x574e4901;
/** Number of terms in a block of the dictionary. A lookup reads one block. */
const TERMS_PER_INDEX_SEGMENT_BLOCK = 64;
const INDEX_SEGMENT_WRITE_CHUNK_BYTES = 1 << 20;

export class IndexSegmentWriter {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #size: number;
  readonly #prefixes: PrefixPostingsBuilder;
  readonly #chunk = new ByteWriter();
  readonly #dictionary = new ByteWriter();
  readonly #blocks = new ByteWriter();
  #postingsLength = 0;
  #terms = 0;
  #checksum = 0;

  /** @param numbers issue numbers, ascending; an ordinal is an index into this array */
  constructor(file: string, numbers: Int32Array) {
    this.#file = file;
    this.#descriptor = openSync(file, 'w');
    this.#size = numbers.length;
    this.#prefixes = new PrefixPostingsBuilder(numbers.length, TERMS_PER_INDEX_SEGMENT_BLOCK);
    this.#write(Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength));
  }

  /**
   * Adds a term and the ordinals of its issues. Terms must be distinct and added in UTF-16 order; ordinals
   * must be ascending.
   */
  addTermPostings(term: string, ordinals: Int32Array): void {
    this.#prefixes.writeFinishedPrefixPostings(term, this.#put);
    this.#put(term, ordinals);
    this.#prefixes.addTermPostings(term, ordinals);
  }

  /** Writes the dictionary and the footer, and flushes the segment file to disk. */
  finishSegmentFile(): void {
    this.#prefixes.writeFinishedPrefixPostings(null, this.#put);
    const lengths = [this.#size * 4, this.#postingsLength, this.#dictionary.length, this.#blocks.length];
    this.#write(this.#dictionary.getWrittenBytes());
    this.#write(this.#blocks.getWrittenBytes());
    const footer = Buffer.alloc(INDEX_SEGMENT_FOOTER_BYTES - 4);
    [...lengths, INDEX_SEGMENT_FORMAT_SIGNATURE].forEach((value, i) => footer.writeUInt32LE(value, i * 4));
    this.#write(footer);
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32LE(this.#checksum);
    this.#write(checksum);
    this.#flush();
    fsyncSync(this.#descriptor);
    closeSync(this.#descriptor);
  }

  /** Deletes the unfinished segment file. */
  discardSegmentFile(): void {
    closeSync(this.#descriptor);
    rmSync(this.#file, { force: true });
  }

  #put = (term: string, ordinals: Int32Array): void => {
    if (this.#terms++ % TERMS_PER_INDEX_SEGMENT_BLOCK === 0) {
      this.#blocks.writeText(term);
      this.#blocks.writeVarint(this.#dictionary.length);
      this.#blocks.writeVarint(this.#postingsLength);
    }
    const { bitmap, bytes } = encodePostings(ordinals, this.#size);
    this.#dictionary.writeText(term);
    this.#dictionary.writeVarint(bytes.length * 2 + (bitmap ? 1 : 0));
    this.#postingsLength += bytes.length;
    this.#write(bytes);
  };

  #write(bytes: Uint8Array): void {
    this.#checksum = crc32(bytes, this.#checksum);
    this.#chunk.writeBytes(bytes);
    if (this.#chunk.length >= INDEX_SEGMENT_WRITE_CHUNK_BYTES) this.#flush();
  }

  #flush(): void {
    const bytes = this.#chunk.getWrittenBytes();
    for (let at = 0; at < bytes.length;) at += writeSync(this.#descriptor, bytes, at);
    this.#chunk.clear();
  }
}
