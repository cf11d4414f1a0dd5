import type { IssueTermIndex } from '../index/IssueTermIndex';
import type { IssueRecord } from '../index/IssueRecords';
import { getTitleCount } from '../index/packCounts';

/** Number of an issue's rarest terms, each of which has a key, and of its rarest title words, whose pairs have keys. */
const TERM_KEYS_MAX = 8;
const TITLE_PAIR_WORDS = 3;
const KEYS_PER_ISSUE = TERM_KEYS_MAX + (TITLE_PAIR_WORDS * (TITLE_PAIR_WORDS - 1)) / 2;
/** Terms in more issues than this get no key: they hardly distinguish issues, and searching their blocks takes long. */
const TERM_ISSUES_MAX = 2_000;
/**
 * In a block with more than twice this number of issues, an issue has at most this many candidates before it and as
 * many after it: the nearest ones, because duplicates are often reported at about the same time. This limits the work
 * when many issues have the same text.
 */
const NEIGHBORS_MAX = 24;
/**
 * Minimum weight of the blocks that a candidate shares with an issue, relative to the weight of all blocks of the
 * issue. In real trackers, 95% of the pairs that are likely duplicates exceed it, and half of all other pairs do not.
 */
const COMMON_WEIGHT_SHARE_MIN = 0.12;

/**
 * Numbers of slots and keys that are processed before the thread may answer other requests. Either takes far less than
 * a millisecond.
 */
const ADDED_SLOTS_PER_STEP = 10;
const PLACED_KEYS_PER_STEP = 10_000;

/**
 * Finds candidate pairs among all issues of an index without a query for each issue. Issues that share a rare term, or
 * two rare title words, are in the same block. The candidates of an issue are those with the highest weight of common
 * blocks; the fewer issues a block has, the higher its weight. It takes about 160 bytes per issue. Issues that are
 * added to the index later are left out.
 */
export class CandidateBlocks {
  readonly #index: IssueTermIndex;
  /** KEYS_PER_ISSUE keys for each slot. 0: no key. */
  readonly #keys: Uint32Array<ArrayBuffer>;
  /**
   * The end of each block in `#slots`. A block starts at the end of the previous one. Keys with equal upper bits share
   * a block.
   */
  readonly #ends: Uint32Array<ArrayBuffer>;
  #slots = new Uint32Array(0);
  readonly #shift: number;
  /** For each slot, the weight of the blocks that it shares with the issue of the current search. */
  readonly #weights: Float32Array<ArrayBuffer>;
  readonly #touched: number[] = [];

  constructor(index: IssueTermIndex) {
    const { slotCount } = index;
    this.#index = index;
    this.#keys = new Uint32Array(slotCount * KEYS_PER_ISSUE);
    const bits = Math.min(26, Math.max(10, Math.ceil(Math.log2(slotCount * KEYS_PER_ISSUE + 1))));
    this.#shift = 32 - bits;
    this.#ends = new Uint32Array(2 ** bits);
    this.#weights = new Float32Array(slotCount);
  }

