/** Gathers the terms of issues, one issue after the other, and turns them round into a segment. */
import { SegmentWriter } from './SegmentWriter';

const CHUNK = 1 << 20;
/** Terms that are written in one step. */
const STEP = 256;

export class SegmentBuilder {
  readonly #ids = new Map<string, number>();
  readonly #numbers: number[] = [];
  /** How many terms each issue has. */
  readonly #counts: number[] = [];
  /** The ids of all issues' terms, one issue after the other. */
  readonly #log: Int32Array[] = [];
  #length = 0;

  get issues(): number {
    return this.#numbers.length;
  }

  /** How many pairs of an issue and a term there are. */
  get pairs(): number {
    return this.#length;
  }

  /**
   * Numbers ascend from call to call.
   * @param terms between spaces, each once
   */
  add(number: number, terms: string): void {
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

  /** Writes the segment, in steps. */
  *write(file: string): Generator<void> {
    const { starts, ordinals } = this.#turnRound();
    const terms = [...this.#ids.keys()].sort();
    yield;
    const writer = new SegmentWriter(file, Int32Array.from(this.#numbers));
    let isDone = false;
    try {
      for (let i = 0; i < terms.length; i++) {
        const id = this.#ids.get(terms[i]!)!;
        writer.add(terms[i]!, ordinals.subarray(starts[id], starts[id + 1]));
        if (i % STEP === 0) yield;
      }
      writer.finish();
      isDone = true;
    } finally {
      if (!isDone) writer.abandon();
    }
  }

  /** By term which issues have it, where it was by issue which terms it has. */
  #turnRound(): { starts: Int32Array; ordinals: Int32Array } {
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
    // A slice would keep all of the text that it was cut from.
    this.#ids.set(Buffer.from(term).toString(), id);
    return id;
  }

  #push(id: number): void {
    const chunk = Math.floor(this.#length / CHUNK);
    (this.#log[chunk] ??= new Int32Array(CHUNK))[this.#length++ % CHUNK] = id;
  }

  #at(i: number): number {
    return this.#log[Math.floor(i / CHUNK)]![i % CHUNK]!;
  }
}
