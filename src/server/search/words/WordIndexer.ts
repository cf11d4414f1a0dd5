/** Builds the word index of one project and keeps it up to date. */
import { sql } from 'kysely';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { DatabaseConnectionName, ProjectIndexer } from '../indexing/SearchIndexRegistry';
import { readDatabaseId } from '../../store/read/databaseId';
import { readChangedIssueNumbers } from '../indexing/readChangedIssueNumbers';
import { readProjectHistoryHash } from '../indexing/readProjectHistoryHash';
import { SerialQueue } from '../indexing/SerialQueue';
import { readLastPackedInteger } from '../statements/packed';
import { AdaptiveRowsPerStatement } from '../statements/issueNumberRanges';
import type {
  ProjectVersionWithHistoryHash,
  PackedIssueTerms,
  WordIndexRequest,
  WordIndexResult,
} from './index/protocol';
import { readIssueTerms } from './readIssueTerms';
import type { WordIndexThread } from './WordIndexThread';

/** Maximum number of issues whose texts one statement reads. */
const INDEXED_ISSUES_PER_STATEMENT = 200;
/**
 * Maximum number of changed issues whose texts are read while a request waits. If more have changed, their
 * texts are read in the background, and SQL answers the request.
 */
const WORD_INDEX_CATCH_UP_ISSUES_MAX = 500;
/** Maximum number of attempts to read changed texts while the project keeps changing. */
const WORD_INDEX_CATCH_UP_ATTEMPTS_MAX = 4;

export class WordIndexer implements ProjectIndexer {
  readonly #store: DatabaseStore;
  readonly #thread: WordIndexThread;
  readonly #projectId: number;
  readonly #fail: (error: unknown) => void;
  readonly #queue = new SerialQueue();
  #version: number | null = null;

  /** @param fail is called when the word index can no longer be used */
  constructor(
    store: DatabaseStore,
    thread: WordIndexThread,
    projectId: number,
    fail: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#thread = thread;
    this.#projectId = projectId;
    this.#fail = fail;
  }

  get version(): number | null {
    return this.#version;
  }

  /** Opens the word index, or builds it if there is none, and brings it up to date. */
  loadIndex(): Promise<void> {
    return this.#queue.runInOrder(async () => {
      const db = this.#store.background;
      const database = await readDatabaseId(db);
      const result = await this.#send({ kind: 'open', projectId: this.#projectId, database });
      const opened = 'opened' in result ? result.opened : null;
      const historyHash = opened && (await readProjectHistoryHash(db, this.#projectId, opened.version));
      await this.#bringUpToDate(opened?.historyHash === historyHash ? opened : null);
    });
  }

  /**
   * Brings the word index to this project version. If too many texts have changed, the index is updated in
   * the background, and its version is null meanwhile.
   */
  async catchUpToVersion(version: number, lane: DatabaseConnectionName): Promise<void> {
    if (this.#version === null || this.#version >= version) return;
    await this.#queue.runInOrder(async () => {
      if (this.#version !== null && this.#version < version) await this.#readChanges(this.#version, lane);
    });
  }

