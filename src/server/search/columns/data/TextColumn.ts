/**
 * A column with one text per issue, such as its title. The texts of all issues are in one array, as UTF-8. From
 * COMPRESSED_BYTES_MIN on, they are compressed. The column stores where each text starts and how long it is. A text
 * that grows is written again at the end of the array. When half of the array is unused, the array is compacted.
 */
import type { IndexFileReader } from '../../indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../../indexing/files/IndexFileWriter';
import { COMPRESSED_BYTES_PER_BYTE_MAX, SYMBOL_BYTES_MAX, TextCompressor } from '../arrays/TextCompressor';
import { createGrowableArray, includeArrayRoom, sumLengths } from '../arrays/growableArrays';
import { type IssueSlotRenumbering, keepSlotsOfArray, resizeSlotArray } from './slotArrays';

const utf8Decoder = new TextDecoder();
const NO_BYTES = new Uint8Array(0);
/**
 * From this number of bytes on, texts are compressed. Building the table of symbols takes 0.2 s once, which is too long
 * for a small project, and little compared with the time that reading so many texts takes.
 */
const COMPRESSED_BYTES_MIN = 1 << 20;
/** The table of symbols is built from one in this many texts. */
const TEXTS_PER_SAMPLE = 16;
/** Receives texts that are compressed or decompressed. */
let scratch = new Uint8Array(4_096);
/** Number of texts that are written to a file in one step. */
const TEXTS_PER_STEP = 4_096;

export class TextColumn {
  #starts = new Uint32Array(0);
  #lengths = new Uint16Array(0);
  #texts = new Uint8Array(0);
  /** End of the last text in the array. */
  #end = 0;
  /** Number of bytes that belong to a text. The other bytes before `#end` are unused. */
  #live = 0;
  #compressor: TextCompressor | null = null;

  get bytes(): number {
    return this.#starts.byteLength + this.#lengths.byteLength + this.#end;
  }

  get(slot: number): string {
    return utf8Decoder.decode(this.getBytes(slot));
  }

  /** Returns the text of an issue in UTF-8. The result is valid until the next call of a method. */
  getBytes(slot: number): Uint8Array {
    const start = this.#starts[slot]!;
    const stored = this.#texts.subarray(start, start + this.#lengths[slot]!);
    if (!this.#compressor) return stored;
    const target = getScratchBuffer(stored.length * SYMBOL_BYTES_MAX);
    return target.subarray(0, this.#compressor.decompress(stored, target));
  }

  /**
   * Replaces the text of an issue.
   * @param text in UTF-8, at most 32,767 bytes, because compression may double a text, and lengths have 16 bits
   */
  set(slot: number, text: Uint8Array): void {
    if (!this.#compressor) {
      this.#store(slot, text);
      if (this.#live >= COMPRESSED_BYTES_MIN) this.#compressAll();
      return;
    }
    const target = getScratchBuffer(text.length * COMPRESSED_BYTES_PER_BYTE_MAX);
    this.#store(slot, target.subarray(0, this.#compressor.compress(text, target)));
  }

  /** Builds the table of symbols from the present texts, and compresses them. */
  #compressAll(): void {
    const [before, starts] = [this.#texts, this.#starts.slice()];
    const textAt = (slot: number): Uint8Array =>
      before.subarray(starts[slot], starts[slot]! + this.#lengths[slot]!);
    const sample: Uint8Array[] = [];
    for (let slot = 0; slot < starts.length; slot += TEXTS_PER_SAMPLE) sample.push(textAt(slot));
    const compressor = TextCompressor.train(sample);
    this.#compressor = compressor;
    this.#texts = includeArrayRoom(createGrowableArray(before, this.#live));
    this.#end = 0;
    this.#live = 0;
    for (let slot = 0; slot < starts.length; slot++) {
      const text = textAt(slot);
      this.#lengths[slot] = 0;
      this.set(slot, text);
    }
  }

  /** Stores the bytes of a text, which are compressed if the column is. */
  #store(slot: number, text: Uint8Array): void {
    const before = this.#lengths[slot]!;
    this.#live += text.length - before;
    if (text.length > before) {
      this.#lengths[slot] = 0;
      if (this.#end + text.length > this.#texts.length) this.#makeRoom(text.length);
      this.#starts[slot] = this.#end;
      this.#end += text.length;
    }
    this.#texts.set(text, this.#starts[slot]);
    this.#lengths[slot] = text.length;
  }

  clear(slot: number): void {
    this.set(slot, NO_BYTES);
  }

  /** Changes the number of slots and moves the existing ones. The text of new slots is empty. */
  resize(size: number, moved: IssueSlotRenumbering | null): void {
    this.#starts = resizeSlotArray(this.#starts, size, moved);
    this.#lengths = resizeSlotArray(this.#lengths, size, moved);
  }

  /** Keeps only the slots in `kept`. The removed slots must already be cleared. */
  keepIssueSlots(kept: Uint32Array): void {
    this.#starts = keepSlotsOfArray(this.#starts, kept);
    this.#lengths = keepSlotsOfArray(this.#lengths, kept);
  }

  /** Writes the column to a file, in steps, without its unused bytes. */
  *writeToFile(file: IndexFileWriter, name: string): Generator<void> {
    yield* file.writeArray(`${name}.symbols`, this.#compressor?.serialize() ?? NO_BYTES);
    yield* file.writeArray(`${name}.lengths`, this.#lengths);
    file.startArray(`${name}.texts`, this.#texts);
    for (let slot = 0; slot < this.#starts.length; slot++) {
      const start = this.#starts[slot]!;
      file.appendToArray(this.#texts.subarray(start, start + this.#lengths[slot]!));
      if (slot % TEXTS_PER_STEP === 0) yield;
    }
  }

  readFromFile(file: IndexFileReader, name: string): void {
    const symbols = file.readArray<Uint8Array>(`${name}.symbols`, ['Uint8Array']);
    this.#compressor = symbols.length === 0 ? null : TextCompressor.deserialize(symbols);
    this.#lengths = file.readArray(`${name}.lengths`, ['Uint16Array']);
    this.#texts = includeArrayRoom(file.readArray(`${name}.texts`, ['Uint8Array']));
    const { starts, end } = sumLengths(this.#lengths);
    this.#starts = starts;
    this.#end = end;
    this.#live = end;
  }

  /** Makes room for more bytes, or compacts the array if half of it is unused. */
  #makeRoom(more: number): void {
    const before = this.#texts;
    const isCompacting = this.#end > 2 * this.#live;
    this.#texts = includeArrayRoom(
      createGrowableArray(before, (isCompacting ? this.#live : this.#end) + more),
    );
    if (!isCompacting) {
      this.#texts.set(before.subarray(0, this.#end));
      return;
    }
    let end = 0;
    for (let slot = 0; slot < this.#starts.length; slot++) {
      const start = this.#starts[slot]!;
      this.#texts.set(before.subarray(start, start + this.#lengths[slot]!), end);
      this.#starts[slot] = end;
      end += this.#lengths[slot]!;
    }
    this.#end = end;
  }
}

/** Returns a buffer of at least this size, which is valid until the next call. */
function getScratchBuffer(size: number): Uint8Array {
  if (size > scratch.length) scratch = new Uint8Array(size);
  return scratch;
}