  /** Memory, in bytes. */
  get bytes(): number {
    return [this.#keys, this.#ends, this.#slots, this.#weights].reduce((sum, a) => sum + a.byteLength, 0);
  }

  /** Number of slots of the index when the blocks were created. Later ones are left out. */
  get slotCount(): number {
    return this.#weights.length;
  }

  /** Adds all slots in steps. Candidates can be searched afterwards. */
  *addSlots(): Generator<void> {
    for (let slot = 0; slot < this.slotCount; slot++) {
      if (slot % ADDED_SLOTS_PER_STEP === 0) yield;
      if (this.#index.getNumber(slot) === 0) continue;
      let at = slot * KEYS_PER_ISSUE;
      for (const key of listKeys(this.#index, this.#index.readRecord(slot))) {
        this.#keys[at++] = key;
        this.#ends[key >>> this.#shift]!++;
      }
    }
    yield* this.#placeSlots();
  }

  /** Returns the slots with the highest weight of common blocks, the highest first. */
  findCandidates(slot: number, limit: number): number[] {
    const weights = this.#weights;
    const touched = this.#touched;
    const issueCount = this.#index.size;
    let ownWeight = 0;
    for (let at = slot * KEYS_PER_ISSUE; at < (slot + 1) * KEYS_PER_ISSUE && this.#keys[at] !== 0; at++) {
      const block = this.#keys[at]! >>> this.#shift;
      const start = block === 0 ? 0 : this.#ends[block - 1]!;
      const end = this.#ends[block]!;
      if (end - start < 2) continue;
      const weight = Math.log(issueCount / (end - start)) + 1;
      ownWeight += weight;
      const own = end - start <= 2 * NEIGHBORS_MAX ? start : this.#findInBlock(slot, start, end);
      const last = end - start <= 2 * NEIGHBORS_MAX ? end : Math.min(end, own + NEIGHBORS_MAX + 1);
      for (let i = Math.max(start, own - NEIGHBORS_MAX); i < last; i++) {
        const other = this.#slots[i]!;
        if (other === slot) continue;
        if (weights[other] === 0) touched.push(other);
        weights[other]! += weight;
      }
    }
    const best: number[] = [];
    const min = ownWeight * COMMON_WEIGHT_SHARE_MIN;
    for (const other of touched) {
      if (weights[other]! < min) continue;
      if (best.length === limit && weights[other]! <= weights[best[limit - 1]!]!) continue;
      let at = best.length;
      while (at > 0 && weights[best[at - 1]!]! < weights[other]!) at--;
      best.splice(at, 0, other);
      if (best.length > limit) best.pop();
    }
    for (const other of touched) weights[other] = 0;
    touched.length = 0;
    return best;
  }

  /**
   * Sorts the slots by block, ascending within each, in steps: a million issues have 11 million keys and 16 million
   * blocks.
   */
  *#placeSlots(): Generator<void> {
    let total = 0;
    for (let block = 0; block < this.#ends.length; block++) {
      if (block % PLACED_KEYS_PER_STEP === 0) yield;
      const count = this.#ends[block]!;
      this.#ends[block] = total;
      total += count;
    }
    this.#slots = new Uint32Array(total);
    // In this loop, `#ends` contains the position for the next slot of each block.
    for (let at = 0; at < this.#keys.length; at++) {
      if (at % PLACED_KEYS_PER_STEP === 0) yield;
      const key = this.#keys[at]!;
      if (key !== 0) this.#slots[this.#ends[key >>> this.#shift]!++] = Math.floor(at / KEYS_PER_ISSUE);
    }
  }

  #findInBlock(slot: number, start: number, end: number): number {
    while (start < end) {
      const middle = (start + end) >>> 1;
      if (this.#slots[middle]! < slot) start = middle + 1;
      else end = middle;
    }
    return start;
  }
}

/** Lists the keys of an issue's blocks, at most KEYS_PER_ISSUE. */
function listKeys(index: IssueTermIndex, { words, counts, otherTerms }: IssueRecord): number[] {
  const rarest = new RarestTerms(TERM_KEYS_MAX);
  const titleWords = new RarestTerms(TITLE_PAIR_WORDS);
  for (const [i, term] of words.entries()) {
    const issues = index.getIssueCount(term);
    if (issues < 2) continue;
    if (issues <= TERM_ISSUES_MAX) rarest.add(term, issues);
    if (getTitleCount(counts[i]!) > 0) titleWords.add(term, issues);
  }
  for (const ofKind of otherTerms) {
    for (const term of ofKind) {
      const issues = index.getIssueCount(term);
      if (issues >= 2 && issues <= TERM_ISSUES_MAX) rarest.add(term, issues);
    }
  }
  const keys = rarest.terms.map((term) => mixKey(term + 1, 0));
  const pairs = titleWords.terms.sort((a, b) => a - b);
  for (const [i, first] of pairs.entries())
    for (const second of pairs.slice(i + 1)) keys.push(mixKey(first + 1, second + 1));
  return keys;
}

/** Keeps the terms that occur in the fewest issues. */
class RarestTerms {
  readonly terms: number[] = [];
  readonly #issueCounts: number[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(term: number, issues: number): void {
    let at = this.terms.length;
    while (at > 0 && this.#issueCounts[at - 1]! > issues) at--;
    if (at >= this.#limit) return;
    this.terms.splice(at, 0, term);
    this.#issueCounts.splice(at, 0, issues);
    if (this.terms.length > this.#limit) {
      this.terms.pop();
      this.#issueCounts.pop();
    }
  }
}

/** Hashes one or two terms to a key that is never 0. */
function mixKey(first: number, second: number): number {
  let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second ^ (second >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0 || 1;
}
