/**
 * The index of a project's issues for the duplicate search: which issues contain which terms, and the terms of each
 * issue. Everything is in memory and every change is incremental. An issue that changes or is removed leaves its old
 * entries behind, marked by its slot; when too many slots are dead, the index is rewritten from the records of the
 * others.
 */
import { extractIssueTerms, type IssueTerms } from '../text/extractIssueTerms';
import { ADDRESSABLE_BYTES_MAX } from './addresses';
import { GrowableNumbers } from './GrowableNumbers';
import { hashTerm } from './hashTerm';
import { type IssueRecord, IssueRecords, NON_WORD_TERM_KINDS, type RecordTerms } from './IssueRecords';
import { packCounts } from './packCounts';
import { type PostingBuffer, Postings } from './Postings';
import { TermTable } from './TermTable';

export interface IndexedIssue {
  /** From 1 to 2^31 - 1, unique in the project. */
  number: number;
  title: string;
  body: string;
  /** In milliseconds since 1970. */
  createdAt: number;
}

interface IssueDetails {
  number: number;
  /** When the issue was created, in minutes since 1970. */
  creationMinute: number;
  titleLength: number;
  bodyLength: number;
}

/** An issue as it is stored in a file: what `put` has derived from its texts. */
export interface StoredIssue extends IssueDetails {
  /** Contains terms as numbers: the numbers of the terms in the index from which the issue comes. */
  record: IssueRecord;
}

/** An issue as it is read from a file. */
export interface LoadedIssue extends IssueDetails {
  /** The bytes of its record, as written by `writeIssueRecord`. */
  record: Uint8Array;
  /** The terms of the record. Valid until the next issue is read. */
  terms: RecordTerms;
}

/** The index is compacted when it has more than this many dead slots, and more dead slots than live ones. */
const DEAD_SLOTS_MIN = 1_000;
const MS_PER_MINUTE = 60_000;
/** The highest number of minutes that is stored, which is in the year 6053. Later times are stored as this number. */
const MINUTES_MAX = 0x7fffffff;
/** Estimated memory of an entry of a Map of small numbers. */
const SLOT_ENTRY_BYTES = 40;

export class IssueTermIndex {
  readonly #terms = new TermTable();
  #postings: Postings;
  #records: IssueRecords;
  #slotCount = 0;
  #compactionCount = 0;
  #liveCount = 0;
  #highestNumber = 0;
  #titleLengthSum = 0;
  #bodyLengthSum = 0;
  /** For each slot, the number of its issue, or 0 if the slot is dead. */
  readonly #numbers = new GrowableNumbers((length) => new Int32Array(length));
  /**
   * The slot of each issue by its number. A map, because numbers that an import keeps from the source tracker can be
   * large.
   */
  readonly #slots = new Map<number, number>();
  readonly #titleLengths = new GrowableNumbers((length) => new Uint16Array(length));
  readonly #bodyLengths = new GrowableNumbers((length) => new Uint16Array(length));
  /** When each slot's issue was created, in minutes since 1970. */
  readonly #creationMinutes = new GrowableNumbers((length) => new Int32Array(length));

  readonly #addressMax: number;

  /** @param addressMax capacity of the postings, and of the records, in bytes; by default the largest possible one */
  constructor(addressMax = ADDRESSABLE_BYTES_MAX) {
    this.#addressMax = addressMax;
    this.#postings = new Postings(addressMax);
    this.#records = new IssueRecords(addressMax);
  }

  /** Number of issues. */
  get size(): number {
    return this.#liveCount;
  }

  /** Number of slots. Each slot is the array index of the current or of an earlier version of an issue. */
  get slotCount(): number {
    return this.#slotCount;
  }

  /** The highest number that an issue has had; 0 without issues. */
  get highestNumber(): number {
    return this.#highestNumber;
  }

  /** Number of compactions. Each renumbers the slots and terms. */
  get compactionCount(): number {
    return this.#compactionCount;
  }

