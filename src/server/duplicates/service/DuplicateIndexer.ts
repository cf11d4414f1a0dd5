/** Builds the duplicate index of one project and keeps it up to date. */
import { DUPLICATE_SEARCH_BODY_LENGTH } from '../../../shared/limits';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { type IndexFileOptions, ProjectIndexFile } from '../../search/indexing/files/ProjectIndexFile';
import { readChangedIssueNumbers } from '../../search/indexing/readChangedIssueNumbers';
import { type IssueContents, readIssueContents } from '../../search/indexing/readIssueContents';
import { IndexTooLargeError, type ProjectIndexer } from '../../search/indexing/SearchIndexRegistry';
import { SerialQueue } from '../../search/indexing/SerialQueue';
import { AdaptiveRowsPerStatement } from '../../search/statements/issueNumberRanges';
import type { DuplicatePair } from '../clusters/buildClusters';
import type { PairChunk } from '../clusters/PairSearch';
import type { LikelyDuplicate } from '../DuplicateFinder';
import type { DuplicateThread } from './DuplicateThread';
import type { DuplicateIndexRequest, DuplicateIndexResult, DuplicateSearchQuery } from './protocol';

/** Maximum number of issues whose contents one statement reads. */
const INDEXED_ISSUES_PER_STATEMENT = 250;

/** How often a build looks for changes of the issues that it has read, in milliseconds. */
const CHANGE_CHECK_INTERVAL_MS = 2_000;

/** An index, or the part of it that has been built. */
interface OpenedIndex {
  version: number;
  /** The highest issue number of a part; null: the index is complete. */
  builtUpTo: number | null;
}

export class DuplicateIndexer implements ProjectIndexer {
  readonly #store: DatabaseStore;
  readonly #thread: DuplicateThread;
  readonly #projectId: number;
  readonly #budget: number;
  readonly #file: ProjectIndexFile;
  readonly #buildIntervalMs: number;
  readonly #fail: (error: unknown) => void;
  readonly #queue = new SerialQueue();
  #version: number | null = null;

