/**
 * The postings of all terms: for each term, the slots of the issues that contain it, ascending, each with the number of
 * its occurrences in title, prose and code. They are stored in one arena as chains of blocks, each twice as long as the
 * one before, so that adding an issue only appends bytes. The postings of an index that was read from a file, or
 * compacted, lie in one array without gaps; later ones are in blocks.
 */
import { assertFitsAddressSpace } from './addresses';
import { GrowableNumbers } from './GrowableNumbers';
import { RecordTerms } from './IssueRecords';

const CHUNK_BITS = 20;
const CHUNK_BYTES = 1 << CHUNK_BITS;
const CHUNK_MASK = CHUNK_BYTES - 1;
const BLOCK_BYTES_MIN = 8;
const BLOCK_BYTES_MAX = 4096;
/** Bytes at the end of a block that hold the address of the next one. */
const LINK_BYTES = 4;
/**
 * The first block of a term holds four bytes beside its link, so a first posting of up to six bytes needs two blocks.
 */
const BLOCKS_PER_POSTING_MAX = 2;

/** Postings that were read. The arrays are reused, so that reading allocates no memory. */
export class PostingBuffer {
  slots = new Int32Array(1024);
  /** Packed occurrences. */
  counts = new Uint8Array(1024);
  /** Number of postings in the arrays. */
  length = 0;

  get bytes(): number {
    return this.slots.byteLength + this.counts.byteLength;
  }

  /** Makes space for this many further postings. */
  reserve(added: number): void {
    const needed = this.length + added;
    if (needed <= this.slots.length) return;
    const { slots, counts } = this;
    this.slots = new Int32Array(needed * 2);
    this.slots.set(slots);
    this.counts = new Uint8Array(needed * 2);
    this.counts.set(counts);
  }
}

/** Decodes the postings of one term. A posting can begin in one part of the bytes and end in the next one. */
class PostingDecoder {
  readonly #buffer: PostingBuffer;
  #slot = -1;
  #difference = 0;
  #shift = 0;
  #isCounts = false;

  constructor(buffer: PostingBuffer) {
    this.#buffer = buffer;
  }

