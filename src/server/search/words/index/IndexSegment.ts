/**
 * Reads a segment file of the word index (see IndexSegmentWriter). Only the issue numbers and the first term of
 * each block are kept in memory.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { BitSet } from '../../indexing/BitSet';
import { ByteReader } from './bytes';
import { type EncodedPostings, addPostingsToBitSet } from './postings';
import { PREFIX_POSTINGS_TERM_SUFFIX, INDEXED_WORD_PREFIX_LENGTH_MAX } from './PrefixPostingsBuilder';
import { INDEX_SEGMENT_FOOTER_BYTES, INDEX_SEGMENT_FORMAT_SIGNATURE } from './IndexSegmentWriter';

/** A segment file is incomplete, or its checksum is wrong. */
export class DamagedWordIndexFileError extends Error {}

export interface IndexTermWithPostings {
  term: string;
  postings: EncodedPostings;
}

const INDEX_SEGMENT_READ_CHUNK_BYTES = 1 << 20;
/**
 * Estimated memory of a string and the three numbers that are stored with it, in addition to the string's
 * characters, in bytes.
 */
const STRING_OVERHEAD_BYTES = 48;

export class IndexSegment {
  readonly file: string;
  /** The numbers of the issues in the segment, ascending. */
  readonly numbers: Int32Array;
  /** Ordinals of the issues that a newer segment also contains. Their entries in this segment are ignored. */
  readonly #dead: BitSet;
  #deadCount = 0;
  readonly #descriptor: number;
  /** The first term of each block of the dictionary. */
  readonly #firstTerms: string[] = [];
  /** The offset of each block in the dictionary. */
  readonly #dictionaryStarts: number[] = [];
  /** The offset of each block's postings among all postings. */
  readonly #postingsStarts: number[] = [];
  readonly #dictionaryAt: number;
  readonly #postingsAt: number;

