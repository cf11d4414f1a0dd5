import type { IssueTermIndex } from '../index/IssueTermIndex';
import { DUPLICATE_STRENGTH_MIN } from '../../../shared/duplicates';
import type { DuplicatePair } from './buildClusters';
import { CandidateBlocks } from './CandidateBlocks';
import { comparePair, prepareIssue } from './comparePair';
import { PairModel } from './PairModel';

/** Maximum candidates that are compared with an issue. */
const CANDIDATES_MAX = 6;
/** Maximum pairs that the search for one issue returns. The issue can be in further pairs of other searches. */
const PAIRS_PER_ISSUE_MAX = 10;
/** Issues that are listed or sorted in one step of the preparation, in about a millisecond. */
const ENTRIES_PER_STEP = 10_000;

/** The pairs of a range of issues, in ascending order of their numbers. */
export interface PairChunk {
  pairs: DuplicatePair[];
  /** Number of issues in the range. It is lower than the requested number at the end of the index. */
  count: number;
  /** The highest issue number of the range, or `after` of the request if the range is empty. */
  lastNumber: number;
}

/**
 * Compares each issue of an index with its candidates. It covers the issues that the index contained when the search
 * was prepared, and leaves out those that were changed or removed since. After a compaction of the index, it must be
 * prepared again.
 */
export class PairSearch {
  readonly #index: IssueTermIndex;
  readonly #model: PairModel;
  readonly #compactionCount: number;
  readonly #blocks: CandidateBlocks;
  /** The numbers of the issues in ascending order, and their slots. */
  #numbers = new Int32Array(0);
  #slots = new Int32Array(0);

  constructor(index: IssueTermIndex, model = new PairModel()) {
    this.#index = index;
    this.#model = model;
    this.#compactionCount = index.compactionCount;
    this.#blocks = new CandidateBlocks(index);
  }

  /** Memory, in bytes. */
  get bytes(): number {
    return this.#blocks.bytes + this.#numbers.byteLength + this.#slots.byteLength;
  }

  /** Whether the search can still be used. A compaction of the index renumbers its slots. */
  get isValid(): boolean {
    return this.#index.compactionCount === this.#compactionCount;
  }

  /** Prepares the search in steps. */
  *prepare(): Generator<void> {
    for (const _ of this.#prepareInSteps()) {
      if (!this.isValid) return;
      yield;
    }
  }

  /** Finds the pairs of up to `limit` issues with numbers above `after`, in steps. */
  *findPairs(after: number, limit: number): Generator<void, PairChunk> {
    const pairs: DuplicatePair[] = [];
    const start = this.#findFirstAfter(after);
    const end = Math.min(this.#numbers.length, start + limit);
    for (let i = start; i < end && this.isValid; i++) {
      this.#findPairsOf(this.#slots[i]!, this.#numbers[i]!, pairs);
      yield;
    }
    return { pairs, count: end - start, lastNumber: end === start ? after : this.#numbers[end - 1]! };
  }

  #findPairsOf(slot: number, number: number, pairs: DuplicatePair[]): void {
    if (this.#index.getNumber(slot) !== number) return;
    const candidates = this.#blocks.findCandidates(slot, CANDIDATES_MAX);
    pairs.push(...findPairsAmong(this.#index, this.#model, slot, candidates));
  }

  *#prepareInSteps(): Generator<void> {
    yield* this.#listNumbers();
    yield* this.#blocks.addSlots();
  }

  *#listNumbers(): Generator<void> {
    const { slotCount } = this.#blocks;
    const entries = new Float64Array(slotCount);
    let count = 0;
    for (let slot = 0; slot < slotCount; slot++) {
      if (slot % ENTRIES_PER_STEP === 0) yield;
      const number = this.#index.getNumber(slot);
      // A number has at most 31 bits and a slot 22: a floating-point number represents 53 bits exactly.
      if (number !== 0) entries[count++] = number * SLOTS_MAX + slot;
    }
    const sorted = yield* sortInSteps(entries.subarray(0, count), ENTRIES_PER_STEP);
    const numbers = new Int32Array(count);
    const slots = new Int32Array(count);
    for (let i = 0; i < count; i++) {
      if (i % ENTRIES_PER_STEP === 0) yield;
      numbers[i] = Math.floor(sorted[i]! / SLOTS_MAX);
      slots[i] = sorted[i]! % SLOTS_MAX;
    }
    this.#numbers = numbers;
    this.#slots = slots;
  }

  #findFirstAfter(number: number): number {
    let [start, end] = [0, this.#numbers.length];
    while (start < end) {
      const middle = (start + end) >>> 1;
      if (this.#numbers[middle]! <= number) start = middle + 1;
      else end = middle;
    }
    return start;
  }
}

/** More slots than an index can have within its memory limits. */
const SLOTS_MAX = 2 ** 22;

/** Returns the pairs of an issue and its candidates that are likely duplicates, strongest first. */
export function findPairsAmong(
  index: IssueTermIndex,
  model: PairModel,
  slot: number,
  candidates: readonly number[],
): DuplicatePair[] {
  const number = index.getNumber(slot);
  const issue = prepareIssue(index, slot);
  const found: DuplicatePair[] = [];
  for (const candidate of candidates) {
    const other = index.getNumber(candidate);
    if (other === 0 || other === number) continue;
    const score = model.estimateProbability(comparePair(index, issue, prepareIssue(index, candidate)));
    if (score >= DUPLICATE_STRENGTH_MIN.possible)
      found.push({ number: Math.min(number, other), otherNumber: Math.max(number, other), score });
  }
  return found.sort((a, b) => b.score - a.score).slice(0, PAIRS_PER_ISSUE_MAX);
}

/**
 * Sorts numbers in ascending order, in steps of about `size` numbers: sorts parts of this size, then merges neighboring
 * parts.
 * @param values are changed
 */
export function* sortInSteps(
  values: Float64Array<ArrayBuffer>,
  size: number,
): Generator<void, Float64Array<ArrayBuffer>> {
  for (let start = 0; start < values.length; start += size) {
    values.subarray(start, start + size).sort();
    yield;
  }
  let [from, to] = [values, new Float64Array(values.length > size ? values.length : 0)];
  for (let width = size; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      const middle = Math.min(start + width, values.length);
      const end = Math.min(middle + width, values.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        if (at % size === 0) yield;
        const isLeft = left < middle && (right === end || from[left]! <= from[right]!);
        to[at] = isLeft ? from[left++]! : from[right++]!;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
