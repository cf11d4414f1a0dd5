import type { StorableIndex } from '../../search/indexing/files/IndexFileFolder';
import type { IndexFileReader } from '../../search/indexing/files/IndexFileReader';
import type { IndexFileWriter } from '../../search/indexing/files/IndexFileWriter';
import type { IssueContents } from '../../search/indexing/readIssueContents';
import type { DuplicatePair } from '../clusters/buildClusters';
import type { PairChunk, PairSearch } from '../clusters/PairSearch';
import type { MeasuredIndex } from './checkIndexMemory';
import { DuplicateFinder, type LikelyDuplicate } from '../DuplicateFinder';
import type { DuplicateSearchQuery } from './protocol';

/** The duplicate index of one project, in the worker thread. */
export class ProjectDuplicateIndex implements StorableIndex, MeasuredIndex {
  readonly #finder = new DuplicateFinder();
  checkedBytes = 0;
  #changeCount = 0;
  #pairs: PairSearch | null = null;

  /** Number of changes. If it rises while the file is being written, writing is abandoned. */
  get changeCount(): number {
    return this.#changeCount;
  }

  get issueCount(): number {
    return this.#finder.size;
  }

  /** Memory in bytes, without that of a comparison of all issues, which is temporary. */
  get bytes(): number {
    return this.#finder.bytes;
  }

  /** Memory of a comparison of all issues, in bytes. */
  get pairSearchBytes(): number {
    return this.#pairs?.bytes ?? 0;
  }

  /**
   * Removes issues, then adds those with these contents, in steps.
   * @throws RangeError if the index has no capacity left
   */
  *replaceIssues(removed: readonly number[], contents: readonly IssueContents[]): Generator<void> {
    this.#changeCount++;
    const added = new Set(contents.map(([number]) => number));
    for (const number of removed) {
      if (added.has(number)) continue;
      this.#finder.remove(number);
      yield;
    }
    for (const [number, createdAt, title, body] of contents) {
      this.#finder.put({ number, createdAt, title, body });
      yield;
    }
  }

  writeToFile(writer: IndexFileWriter): Generator<void> {
    return this.#finder.writeToFile(writer);
  }

  /**
   * Adds the issues of a file in steps, to an index without issues.
   * @throws an error if the file is damaged, or a RangeError if the index has no capacity left
   */
  readFromFile(reader: IndexFileReader): Generator<void> {
    return this.#finder.readFromFile(reader);
  }

  findDuplicates({ number, ...query }: DuplicateSearchQuery, limit: number): LikelyDuplicate[] {
    return this.#finder.findDuplicates({ ...query, number: number ?? this.#finder.highestNumber + 1 }, limit);
  }

  /** Prepares a comparison of all issues in steps, unless a prepared one is still valid. */
  *preparePairs(): Generator<void> {
    if (this.#pairs?.isValid) return;
    this.#pairs = null;
    const pairs = this.#finder.createPairSearch();
    yield* pairs.prepare();
    if (pairs.isValid) this.#pairs = pairs;
  }

  /** Finds the pairs of issues with numbers above `after`, in steps. Null if the comparison must be prepared again. */
  *findPairs(after: number, limit: number): Generator<void, PairChunk | null> {
    const pairs = this.#pairs;
    if (!pairs) return null;
    const chunk = yield* pairs.findPairs(after, limit);
    return pairs.isValid ? chunk : null;
  }

  endPairs(): void {
    this.#pairs = null;
  }

  *findPairsOf(contents: readonly IssueContents[]): Generator<void, DuplicatePair[]> {
    const pairs: DuplicatePair[] = [];
    for (const [number, createdAt, title, body] of contents) {
      pairs.push(...this.#finder.findPairs({ number, createdAt, title, body }));
      yield;
    }
    return pairs;
  }

  /** @param contents the contents of the first issue of each pair */
  *explainPairs(contents: readonly IssueContents[], others: readonly number[]): Generator<void, string[][]> {
    const reasons: string[][] = [];
    for (const [i, [number, createdAt, title, body]] of contents.entries()) {
      reasons.push(this.#finder.explain({ number, createdAt, title, body }, others[i]!));
      yield;
    }
    return reasons;
  }
}
