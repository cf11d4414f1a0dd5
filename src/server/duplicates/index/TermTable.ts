import { GrowableNumbers } from './GrowableNumbers';

const BUCKETS_MIN = 1 << 12;
const LOAD_MAX = 0.7;

/**
 * Numbers the terms of an index and counts in how many issues each occurs. Terms are identified by their 32-bit hashes
 * only: strings would need several times the memory. Of five million terms, about one in a thousand shares its hash
 * with another.
 */
export class TermTable {
  /** The hash in each bucket of an open-addressing hash table, 0 for an empty one, and the number of its term. */
  #hashes = new Uint32Array(BUCKETS_MIN);
  #numbers = new Uint32Array(BUCKETS_MIN);
  #count = 0;
  #issueCounts = createIssueCounts();

  get bytes(): number {
    return this.#hashes.byteLength + this.#numbers.byteLength + this.#issueCounts.bytes;
  }

  /** Returns the number of a term, or -1 if it is unknown. Terms that no issue contains any more may still be found. */
  find(hash: number): number {
    const bucket = this.#findBucket(hash);
    return this.#hashes[bucket] === 0 ? -1 : this.#numbers[bucket]!;
  }

  /** Returns the number of a term, which is added if it is new. */
  add(hash: number): number {
    const bucket = this.#findBucket(hash);
    if (this.#hashes[bucket] !== 0) return this.#numbers[bucket]!;
    this.#hashes[bucket] = hash;
    this.#numbers[bucket] = this.#count;
    if (++this.#count > this.#hashes.length * LOAD_MAX) this.#resize(this.#hashes.length * 2);
    return this.#count - 1;
  }

  /** Returns the hash of each term by its number; 0 for terms that no issue contains. */
  listHashes(): Uint32Array<ArrayBuffer> {
    const hashes = new Uint32Array(this.#count);
    for (let bucket = 0; bucket < this.#hashes.length; bucket++) {
      if (this.#hashes[bucket] === 0) continue;
      const term = this.#numbers[bucket]!;
      if (this.#issueCounts.get(term) > 0) hashes[term] = this.#hashes[bucket]!;
    }
    return hashes;
  }

  /**
   * Adds stored terms to an empty table.
   * @param hashes the hash of each term, by its number
   */
  load(hashes: Uint32Array): void {
    let buckets = BUCKETS_MIN;
    while (hashes.length > buckets * LOAD_MAX) buckets *= 2;
    this.#resize(buckets);
    for (const [term, hash] of hashes.entries()) {
      const bucket = this.#findBucket(hash);
      this.#hashes[bucket] = hash;
      this.#numbers[bucket] = term;
    }
    this.#count = hashes.length;
  }

  /** Number of terms, including those that no issue contains any more. */
  get termCount(): number {
    return this.#count;
  }

  /** Number of issues that contain the term. */
  getIssueCount(term: number): number {
    return this.#issueCounts.get(term);
  }

  changeIssueCount(term: number, by: 1 | -1): void {
    this.#issueCounts.set(term, this.#issueCounts.get(term) + by);
  }

  /**
   * Removes the terms that no issue contains, and renumbers the others in the same order.
   * @returns the new number of each old one; of removed terms, -1
   */
  compact(): Int32Array {
    const oldCounts = this.#issueCounts;
    const newNumbers = new Int32Array(this.#count).fill(-1);
    this.#issueCounts = createIssueCounts();
    this.#count = 0;
    for (let term = 0; term < newNumbers.length; term++) {
      const issueCount = oldCounts.get(term);
      if (issueCount === 0) continue;
      newNumbers[term] = this.#count;
      this.#issueCounts.set(this.#count++, issueCount);
    }
    let buckets = BUCKETS_MIN;
    while (this.#count > buckets * LOAD_MAX) buckets *= 2;
    this.#resize(buckets, newNumbers);
    return newNumbers;
  }

  #findBucket(hash: number): number {
    const mask = this.#hashes.length - 1;
    let bucket = hash & mask;
    while (this.#hashes[bucket] !== 0 && this.#hashes[bucket] !== hash) bucket = (bucket + 1) & mask;
    return bucket;
  }

  /** @param newNumbers the new number of each term, or -1 to remove it; by default, terms keep their numbers */
  #resize(buckets: number, newNumbers?: Int32Array): void {
    const [hashes, numbers] = [this.#hashes, this.#numbers];
    this.#hashes = new Uint32Array(buckets);
    this.#numbers = new Uint32Array(buckets);
    for (let i = 0; i < hashes.length; i++) {
      if (hashes[i] === 0) continue;
      const number = newNumbers ? newNumbers[numbers[i]!]! : numbers[i]!;
      if (number < 0) continue;
      const bucket = this.#findBucket(hashes[i]!);
      this.#hashes[bucket] = hashes[i]!;
      this.#numbers[bucket] = number;
    }
  }
}

const createIssueCounts = () => new GrowableNumbers((length) => new Int32Array(length));
