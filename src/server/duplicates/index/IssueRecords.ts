/**
 * The terms of each issue, packed into one record: the title's text; the numbers of its words, ascending, each with its
 * packed occurrences; and the numbers of its other terms, by kind. The ranking reads the records of candidates, and
 * removing an issue reads which terms it had.
 */
import { ByteReader, ByteWriter } from '../../search/words/index/bytes';
import { assertFitsAddressSpace } from './addresses';
import { GrowableNumbers } from './GrowableNumbers';

const CHUNK_BITS = 20;
const CHUNK_BYTES = 1 << CHUNK_BITS;

/** The kinds of terms of a record besides words, in their order. */
export const NON_WORD_TERM_KINDS = ['identifier', 'errorPhrase', 'titleBigram', 'version'] as const;

export interface IssueRecord {
  title: string;
  /** The numbers of the words, ascending. */
  words: readonly number[];
  /** The packed occurrences of each word. */
  counts: readonly number[];
  /** The numbers of the other terms, ascending, in the order of NON_WORD_TERM_KINDS. */
  otherTerms: readonly (readonly number[])[];
}

/** The terms of a record that was read. The arrays are reused, so that reading allocates no memory. */
export class RecordTerms {
  /** The numbers of the words, then those of the other terms. */
  terms = new Uint32Array(1024);
  /** The packed occurrences of each word. */
  counts = new Uint8Array(1024);
  wordCount = 0;
  /** Number of words and other terms. */
  length = 0;

  /**
   * Reads the record at the reader's position.
   * @throws RangeError past the end of the bytes
   */
  read(reader: ByteReader): void {
    this.length = 0;
    reader.skipText();
    this.#readAscending(reader);
    this.wordCount = this.length;
    if (this.counts.length < this.wordCount) this.counts = new Uint8Array(this.wordCount * 2);
    for (let i = 0; i < this.wordCount; i++) this.counts[i] = reader.bytes[reader.at++]!;
    for (let kind = 0; kind < NON_WORD_TERM_KINDS.length; kind++) this.#readAscending(reader);
  }

  #readAscending(reader: ByteReader): void {
    const end = this.length + reader.readVarint();
    if (end > this.terms.length) {
      const grown = new Uint32Array(end * 2);
      grown.set(this.terms);
      this.terms = grown;
    }
    for (let last = 0; this.length < end; this.length++)
      this.terms[this.length] = last += reader.readVarint();
  }
}

export class IssueRecords {
  readonly #chunks: Buffer[] = [];
  #free = 0;
  /** The address of each slot's record. */
  readonly #starts = new GrowableNumbers((length) => new Uint32Array(length));
  readonly #writer = new ByteWriter();
  readonly #addressMax: number;

  /** @param addressMax maximum number of bytes of all records */
  constructor(addressMax: number) {
    this.#addressMax = addressMax;
  }

  get bytes(): number {
    return this.#chunks.reduce((sum, { length }) => sum + length, 0) + this.#starts.bytes;
  }

  /** @throws RangeError if there is no capacity left for the record; nothing is written then */
  write(slot: number, record: IssueRecord): void {
    const writer = this.#writer;
    writer.clear();
    writeIssueRecord(writer, record);
    this.writeBytes(slot, writer.getWrittenBytes());
  }

  /**
   * Writes a record as bytes that `writeIssueRecord` has written.
   * @throws RangeError if there is no capacity left for the record; nothing is written then
   */
  writeBytes(slot: number, bytes: Uint8Array): void {
    // A record lies in one chunk. The limits of extractIssueTerms keep it far below the size of a chunk.
    const rest = CHUNK_BYTES - (this.#free & (CHUNK_BYTES - 1));
    const start = rest < bytes.length ? this.#free + rest : this.#free;
    assertFitsAddressSpace(start + bytes.length, this.#addressMax);
    const index = start >>> CHUNK_BITS;
    this.#chunks[index] ??= Buffer.allocUnsafeSlow(CHUNK_BYTES);
    this.#chunks[index].set(bytes, start & (CHUNK_BYTES - 1));
    this.#starts.set(slot, start);
    this.#free = start + bytes.length;
  }

  read(slot: number): IssueRecord {
    return readIssueRecord(this.#createReader(slot));
  }

  readTerms(slot: number, terms: RecordTerms): void {
    terms.read(this.#createReader(slot));
  }

  #createReader(slot: number): ByteReader {
    const start = this.#starts.get(slot);
    const reader = new ByteReader(this.#chunks[start >>> CHUNK_BITS]!);
    reader.at = start & (CHUNK_BYTES - 1);
    return reader;
  }
}

export function writeIssueRecord(
  writer: ByteWriter,
  { title, words, counts, otherTerms }: IssueRecord,
): void {
  writer.writeText(title);
  writeAscending(writer, words);
  writer.writeBytes(Uint8Array.from(counts));
  for (const ofKind of otherTerms) writeAscending(writer, ofKind);
}

function readIssueRecord(reader: ByteReader): IssueRecord {
  const title = reader.readText();
  const words = readAscending(reader);
  const counts = words.map(() => reader.bytes[reader.at++]!);
  return { title, words, counts, otherTerms: NON_WORD_TERM_KINDS.map(() => readAscending(reader)) };
}

function writeAscending(writer: ByteWriter, numbers: readonly number[]): void {
  writer.writeVarint(numbers.length);
  let last = 0;
  for (const number of numbers) {
    writer.writeVarint(number - last);
    last = number;
  }
}

function readAscending(reader: ByteReader): number[] {
  const numbers = new Array<number>(reader.readVarint());
  let last = 0;
  for (let i = 0; i < numbers.length; i++) numbers[i] = last += reader.readVarint();
  return numbers;
}