  /** Memory of the index, in bytes. */
  get bytes(): number {
    const arrays = [this.#numbers, this.#titleLengths, this.#bodyLengths, this.#creationMinutes];
    return [this.#terms, this.#postings, this.#records, ...arrays].reduce(
      (sum, { bytes }) => sum + bytes,
      this.#slots.size * SLOT_ENTRY_BYTES,
    );
  }

  get averageTitleLength(): number {
    return this.#liveCount === 0 ? 1 : Math.max(1, this.#titleLengthSum / this.#liveCount);
  }

  get averageBodyLength(): number {
    return this.#liveCount === 0 ? 1 : Math.max(1, this.#bodyLengthSum / this.#liveCount);
  }

  /**
   * Adds an issue, or replaces the texts of the issue with this number.
   * @throws RangeError if the index is full. It remains valid, without the issue.
   */
  put({ number, title, body, createdAt }: IndexedIssue): void {
    this.remove(number);
    const terms = extractIssueTerms(title, body);
    const slot = this.#slotCount;
    this.#titleLengths.set(slot, Math.min(terms.titleLength, 0xffff));
    this.#bodyLengths.set(slot, Math.min(terms.bodyLength, 0xffff));
    this.#creationMinutes.set(slot, clampMinutes(createdAt / MS_PER_MINUTE));
    this.#addRecord(number, this.#createRecord(terms));
  }

  /** Removes an issue. Nothing happens if it is not in the index. */
  remove(number: number): void {
    const slot = this.#slots.get(number);
    if (slot === undefined) return;
    this.#countRecord(this.#records.read(slot), -1);
    this.#titleLengthSum -= this.#titleLengths.get(slot);
    this.#bodyLengthSum -= this.#bodyLengths.get(slot);
    this.#slots.delete(number);
    this.#numbers.set(slot, 0);
    this.#liveCount--;
    const deadCount = this.#slotCount - this.#liveCount;
    if (deadCount > DEAD_SLOTS_MIN && deadCount > this.#liveCount) this.#compact();
  }

  /** Returns the hash of each term by its number; 0 for terms that no issue contains. */
  listTermHashes(): Uint32Array<ArrayBuffer> {
    return this.#terms.listHashes();
  }

  /** Returns the issue of a slot, or null if the slot is dead. */
  readStoredIssue(slot: number): StoredIssue | null {
    const number = this.#numbers.get(slot);
    if (number === 0) return null;
    return {
      number,
      creationMinute: this.#creationMinutes.get(slot),
      titleLength: this.#titleLengths.get(slot),
      bodyLength: this.#bodyLengths.get(slot),
      record: this.#records.read(slot),
    };
  }

  /**
   * Fills an empty index with stored issues, in steps.
   * @param termHashes the hash of each term, by its number in the records
   * @throws RangeError if the index is full
   */
  *load(termHashes: Uint32Array, issues: Iterable<LoadedIssue>): Generator<void> {
    this.#terms.load(termHashes);
    for (const { number, creationMinute, titleLength, bodyLength, record, terms } of issues) {
      const slot = this.#slotCount;
      this.#titleLengths.set(slot, titleLength);
      this.#bodyLengths.set(slot, bodyLength);
      this.#creationMinutes.set(slot, creationMinute);
      this.#records.writeBytes(slot, record);
      for (let i = 0; i < terms.length; i++) this.#terms.changeIssueCount(terms.terms[i]!, 1);
      this.#noteAdded(number);
      yield;
    }
    yield* this.#layOutPostings();
  }

  has(number: number): boolean {
    return this.#slots.has(number);
  }

  /** Returns the slot of an issue, or undefined if it is not in the index. */
  findSlot(number: number): number | undefined {
    return this.#slots.get(number);
  }

  /** The number of a slot's issue, or 0 if the slot is dead. */
  getNumber(slot: number): number {
    return this.#numbers.get(slot);
  }

  /** For each slot, the number of word terms in the title of its issue. Valid until the index changes. */
  get titleLengths(): Uint16Array {
    return this.#titleLengths.values;
  }

  /** For each slot, the number of word terms in the body of its issue. Valid until the index changes. */
  get bodyLengths(): Uint16Array {
    return this.#bodyLengths.values;
  }

  /** When the issue of a slot was created, in milliseconds since 1970. */
  getCreatedAt(slot: number): number {
    return this.#creationMinutes.get(slot) * MS_PER_MINUTE;
  }

  /** Returns the words of an issue, or an empty array if it is not in the index. */
  listWords(number: number): readonly number[] {
    const slot = this.#slots.get(number);
    return slot === undefined ? [] : this.#records.read(slot).words;
  }

  readRecord(slot: number): IssueRecord {
    return this.#records.read(slot);
  }

  /**
   * Returns the number of the term with this hash, or -1 if it is unknown. Terms that no issue contains any more may
   * still be found.
   */
  findTerm(hash: number): number {
    return this.#terms.find(hash);
  }

  /** Number of issues that contain a term. */
  getIssueCount(term: number): number {
    return this.#terms.getIssueCount(term);
  }

  /** Weight of a term: the inverse document frequency of BM25, higher for rarer terms. */
  getInverseDocumentFrequency(term: number): number {
    const count = term < 0 ? 0 : this.#terms.getIssueCount(term);
    return Math.log(1 + (this.#liveCount - count + 0.5) / (count + 0.5));
  }

  /**
   * Reads the slots whose texts contain a word, ascending and including dead ones, and its packed occurrences, into a
   * buffer.
   */
  readPostings(term: number, buffer: PostingBuffer): void {
    this.#postings.read(term, buffer);
  }

  #createRecord({ title, words, ...terms }: IssueTerms): IssueRecord {
    const numbered = [...words]
      .map(([word, counts]) => ({
        term: this.#terms.add(hashTerm('word', word)),
        counts: packCounts(counts),
      }))
      .sort((a, b) => a.term - b.term);
    const texts = {
      identifier: terms.identifiers,
      errorPhrase: terms.errorPhrases,
      titleBigram: terms.titleBigrams,
      version: terms.versions,
    };
    return {
      title,
      words: numbered.map(({ term }) => term),
      counts: numbered.map(({ counts }) => counts),
      otherTerms: NON_WORD_TERM_KINDS.map((kind) =>
        [...texts[kind].keys()].map((text) => this.#terms.add(hashTerm(kind, text))).sort((a, b) => a - b),
      ),
    };
  }

  /** Adds a record in the next slot, whose lengths and time are already set. */
  #addRecord(number: number, record: IssueRecord): void {
    const slot = this.#slotCount;
    this.#postings.assertCapacity(record.words.length);
    this.#records.write(slot, record);
    this.#countRecord(record, 1);
    this.#appendPostings(slot, record);
    this.#noteAdded(number);
  }

  /** Counts the issue whose record, lengths and time have been written into the next slot. */
  #noteAdded(number: number): void {
    const slot = this.#slotCount++;
    this.#numbers.set(slot, number);
    this.#slots.set(number, slot);
    this.#titleLengthSum += this.#titleLengths.get(slot);
    this.#bodyLengthSum += this.#bodyLengths.get(slot);
    this.#liveCount++;
    this.#highestNumber = Math.max(this.#highestNumber, number);
  }

  /** Rewrites postings and records without those of dead slots, and removes the terms that no issue contains. */
  #compact(): void {
    this.#compactionCount++;
    const old = { records: this.#records, numbers: this.#numbers.values, slotCount: this.#slotCount };
    // In the same order, so that the terms of a record remain ascending.
    const newTerms = this.#terms.compact();
    const renumber = (terms: readonly number[]) => terms.map((term) => newTerms[term]!);
    // Frees the memory of the old ones before the new ones are created.
    this.#postings = new Postings(this.#addressMax);
    this.#records = new IssueRecords(this.#addressMax);
    this.#slotCount = 0;
    for (let from = 0; from < old.slotCount; from++) {
      const number = old.numbers[from]!;
      if (number === 0) continue;
      const to = this.#slotCount++;
      const { words, otherTerms, ...rest } = old.records.read(from);
      const record = { ...rest, words: renumber(words), otherTerms: otherTerms.map(renumber) };
      this.#records.write(to, record);
      // The new slot is never above the old one, so nothing is overwritten that is still needed.
      for (const array of [this.#numbers, this.#titleLengths, this.#bodyLengths, this.#creationMinutes])
        array.set(to, array.get(from));
      this.#slots.set(number, to);
    }
    const steps = this.#layOutPostings();
    let step = steps.next();
    while (!step.done) step = steps.next();
  }

  /** Creates the postings of all slots from their records, in steps. */
  *#layOutPostings(): Generator<void> {
    this.#postings = yield* Postings.layOut(
      this.#addressMax,
      { termCount: this.#terms.termCount, slotCount: this.#slotCount },
      (slot, terms) => this.#records.readTerms(slot, terms),
    );
  }

  #appendPostings(slot: number, { words, counts }: IssueRecord): void {
    for (const [i, term] of words.entries()) this.#postings.append(term, slot, counts[i]!);
  }

  #countRecord({ words, otherTerms }: IssueRecord, by: 1 | -1): void {
    for (const term of words) this.#terms.changeIssueCount(term, by);
    for (const ofKind of otherTerms) for (const term of ofKind) this.#terms.changeIssueCount(term, by);
  }
}

const clampMinutes = (minutes: number): number =>
  Math.max(-MINUTES_MAX, Math.min(MINUTES_MAX, Math.round(minutes)));