  releaseIndex(): Promise<void> {
    return this.#queue.runInOrder(async () => {
      this.#version = null;
      await this.#thread.sendRequest({ kind: 'remove', projectId: this.#projectId });
    });
  }

  /**
   * Finds the issues that contain all terms, at this project version or a later one. Returns null if the word
   * index cannot reach that version while a request waits.
   */
  async findIssuesWithTerms(
    terms: string[],
    prefix: boolean,
    version: number,
  ): Promise<{ version: number; numbers: Int32Array<ArrayBuffer> } | null> {
    await this.catchUpToVersion(version, 'db');
    if (this.#version === null || this.#version < version) return null;
    const result = await this.#send({ kind: 'find', projectId: this.#projectId, terms, prefix });
    return 'numbers' in result ? result : null;
  }

  /** Resolves when the word index reads no texts from the database. */
  waitUntilIdle(): Promise<void> {
    return this.#queue.waitUntilIdle();
  }

  async #send(request: WordIndexRequest): Promise<WordIndexResult> {
    try {
      return await this.#thread.sendRequest(request);
    } catch (error) {
      this.#version = null;
      this.#fail(error);
      throw error;
    }
  }

  /**
   * Reads the texts that have changed since a project version. Under constant writes, the attempts may not be
   * enough, and the word index stays behind.
   */
  async #readChanges(since: number, lane: DatabaseConnectionName): Promise<void> {
    const db = this.#store[lane];
    for (let attempt = 1; attempt <= WORD_INDEX_CATCH_UP_ATTEMPTS_MAX; attempt++) {
      const { version, value } = await readChangedIssueNumbers(db, this.#projectId, since);
      if (version === since) return;
      if (value?.textChanged.length === 0) return this.#setVersion(version, lane);
      if (value === null || value.textChanged.length > WORD_INDEX_CATCH_UP_ISSUES_MAX) {
        this.#version = null;
        const from = value && { version: since, historyHash: '' };
        void this.#queue.runInOrder(() => this.#bringUpToDate(from)).catch(this.#fail);
        return;
      }
      const { textChanged, purged } = value;
      const { at, pack } = await readIssueTerms(
        db,
        this.#projectId,
        buildIssueNumberInCondition(textChanged),
      );
      if (at.version !== version) continue;
      await this.#change(textChanged, purged, pack, at);
      this.#version = version;
      return;
    }
  }

  /**
   * Reads changed texts in the background until the word index is up to date.
   * @param from the version of the word index; null: it must be built
   */
  async #bringUpToDate(from: ProjectVersionWithHistoryHash | null): Promise<void> {
    const db = this.#store.background;
    let since = (from ?? (await this.#build())).version;
    for (;;) {
      const { version, value } = await readChangedIssueNumbers(db, this.#projectId, since);
      if (version === since || value?.textChanged.length === 0)
        return this.#setVersion(version, 'background');
      if (value === null) {
        since = (await this.#build()).version;
        continue;
      }
      const { textChanged, purged } = value;
      const sizes = new AdaptiveRowsPerStatement(this.#store, false);
      for (let i = 0; i < textChanged.length;) {
        const size = Math.min(sizes.startTimedStatement(), INDEXED_ISSUES_PER_STATEMENT);
        const numbers = textChanged.slice(i, i + size);
        const { pack } = await readIssueTerms(db, this.#projectId, buildIssueNumberInCondition(numbers));
        sizes.endTimedStatement();
        await this.#change(numbers, purged, pack, null);
        i += numbers.length;
      }
      since = version;
    }
  }

  /** Sets the version of the word index to a later version, since which no text has changed. */
  async #setVersion(version: number, lane: DatabaseConnectionName): Promise<void> {
    const historyHash = await readProjectHistoryHash(this.#store[lane], this.#projectId, version);
    await this.#change([], [], null, { version, historyHash });
    this.#version = version;
  }

  async #build(): Promise<ProjectVersionWithHistoryHash> {
    const projectId = this.#projectId;
    await this.#send({ kind: 'clear', projectId, database: await readDatabaseId(this.#store.background) });
    const sizes = new AdaptiveRowsPerStatement(this.#store, false);
    let first: ProjectVersionWithHistoryHash | null = null;
    // While the thread adds the terms of some issues, the database reads those of the next ones.
    let adding: Promise<unknown> = Promise.resolve();
    for (let after = 0; ;) {
      const size = Math.min(sizes.startTimedStatement(), INDEXED_ISSUES_PER_STATEMENT);
      const { at, pack } = await readIssueTerms(
        this.#store.background,
        projectId,
        sql`t.number > ${after}`,
        size,
      );
      sizes.endTimedStatement();
      // The texts are read in several statements, so later ones may include newer changes. After the build,
      // the texts named by the events since the first statement's version are read again.
      first ??= at;
      await adding;
      adding = this.#send({ kind: 'build', projectId, pack });
      // The next `await adding` throws its error. Until then, a rejection must not count as unhandled.
      adding.catch(() => undefined);
      if (pack.numbers.byteLength < size * 4) break;
      after = readLastPackedInteger(pack.numbers);
    }
    await adding;
    await this.#send({ kind: 'built', projectId, at: first });
    return first;
  }

  async #change(
    changed: number[],
    purged: number[],
    pack: PackedIssueTerms | null,
    at: ProjectVersionWithHistoryHash | null,
  ): Promise<void> {
    const packs = pack ? [pack] : [];
    await this.#send({ kind: 'change', projectId: this.#projectId, changed, purged, packs, at });
  }
}

const buildIssueNumberInCondition = (numbers: readonly number[]) =>
  sql<boolean>`t.number = ANY(${numbers}::int[])`;
