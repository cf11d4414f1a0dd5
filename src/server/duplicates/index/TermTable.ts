import { GrowableNumbers } from './GrowableNumbers';

/**
 * Numbers the terms of an index and counts in how many issues each occurs. Terms are known by their 32-bit hashes only:
 * strings would need several times the memory. Of five million terms, about one in a thousand shares its hash with another.
 */
export class TermTable {
  /** The hash in each slot of an open-addressing hash table, 0 for an empty slot, and the number of its term. */
  #hashes = new Uint32Array(1 << 12);
  #numbers = new Uint32Array(1 << 12);
  #count = 0;
  readonly #issueCounts = new GrowableNumbers((length) => new Int32Array(length));

  /** Number of terms. A term's number is below it. */
  get count(): number {
    return this.#count;
  }

  get bytes(): number {
    return this.#hashes.byteLength + this.#numbers.byteLength + this.#issueCounts.bytes;
  }

  /** Returns the number of a term, or -1 if no issue has ever contained it. */
  find(hash: number): number {
    const slot = this.#findSlot(hash);
    return this.#hashes[slot] === 0 ? -1 : this.#numbers[slot]!;
  }

  /** Returns the number of a term, which is added if it is new. */
  add(hash: number): number {
    const slot = this.#findSlot(hash);
    if (this.#hashes[slot] !== 0) return this.#numbers[slot]!;
    this.#hashes[slot] = hash;
    this.#numbers[slot] = this.#count;
    if (++this.#count > this.#hashes.length * 0.7) this.#grow();
    return this.#count - 1;
  }

  /** Number of issues that contain the term. */
  getIssueCount(term: number): number {
    return this.#issueCounts.get(term);
  }

  changeIssueCount(term: number, by: 1 | -1): void {
    this.#issueCounts.set(term, this.#issueCounts.get(term) + by);
  }

  #findSlot(hash: number): number {
    const mask = this.#hashes.length - 1;
    let slot = hash & mask;
    while (this.#hashes[slot] !== 0 && this.#hashes[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [hashes, numbers] = [this.#hashes, this.#numbers];
    this.#hashes = new Uint32Array(hashes.length * 2);
    this.#numbers = new Uint32Array(hashes.length * 2);
    for (let i = 0; i < hashes.length; i++) {
      if (hashes[i] === 0) continue;
      const slot = this.#findSlot(hashes[i]!);
      this.#hashes[slot] = hashes[i]!;
      this.#numbers[slot] = numbers[i]!;
    }
  }
}