  /** @throws DamagedWordIndexFileError if the file is incomplete or its checksum is wrong */
  constructor(file: string) {
    this.file = file;
    this.#descriptor = openSync(file, 'r');
    try {
      const [numbers, postings, dictionary, blocks] = readIndexSegmentPartLengths(this.#descriptor);
      this.#postingsAt = numbers;
      this.#dictionaryAt = numbers + postings;
      this.numbers = new Int32Array(numbers / 4);
      fillBufferFromFile(this.#descriptor, 0, Buffer.from(this.numbers.buffer));
      this.#dead = new BitSet(this.numbers.length);
      const reader = new ByteReader(this.#read(this.#dictionaryAt + dictionary, blocks));
      while (!reader.isAtEnd) {
        this.#firstTerms.push(reader.readText());
        this.#dictionaryStarts.push(reader.readVarint());
        this.#postingsStarts.push(reader.readVarint());
      }
      this.#dictionaryStarts.push(dictionary);
      this.#postingsStarts.push(postings);
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Number of issues in the segment that no newer segment contains. */
  get liveIssueCount(): number {
    return this.numbers.length - this.#deadCount;
  }

  isIssueSuperseded(ordinal: number): boolean {
    return this.#dead.has(ordinal);
  }

  /** Whether the segment contains an issue, even if a newer segment contains it, too. */
  hasIssue(number: number): boolean {
    return binarySearchInt32Array(this.numbers, number) >= 0;
  }

  /** Marks an issue as contained in a newer segment, so that its entry in this segment is ignored. */
  markIssueSuperseded(number: number): void {
    const ordinal = binarySearchInt32Array(this.numbers, number);
    if (ordinal < 0 || this.#dead.has(ordinal)) return;
    this.#dead.add(ordinal);
    this.#deadCount++;
  }

  /** Approximate memory of the segment, in bytes. */
  get bytes(): number {
    const texts = this.#firstTerms.reduce((sum, { length }) => sum + STRING_OVERHEAD_BYTES + length, 0);
    return this.numbers.byteLength + this.#dead.words.byteLength + texts;
  }

  /**
   * Finds the issues that contain all terms and are in no newer segment. Returns their numbers, ascending.
   * @param prefix whether the last term is a prefix
   */
  findIssuesWithTerms(terms: readonly string[], prefix: boolean): Int32Array {
    const found = new BitSet(this.numbers.length);
    terms.forEach((term, i) => {
      const set = i === 0 ? found : new BitSet(this.numbers.length);
      this.#unite(term, prefix && i === terms.length - 1, set);
      if (i > 0) found.intersectWith(set);
    });
    const { words } = this.#dead;
    if (this.#deadCount > 0) for (let i = 0; i < words.length; i++) found.words[i]! &= ~words[i]!;
    return this.#numbersOf(found);
  }

  /** Iterates over all terms of the segment in order, without the postings of prefixes. */
  *iterateSegmentTerms(): Generator<IndexTermWithPostings, undefined> {
    for (let block = 0; block < this.#firstTerms.length; block++) {
      for (const each of this.#blocks(block, block + 1)) {
        if (!each.term.endsWith(PREFIX_POSTINGS_TERM_SUFFIX)) yield each;
      }
    }
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /**
   * Converts a set of ordinals to issue numbers. It does not use `set.listSetBits()`, which for a common word
   * would allocate as much memory again.
   */
  #numbersOf(set: BitSet): Int32Array {
    const numbers = new Int32Array(set.count);
    for (let i = 0, n = 0; i < set.words.length; i++) {
      for (let word = set.words[i]!; word !== 0; word &= word - 1) {
        numbers[n++] = this.numbers[(i << 5) + 31 - Math.clz32(word & -word)]!;
      }
    }
    return numbers;
  }

  #unite(term: string, prefix: boolean, set: BitSet): void {
    if (!prefix) {
      this.#uniteTerm(term, set);
    } else if (
      term.length > INDEXED_WORD_PREFIX_LENGTH_MAX ||
      !this.#uniteTerm(term + PREFIX_POSTINGS_TERM_SUFFIX, set)
    ) {
      this.#uniteRange(term, set);
    }
  }

  /** Adds the issues with a term to a set. Returns whether the segment contains the term. */
  #uniteTerm(term: string, set: BitSet): boolean {
    const block = this.#blockOf(term);
    if (block < 0) return false;
    const reader = this.#dictionary(block, block + 1);
    for (let at = this.#postingsStarts[block]!; !reader.isAtEnd;) {
      const here = reader.readText();
      const { bitmap, length } = decodePostingsFormat(reader.readVarint());
      if (here === term) {
        addPostingsToBitSet({ bitmap, bytes: this.#read(this.#postingsAt + at, length) }, set);
        return true;
      }
      at += length;
    }
    return false;
  }

  #uniteRange(prefix: string, set: BitSet): void {
    const from = Math.max(0, this.#blockOf(prefix));
    const to = this.#blockOf(prefix + PREFIX_POSTINGS_TERM_SUFFIX) + 1;
    for (const { term, postings } of this.#blocks(from, to)) {
      if (term.startsWith(prefix)) addPostingsToBitSet(postings, set);
    }
  }

  /**
   * Iterates over the terms of a range of dictionary blocks, which is read from the file in one operation.
   */
  *#blocks(from: number, to: number): Generator<IndexTermWithPostings, undefined> {
    if (to <= from) return;
    const reader = this.#dictionary(from, to);
    const start = this.#postingsStarts[from]!;
    const bytes = this.#read(this.#postingsAt + start, this.#postingsStarts[to]! - start);
    for (let at = 0; !reader.isAtEnd;) {
      const term = reader.readText();
      const { bitmap, length } = decodePostingsFormat(reader.readVarint());
      yield { term, postings: { bitmap, bytes: bytes.subarray(at, at + length) } };
      at += length;
    }
  }

  #dictionary(from: number, to: number): ByteReader {
    const start = this.#dictionaryStarts[from]!;
    return new ByteReader(this.#read(this.#dictionaryAt + start, this.#dictionaryStarts[to]! - start));
  }

  /**
   * Returns the index of the only block that can contain a term, or -1 if the term sorts before the first
   * block.
   */
  #blockOf(term: string): number {
    let low = 0;
    let high = this.#firstTerms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#firstTerms[middle]! <= term) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #read(at: number, length: number): Buffer {
    return readFileBytes(this.#descriptor, at, length);
  }
}

function decodePostingsFormat(code: number): { bitmap: boolean; length: number } {
  return { bitmap: (code & 1) === 1, length: code >>> 1 };
}

function binarySearchInt32Array(numbers: Int32Array, number: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (numbers[middle]! === number) return middle;
    if (numbers[middle]! < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Reads the lengths of the parts of a segment file, after it has verified the file's checksum. */
function readIndexSegmentPartLengths(descriptor: number): [number, number, number, number] {
  const { size } = fstatSync(descriptor);
  if (size < INDEX_SEGMENT_FOOTER_BYTES)
    throw new DamagedWordIndexFileError('A word index file is too short to have a footer.');
  const footer = readFileBytes(descriptor, size - INDEX_SEGMENT_FOOTER_BYTES, INDEX_SEGMENT_FOOTER_BYTES);
  const [numbers, postings, dictionary, blocks, format, checksum] = Array.from({ length: 6 }, (_, i) =>
    footer.readUInt32LE(i * 4),
  ) as [number, number, number, number, number, number];
  if (
    format !== INDEX_SEGMENT_FORMAT_SIGNATURE ||
    numbers + postings + dictionary + blocks + INDEX_SEGMENT_FOOTER_BYTES !== size
  ) {
    throw new DamagedWordIndexFileError('A word index file has an unexpected format or length.');
  }
  const chunk = Buffer.allocUnsafe(Math.min(INDEX_SEGMENT_READ_CHUNK_BYTES, size));
  let sum = 0;
  for (let at = 0; at < size - 4; at += INDEX_SEGMENT_READ_CHUNK_BYTES) {
    const bytes = chunk.subarray(0, Math.min(INDEX_SEGMENT_READ_CHUNK_BYTES, size - 4 - at));
    fillBufferFromFile(descriptor, at, bytes);
    sum = crc32(bytes, sum);
  }
  if (sum !== checksum) throw new DamagedWordIndexFileError('The checksum of a word index file is wrong.');
  return [numbers, postings, dictionary, blocks];
}

function readFileBytes(descriptor: number, at: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  fillBufferFromFile(descriptor, at, bytes);
  return bytes;
}

function fillBufferFromFile(descriptor: number, at: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length;) {
    const read = readSync(descriptor, bytes, done, bytes.length - done, at + done);
    if (read === 0) throw new DamagedWordIndexFileError('A word index file is truncated.');
    done += read;
  }
}
