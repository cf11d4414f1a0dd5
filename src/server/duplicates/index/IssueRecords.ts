/**
 * The terms of each issue, packed into one record: the title's text; the numbers of its words, ascending, each with its
 * packed occurrences; and the numbers of its other terms, by kind. The ranking reads the records of candidates, and
 * removing an issue reads which terms it had.
 */
import { ByteReader, ByteWriter } from '../../search/words/index/bytes';
import { assertAddress } from './addresses';
import { GrowableNumbers } from './GrowableNumbers';

const CHUNK_BITS = 20;
const CHUNK_BYTES = 1 << CHUNK_BITS;

/** The kinds of terms of a record besides words, in their order. */
export const OTHER_TERM_KINDS = ['identifier', 'errorPhrase', 'titleBigram', 'version'] as const;

export interface IssueRecord {
  title: string;
  /** The numbers of the words, ascending. */
  words: readonly number[];
  /** The packed occurrences of each word. */
  counts: readonly number[];
  /** The numbers of the other terms, ascending, in the order of OTHER_TERM_KINDS. */
  otherTerms: readonly (readonly number[])[];
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
    const bytes = writer.getWrittenBytes();
    // A record lies in one chunk. The limits of extractIssueTerms keep it far below the size of a chunk.
    const rest = CHUNK_BYTES - (this.#free & (CHUNK_BYTES - 1));
    const start = rest < bytes.length ? this.#free + rest : this.#free;
    assertAddress(start + bytes.length, this.#addressMax);
    const index = start >>> CHUNK_BITS;
    this.#chunks[index] ??= Buffer.allocUnsafeSlow(CHUNK_BYTES);
    this.#chunks[index].set(bytes, start & (CHUNK_BYTES - 1));
    this.#starts.set(slot, start);
    this.#free = start + bytes.length;
  }

  read(slot: number): IssueRecord {
    const start = this.#starts.get(slot);
    const reader = new ByteReader(this.#chunks[start >>> CHUNK_BITS]!);
    reader.at = start & (CHUNK_BYTES - 1);
    return readIssueRecord(reader);
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

export function readIssueRecord(reader: ByteReader): IssueRecord {
  const title = reader.readText();
  const words = readAscending(reader);
  const counts = words.map(() => reader.bytes[reader.at++]!);
  return { title, words, counts, otherTerms: OTHER_TERM_KINDS.map(() => readAscending(reader)) };
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
