/** Collects the terms of issues in memory and writes them as a segment, with the issues of each term. */
import { IndexSegmentWriter } from './IndexSegmentWriter';

const TERM_ID_CHUNK_LENGTH = 1 << 20;
/** Number of terms that are written before the thread may handle other messages. */
const TERMS_PER_INDEX_WRITE_STEP = 256;

export class IndexSegmentBuilder {
  readonly #ids = new Map<string, number>();
  readonly #numbers: number[] = [];
  /** Number of terms of each issue, in the order of issues. */
  readonly #counts: number[] = [];
  /** The term ids of all issues, in the order of issues. */
  readonly #log: Int32Array[] = [];
  #length = 0;

  get issueCount(): number {
    return this.#numbers.length;
  }

  get issueTermPairCount(): number {
    return this.#length;
  }

  /**
   * Adds an issue. Each issue must have a higher number than the one before.
   * @param terms distinct terms, separated by spaces
   */
  addIssueTerms(number: number, terms: string): void {
    const before = this.#length;
    for (let start = 0; start < terms.length;) {
      const space = terms.indexOf(' ', start);
      const end = space < 0 ? terms.length : space;
      if (end > start) this.#push(this.#idOf(terms.slice(start, end)));
      start = end + 1;
    }
    this.#numbers.push(number);
    this.#counts.push(this.#length - before);
  }

  /** Writes the segment file in steps, so that the thread can handle other messages in between. */
  *writeSegmentFile(file: string): Generator<void> {
    const { starts, ordinals } = this.#invert();
    const terms = [...this.#ids.keys()].sort();
    yield;
    const writer = new IndexSegmentWriter(file, Int32Array.from(this.#numbers));
    let isDone = false;
    try {
      for (let i = 0; i < terms.length; i++) {
        const id = this.#ids.get(terms[i]!)!;
        writer.addTermPostings(terms[i]!, ordinals.subarray(starts[id], starts[id + 1]));
        if (i % TERMS_PER_INDEX_WRITE_STEP === 0) yield;
      }
      writer.finishSegmentFile();
      isDone = true;
    } finally {
      if (!isDone) writer.discardSegmentFile();
    }
  }

  /** Inverts the index: from the terms of each issue to the issues of each term. */
  #invert(): { starts: Int32Array; ordinals: Int32Array } {
    const starts = new Int32Array(this.#ids.size + 1);
    for (let i = 0; i < this.#length; i++) starts[this.#at(i) + 1]!++;
    for (let id = 0; id < this.#ids.size; id++) starts[id + 1]! += starts[id]!;
    const next = starts.slice();
    const ordinals = new Int32Array(this.#length);
    let i = 0;
    this.#counts.forEach((count, ordinal) => {
      for (const end = i + count; i < end; i++) ordinals[next[this.#at(i)]!++] = ordinal;
    });
    return { starts, ordinals };
  }

  #idOf(term: string): number {
    const known = this.#ids.get(term);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    // A substring would keep its whole source text in memory, so the term is copied.
    this.#ids.set(Buffer.from(term).toString(), id);
    return id;
  }

  #push(id: number): void {
    const chunk = Math.floor(this.#length / TERM_ID_CHUNK_LENGTH);
    (this.#log[chunk] ??= new Int32Array(TERM_ID_CHUNK_LENGTH))[this.#length++ % TERM_ID_CHUNK_LENGTH] = id;
  }

  #at(i: number): number {
    return this.#log[Math.floor(i / TERM_ID_CHUNK_LENGTH)]![i % TERM_ID_CHUNK_LENGTH]!;
  }
}