  decode(bytes: Uint8Array, start: number, end: number): void {
    const buffer = this.#buffer;
    // Room for the postings of these bytes: a posting has at least two bytes, and the first may begin before `start`.
    buffer.reserve(((end - start) >> 1) + 1);
    const { slots, counts } = buffer;
    let { length } = buffer;
    let [slot, difference, shift, isCounts] = [this.#slot, this.#difference, this.#shift, this.#isCounts];
    for (let at = start; at < end; at++) {
      const byte = bytes[at]!;
      if (isCounts) {
        slots[length] = slot;
        counts[length++] = byte;
        isCounts = false;
      } else {
        difference |= (byte & 127) << shift;
        shift += 7;
        if (byte > 127) continue;
        slot += difference;
        [difference, shift] = [0, 0];
        isCounts = true;
      }
    }
    buffer.length = length;
    [this.#slot, this.#difference, this.#shift, this.#isCounts] = [slot, difference, shift, isCounts];
  }
}

export class Postings {
  readonly #chunks: Uint8Array[] = [];
  /** The first free address. Address 0 is not used: it means "none". */
  #free = BLOCK_BYTES_MIN;
  /**
   * For each term: the address of its first block, the address of its next byte, the end of its last block, its last
   * slot plus one.
   */
  readonly #starts = createTermNumbers();
  readonly #tails = createTermNumbers();
  readonly #ends = createTermNumbers();
  readonly #lastSlots = createTermNumbers();
  /** The postings laid out by `layOut`, term by term, and the end of each term's postings. */
  #stored = new Uint8Array(0);
  #storedEnds = new Uint32Array(0);
  readonly #addressMax: number;

  /** @param addressMax maximum number of bytes of all postings */
  constructor(addressMax: number) {
    this.#addressMax = addressMax;
  }

  /**
   * Lays out the postings of issues whose records are known, in steps. Takes a fraction of the time of appending them.
   * @param readTerms reads the terms of the issue in a slot
   * @throws RangeError if the postings have more than `addressMax` bytes
   */
  static *layOut(
    addressMax: number,
    { termCount, slotCount }: { termCount: number; slotCount: number },
    readTerms: (slot: number, terms: RecordTerms) => void,
  ): Generator<void, Postings> {
    const record = new RecordTerms();
    const lastSlots = new Uint32Array(termCount);
    // In turn for each term: the number of its bytes, where its next byte goes, and where its bytes end.
    const ends = new Uint32Array(termCount);
    for (let slot = 0; slot < slotCount; slot++) {
      readTerms(slot, record);
      for (let i = 0; i < record.wordCount; i++) {
        const term = record.terms[i]!;
        ends[term]! += countVarintBytes(slot + 1 - lastSlots[term]!) + 1;
        lastSlots[term] = slot + 1;
      }
      yield;
    }
    let total = 0;
    for (let term = 0; term < termCount; term++) {
      const bytes = ends[term]!;
      ends[term] = total;
      total += bytes;
    }
    assertFitsAddressSpace(total, addressMax);
    const stored = new Uint8Array(total);
    lastSlots.fill(0);
    for (let slot = 0; slot < slotCount; slot++) {
      readTerms(slot, record);
      for (let i = 0; i < record.wordCount; i++) {
        const term = record.terms[i]!;
        let at = ends[term]!;
        let difference = slot + 1 - lastSlots[term]!;
        for (; difference > 127; difference >>>= 7) stored[at++] = (difference & 127) | 128;
        stored[at++] = difference;
        stored[at++] = record.counts[i]!;
        ends[term] = at;
        lastSlots[term] = slot + 1;
      }
      yield;
    }
    const postings = new Postings(addressMax);
    postings.#stored = stored;
    postings.#storedEnds = ends;
    postings.#lastSlots.values = lastSlots;
    return postings;
  }

  get bytes(): number {
    return (
      this.#stored.byteLength +
      this.#storedEnds.byteLength +
      this.#chunks.length * CHUNK_BYTES +
      [this.#starts, this.#tails, this.#ends, this.#lastSlots].reduce((sum, { bytes }) => sum + bytes, 0)
    );
  }

  /** @throws RangeError if there may be no capacity left to append an issue to the postings of so many terms */
  assertCapacity(terms: number): void {
    // A block that does not fit into the rest of a chunk begins in the next one, which doubles the bytes at worst.
    assertFitsAddressSpace(
      this.#stored.length + this.#free + 2 * terms * BLOCKS_PER_POSTING_MAX * BLOCK_BYTES_MAX,
      this.#addressMax,
    );
  }

  /**
   * Appends an issue to a term's postings.
   * @param slot higher than all slots of the term so far
   * @param counts packed occurrences, one byte
   */
  append(term: number, slot: number, counts: number): void {
    if (this.#starts.get(term) === 0) {
      const start = this.#allocate(BLOCK_BYTES_MIN);
      this.#starts.set(term, start);
      this.#tails.set(term, start);
      this.#ends.set(term, start + BLOCK_BYTES_MIN - LINK_BYTES);
    }
    let difference = slot + 1 - this.#lastSlots.get(term);
    this.#lastSlots.set(term, slot + 1);
    for (; difference > 127; difference >>>= 7) this.#appendByte(term, (difference & 127) | 128);
    this.#appendByte(term, difference);
    this.#appendByte(term, counts);
  }

  /** Reads the slots of a term and their packed occurrences, ascending, into a buffer. */
  read(term: number, buffer: PostingBuffer): void {
    buffer.length = 0;
    const decoder = new PostingDecoder(buffer);
    if (term < this.#storedEnds.length)
      decoder.decode(this.#stored, this.#storedEnds[term - 1] ?? 0, this.#storedEnds[term]!);
    let block = this.#starts.get(term);
    if (block === 0) return;
    const tail = this.#tails.get(term);
    let size = BLOCK_BYTES_MIN;
    for (;;) {
      const chunk = this.#chunks[block >>> CHUNK_BITS]!;
      const start = block & CHUNK_MASK;
      const isLast = tail > block && tail <= block + size - LINK_BYTES;
      const end = isLast ? start + tail - block : start + size - LINK_BYTES;
      decoder.decode(chunk, start, end);
      if (isLast) return;
      block = readAddress(chunk, end);
      size = Math.min(size * 2, BLOCK_BYTES_MAX);
    }
  }

  #appendByte(term: number, byte: number): void {
    let at = this.#tails.get(term);
    const end = this.#ends.get(term);
    if (at === end) at = this.#addBlock(term, end);
    this.#chunks[at >>> CHUNK_BITS]![at & CHUNK_MASK] = byte;
    this.#tails.set(term, at + 1);
  }

  /** Appends a new block to the block of the term that ends at address `end`. Returns the address of the new block. */
  #addBlock(term: number, end: number): number {
    // The sizes double from block to block, so the length of the last block follows from the chain's length.
    const size = this.#getNextBlockSize(term);
    const start = this.#allocate(size);
    writeAddress(this.#chunks[end >>> CHUNK_BITS]!, end & CHUNK_MASK, start);
    this.#ends.set(term, start + size - LINK_BYTES);
    return start;
  }

  #getNextBlockSize(term: number): number {
    let size = BLOCK_BYTES_MIN;
    let at = this.#starts.get(term);
    const end = this.#ends.get(term);
    while (at + size - LINK_BYTES !== end) {
      const link = at + size - LINK_BYTES;
      at = readAddress(this.#chunks[link >>> CHUNK_BITS]!, link & CHUNK_MASK);
      size = Math.min(size * 2, BLOCK_BYTES_MAX);
    }
    return Math.min(size * 2, BLOCK_BYTES_MAX);
  }

  /** Returns the address of a new block, which lies in one chunk. */
  #allocate(size: number): number {
    const rest = CHUNK_BYTES - (this.#free & CHUNK_MASK);
    if (rest < size) this.#free += rest;
    const start = this.#free;
    this.#free += size;
    this.#chunks[start >>> CHUNK_BITS] ??= new Uint8Array(CHUNK_BYTES);
    return start;
  }
}

/** Number of bytes of a number as a varint, seven bits in each; 0 takes one byte. */
const countVarintBytes = (value: number): number => Math.max(1, Math.ceil((32 - Math.clz32(value)) / 7));

const createTermNumbers = () => new GrowableNumbers((length) => new Uint32Array(length));

function readAddress(chunk: Uint8Array, at: number): number {
  return (chunk[at]! | (chunk[at + 1]! << 8) | (chunk[at + 2]! << 16) | (chunk[at + 3]! << 24)) >>> 0;
}

function writeAddress(chunk: Uint8Array, at: number, address: number): void {
  for (let i = 0; i < LINK_BYTES; i++) chunk[at + i] = address >>> (8 * i);
}