  /**
   * @param budget memory limit of all indexes of the thread together, in bytes
   * @param files null: no files are written
   * @param fail is called when the index can no longer be used
   */
  constructor(
    store: DatabaseStore,
    thread: DuplicateThread,
    projectId: number,
    budget: number,
    files: IndexFileOptions | null,
    fail: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#thread = thread;
    this.#projectId = projectId;
    this.#budget = budget;
    this.#fail = fail;
    this.#buildIntervalMs = files?.delays.buildIntervalMs ?? Infinity;
    this.#file = new ProjectIndexFile(store, files, {
      projectId,
      getVersion: () => this.#version,
      sendSaveRequest: (request) => thread.sendRequest(request),
      queue: this.#queue,
    });
  }

  get version(): number | null {
    return this.#version;
  }

  loadIndex(): Promise<void> {
    return this.#queue.runInOrder(async () => {
      const opened = await this.#open();
      await this.#bringUpToDate(opened?.builtUpTo === null ? opened.version : await this.#build(opened));
    });
  }

  /**
   * Brings the index to this project version. Always reads in the background: a search does not wait for it, and uses
   * the index as it is.
   */
  async catchUpToVersion(version: number): Promise<void> {
    if (this.#version === null || this.#version >= version) return;
    await this.#queue.runInOrder(async () => {
      if (this.#version !== null && this.#version < version) await this.#bringUpToDate(this.#version);
    });
  }

  releaseIndex(): Promise<void> {
    this.#file.close();
    return this.#queue.runInOrder(async () => {
      this.#version = null;
      await this.#thread.sendRequest({ kind: 'remove', projectId: this.#projectId });
    });
  }

  /** @throws ThreadStoppedError if the thread stops before it has answered */
  async findDuplicates(query: DuplicateSearchQuery, limit: number): Promise<LikelyDuplicate[]> {
    const result = await this.#thread.sendRequest({ kind: 'find', projectId: this.#projectId, query, limit });
    if (!('found' in result)) throw new Error('The duplicate index did not return its results.');
    return result.found;
  }

  /** Prepares a comparison of all issues. Does nothing if a valid comparison is already prepared. */
  async preparePairs(): Promise<void> {
    await this.#thread.sendRequest({ kind: 'preparePairs', projectId: this.#projectId });
  }

  /** Finds the pairs of issues with numbers above `after`. Null if the comparison must be prepared again. */
  async findPairs(after: number, limit: number): Promise<PairChunk | null> {
    const result = await this.#thread.sendRequest({
      kind: 'findPairs',
      projectId: this.#projectId,
      after,
      limit,
    });
    return 'chunk' in result ? result.chunk : null;
  }

  async endPairs(): Promise<void> {
    await this.#thread.sendRequest({ kind: 'endPairs', projectId: this.#projectId });
  }

  /** Finds the pairs of issues whose texts have changed. */
  async findPairsOf(numbers: readonly number[]): Promise<DuplicatePair[]> {
    const { json } = await this.#read({ numbers });
    const result = await this.#thread.sendRequest({ kind: 'findPairsOf', projectId: this.#projectId, json });
    return 'pairs' in result ? result.pairs : [];
  }

  /** Returns the reasons for each pair: what both issues have in common, in words, strongest first. */
  async explainPairs(pairs: readonly DuplicatePair[]): Promise<string[][]> {
    if (pairs.length === 0) return [];
    const { json } = await this.#read({ numbers: [...new Set(pairs.map(({ number }) => number))] });
    const contents = new Map((JSON.parse(json) as IssueContents[]).map((issue) => [issue[0], issue]));
    const known = pairs.filter(({ number }) => contents.has(number));
    const result = await this.#thread.sendRequest({
      kind: 'explainPairs',
      projectId: this.#projectId,
      json: JSON.stringify(known.map(({ number }) => contents.get(number))),
      others: known.map(({ otherNumber }) => otherNumber),
    });
    const reasons = new Map(known.map((pair, i) => [pair, 'reasons' in result ? result.reasons[i]! : []]));
    return pairs.map((pair) => reasons.get(pair) ?? []);
  }

  /** Groups pairs into clusters of at most `sizeMax` issues. Returns the numbers of the issues of each. */
  async clusterPairs(pairs: readonly DuplicatePair[], sizeMax: number): Promise<number[][]> {
    const result = await this.#thread.sendRequest({ kind: 'clusterPairs', pairs, sizeMax });
    return 'clusters' in result ? result.clusters : [];
  }

  /** Writes the index to its file before the server stops. Never rejects. */
  finishFile(): Promise<void> {
    return this.#file.finish();
  }

  /**
   * Opens the index from its file.
   * @returns null if there is no usable file
   */
  async #open(): Promise<OpenedIndex | null> {
    const result = await this.#send(await this.#file.createOpenRequest());
    const opened = 'opened' in result ? result.opened : null;
    if (!opened || !(await this.#file.isOfHistory(opened.origin))) return null;
    await this.#checkMemory(opened.bytes);
    const { version, builtUpTo = null } = opened.origin;
    if (builtUpTo === null) this.#file.noteOpened(opened.origin);
    return { version, builtUpTo };
  }

  async #send(request: DuplicateIndexRequest): Promise<DuplicateIndexResult> {
    try {
      return await this.#thread.sendRequest(request);
    } catch (error) {
      this.#version = null;
      this.#fail(error);
      throw error;
    }
  }

  /**
   * Reads changed contents until the index is up to date.
   * @param from the project version that the index has reached
   */
  async #bringUpToDate(from: number): Promise<void> {
    for (let since = from; ;) {
      const version = (await this.#applyChanges(since)) ?? (await this.#build(null));
      this.#version = version;
      if (version === since) return;
      since = version;
    }
  }

  /**
   * Reads the contents that have changed.
   * @param since the project version of the index
   * @param upTo changes of issues with higher numbers are skipped, because the build reads them later; by default none
   * @returns the project version that the index now has; null: it must be built again
   */
  async #applyChanges(since: number, upTo = Infinity): Promise<number | null> {
    const { version, value } = await readChangedIssueNumbers(this.#store.background, this.#projectId, since);
    if (value === null) return version === since ? version : null;
    const numbers = value.contentChanged.filter((number) => number <= upTo);
    const isPurge = value.purged.length > 0;
    for (let i = 0; i < numbers.length; i += INDEXED_ISSUES_PER_STATEMENT) {
      const part = numbers.slice(i, i + INDEXED_ISSUES_PER_STATEMENT);
      const { json } = await this.#read({ numbers: part });
      await this.#change(part, json, isPurge);
    }
    // For a purge, the worker thread has deleted the index file, even if it was just being written.
    if (isPurge) this.#file.noteDeleted();
    if (numbers.length > 0 && upTo === Infinity) this.#file.noteChange(numbers.length);
    return version;
  }

  /**
   * Builds the index from the contents of all issues.
   * @param part the part that has been built; null: the index is built from scratch
   * @returns the project version up to which all changes are included; some contents may be newer
   */
  async #build(part: OpenedIndex | null): Promise<number> {
    this.#version = null;
    if (!part) {
      await this.#send({ kind: 'clear', projectId: this.#projectId });
      this.#file.noteDeleted();
    }
    const sizes = new AdaptiveRowsPerStatement(this.#store, false);
    let since = part?.version ?? null;
    let [savedAt, checkedAt] = [performance.now(), performance.now()];
    // While the thread adds some issues, the database reads the next ones.
    let adding: Promise<void> = Promise.resolve();
    for (let after = part?.builtUpTo ?? 0; ;) {
      const limit = Math.min(sizes.startTimedStatement(), INDEXED_ISSUES_PER_STATEMENT);
      const { at, count, lastNumber, json } = await this.#read({ after, limit });
      sizes.endTimedStatement();
      since ??= at.version;
      await adding;
      adding = this.#change([], json, false);
      // The next `await adding` throws its error. Until then, a rejection must not count as unhandled.
      adding.catch(() => undefined);
      if (count < limit) break;
      after = lastNumber;
      const isFileDue = performance.now() - savedAt >= this.#buildIntervalMs;
      if (!isFileDue && performance.now() - checkedAt < CHANGE_CHECK_INTERVAL_MS) continue;
      await adding;
      // Purged texts must not stay in the file.
      const version = await this.#applyChanges(since, after);
      if (version === null) return this.#build(null);
      since = version;
      checkedAt = performance.now();
      if (!isFileDue) continue;
      await this.#file.savePart(since, after);
      savedAt = performance.now();
    }
    await adding;
    this.#file.noteChange(0);
    return since;
  }

  #read(selection: Parameters<typeof readIssueContents>[2]): ReturnType<typeof readIssueContents> {
    return readIssueContents(
      this.#store.background,
      this.#projectId,
      selection,
      DUPLICATE_SEARCH_BODY_LENGTH,
    );
  }

  async #change(removed: readonly number[], json: string, isPurge: boolean): Promise<void> {
    const result = await this.#send({
      kind: 'change',
      projectId: this.#projectId,
      removed,
      json,
      isPurge,
    });
    if ('bytes' in result) await this.#checkMemory(result.bytes);
  }

  /** @throws IndexTooLargeError if the indexes exceed the memory limit; this one is then removed */
  async #checkMemory(bytes: number): Promise<void> {
    if (bytes <= this.#budget) return;
    await this.#send({ kind: 'remove', projectId: this.#projectId });
    this.#version = null;
    const error = new IndexTooLargeError('The index of likely duplicates exceeds the memory limit.');
    this.#fail(error);
    throw error;
  }
}
