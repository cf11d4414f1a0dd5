/** Loads the in-memory columns of one project and keeps them up to date. */
import type { Kysely, Transaction } from 'kysely';
import type { IssueRowsUpdate } from '../../store/changes/ProjectChangeHub';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import type { DatabaseConnectionName, ProjectIndexer } from '../indexing/SearchIndexRegistry';
import { type IndexFileOptions, ProjectIndexFile } from '../indexing/files/ProjectIndexFile';
import { readChangedIssueNumbers } from '../indexing/readChangedIssueNumbers';
import { SerialQueue } from '../indexing/SerialQueue';
import { readLastPackedInteger, readPackedIntegers } from '../statements/packed';
import { AdaptiveRowsPerStatement } from '../statements/issueNumberRanges';
import type { ColumnStoreThread } from './ColumnStoreThread';
import { STORED_SORT_ORDERS } from './data/IssueSortOrders';
import type { PackedIssueRows } from './data/PackedIssueRowReader';
import type { PackedIssueRelations } from './data/protocol';
import { PendingIssueRowUpdates } from './PendingIssueRowUpdates';
import { readAllIssueRelations } from './readRelations';
import { readIssueRows, readIssueRowsAfterNumber } from './readIssueRows';
import { SentColumns } from './SentColumns';
import { warmUpColumnStore } from './warmUpColumnStore';

/** Maximum number of changed issues that one statement reads again. */
const CHANGED_ISSUES_PER_STATEMENT = 5_000;
/** Maximum number of issues that one statement reads while a project is loaded into memory. */
const LOADED_ISSUES_PER_STATEMENT = 50_000;
/**
 * Number of issue rows that are sent to the columns' thread in one request while a project is loaded. Few
 * large requests are faster than many small ones, because each request copies all columns to larger arrays.
 */
const LOADED_ISSUES_PER_THREAD_REQUEST = 200_000;
/** Maximum number of attempts to read changed issues while the project keeps changing. */
const INDEX_CATCH_UP_ATTEMPTS = 4;
/**
 * If more than this part of the issues has changed since a file was written, the columns are loaded from the database:
 * reading a changed issue takes about ten times as long as reading one of all issues.
 */
const CHANGED_ISSUES_SHARE_MAX = 0.1;
/** Up to this number of changed issues, a file is used whatever their share, for example in a small project. */
const CHANGED_ISSUES_MIN = 5_000;

export class ColumnStoreIndexer implements ProjectIndexer {
  readonly thread: ColumnStoreThread;
  readonly sentColumns = new SentColumns();
  readonly #store: DatabaseStore;
  readonly #projectId: number;
  readonly #fail: (error: unknown) => void;
  readonly #updates = new PendingIssueRowUpdates();
  readonly #queue = new SerialQueue();
  readonly #file: ProjectIndexFile;
  readonly #rowsComplete: Promise<void> | undefined;
  #version: number | null = null;

  /**
   * @param fail reports that the columns cannot be used any more
   * @param files null: no files are written
   * @param rowsComplete resolves when the background jobs that change rows of issues without events have finished
   */
  constructor(
    store: DatabaseStore,
    thread: ColumnStoreThread,
    projectId: number,
    fail: (error: unknown) => void,
    files: IndexFileOptions | null,
    rowsComplete?: Promise<void>,
  ) {
    this.#store = store;
    this.thread = thread;
    this.#projectId = projectId;
    this.#fail = fail;
    this.#rowsComplete = rowsComplete;
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

  async loadIndex(): Promise<void> {
    await this.#rowsComplete;
    return this.#queue.runInOrder(async () => {
      if (this.#version === null) await this.#load();
    });
  }

  /**
   * Brings the columns to this project version. If the events do not cover all versions, the columns are
   * loaded again, with version null meanwhile.
   */
  async catchUpToVersion(version: number, lane: DatabaseConnectionName): Promise<void> {
    if (this.#version !== null && this.#version >= version) return;
    await this.#changeInOrder(async () => {
      if (this.#version !== null) await this.#applyUpdates(this.#version);
      if (this.#version === null || this.#version < version) await this.#readChanges(lane);
    });
  }

  /**
   * Reads from the database in a transaction, at one version of the project, and brings the columns to this version.
   * @param use is called with the columns at this version; it can send a request before they change again
   * @returns null if the columns must be loaded again; the next catch-up does so
   */
  async readAtColumnVersion<Result>(
    read: (tx: Transaction<DatabaseTables>) => Promise<void>,
    use: () => Result,
  ): Promise<Result | null> {
    let result: Result | null = null;
    await this.#changeInOrder(async () => {
      if (this.#version !== null) await this.#applyUpdates(this.#version);
      if (this.#version === null) return;
      const since = this.#version;
      const transaction = this.#store.db.transaction().setIsolationLevel('repeatable read');
      const isRead = await transaction.setAccessMode('read only').execute(async (tx) => {
        if ((await this.#readChangesSince(since, tx, true)) === 'unknown') return false;
        await read(tx);
        return true;
      });
      if (isRead) result = use();
    });
    return result;
  }

  /** Runs a step that changes the columns, once all earlier steps have ended. */
  async #changeInOrder(step: () => Promise<void>): Promise<void> {
    try {
      await this.#queue.runInOrder(step);
    } catch (error) {
      if (this.#version === null) this.#fail(error);
      throw error;
    }
  }

  releaseIndex(): Promise<void> {
    this.#file.close();
    return this.#queue.runInOrder(async () => {
      this.#version = null;
      this.sentColumns.noteLoading();
      await this.thread.sendRequest({ kind: 'close', projectId: this.#projectId });
    });
  }

  /**
   * Buffers issue rows that this process has written. The next catch-up applies them without reading the
   * database.
   */
  bufferIssueRowsUpdate(update: IssueRowsUpdate): void {
    this.#updates.add(update);
  }

  /** Writes the columns to their file before the server stops. Never rejects. */
  finishFile(): Promise<void> {
    return this.#file.finish();
  }

  /** Applies the buffered row updates that continue from project version `since` without a gap. */
  async #applyUpdates(since: number): Promise<void> {
    const updates = this.#updates.takeRowUpdatesSince(since);
    if (!updates) return;
    const updated = this.thread.sendRequest({ kind: 'update', projectId: this.#projectId, ...updates });
    this.sentColumns.noteChange(updates.version, false);
    await updated;
    this.#version = updates.version;
    this.#file.noteChange(updates.rows.length);
  }

  /** Opens the columns from their file, if there is one, or loads them from the database. */
  async #load(): Promise<void> {
    const projectId = this.#projectId;
    const db = this.#store.background;
    const result = await this.thread.sendRequest(await this.#file.createOpenRequest());
    const opened = 'opened' in result ? result.opened : null;
    if (opened && (await this.#file.isOfHistory(opened))) {
      const { version, value } = await readChangedIssueNumbers(db, projectId, opened.version);
      const { issueCount } = opened;
      if (
        value &&
        value.changed.length <= Math.max(CHANGED_ISSUES_MIN, issueCount * CHANGED_ISSUES_SHARE_MAX)
      ) {
        this.#version = opened.version;
        this.sentColumns.noteLoaded(opened.version);
        this.#file.noteOpened(opened);
        if (version > opened.version) await this.#readChanges('background');
        return;
      }
    }
    await this.#loadFromDatabase();
  }

  async #loadFromDatabase(): Promise<void> {
    const projectId = this.#projectId;
    const db = this.#store.background;
    this.sentColumns.noteLoading();
    await this.thread.sendRequest({ kind: 'clear', projectId });
    this.#file.noteDeleted();
    const sizes = new AdaptiveRowsPerStatement(this.#store, false);
    let firstVersion: number | null = null;
    let applied: Promise<unknown> = Promise.resolve();
    let packs: PackedIssueRows[] = [];
    let packedRows = 0;
    let after = 0;
    for (;;) {
      const size = Math.min(sizes.startTimedStatement(), LOADED_ISSUES_PER_STATEMENT);
      const { version, value } = await readIssueRowsAfterNumber(db, projectId, after, size);
      sizes.endTimedStatement();
      // The issues are read in several statements, so later ones may include newer changes. After loading,
      // the issues named by the events since the first statement's version are read again.
      firstVersion ??= version;
      const count = countPackedRows(value);
      if (count > 0) after = readLastPackedInteger(value.number);
      packs.push(value);
      packedRows += count;
      if (count < size || packedRows >= LOADED_ISSUES_PER_THREAD_REQUEST) {
        // While the thread applies one request, the rows of the next are read from the database.
        await applied;
        applied = this.thread.sendRequest(
          {
            kind: 'apply',
            projectId,
            packs,
            gone: [],
            version: firstVersion,
            isPurge: false,
            haveTextsChanged: true,
          },
          listTransferableBuffers(packs),
        );
        applied.catch(() => undefined);
        packs = [];
        packedRows = 0;
      }
      if (count < size) break;
    }
    const relate = (packed: PackedIssueRelations | null) =>
      this.thread.sendRequest({ kind: 'relate', projectId, packed });
    await readAllIssueRelations(db, sizes, projectId, after, relate);
    await Promise.all([applied, relate(null)]);
    await this.thread.sendRequest({ kind: 'sort', projectId, field: 'UPDATED_AT' });
    this.#version = firstVersion;
    this.sentColumns.noteLoaded(firstVersion);
    await this.#readChanges('background');
    this.#file.noteChange(0);
    // The other sort orders are computed before a request needs them. Loading does not wait for them, nor for
    // the warm-up of the thread's code; errors of either are ignored.
    const sorted = STORED_SORT_ORDERS.map((field) =>
      this.thread.sendRequest({ kind: 'sort', projectId, field }),
    );
    Promise.all([...sorted, warmUpColumnStore(this.thread, projectId, this.sentColumns.version!)]).catch(
      () => undefined,
    );
  }

  async #readChanges(lane: DatabaseConnectionName): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      if (this.#version === null) return this.#loadFromDatabase();
      const isLast = attempt >= INDEX_CATCH_UP_ATTEMPTS;
      const result = await this.#readChangesSince(this.#version, this.#store[lane], isLast);
      if (result === 'applied') return;
      if (result === 'unknown') this.#version = null;
    }
  }

  /**
   * Reads the changes since a version and applies them to the columns.
   * @param isLast whether rows are applied that have changed again while they were read
   * @returns "unknown" if events are missing, "moved" if the project has changed meanwhile
   */
  async #readChangesSince(
    since: number,
    db: Kysely<DatabaseTables>,
    isLast: boolean,
  ): Promise<'applied' | 'unknown' | 'moved'> {
    const projectId = this.#projectId;
    const { version, value } = await readChangedIssueNumbers(db, projectId, since);
    if (version === since) return 'applied';
    if (value === null) return 'unknown';
    const { changed } = value;
    const packs: PackedIssueRows[] = [];
    let hasMoved = false;
    for (let at = 0; at < changed.length && (isLast || !hasMoved); at += CHANGED_ISSUES_PER_STATEMENT) {
      const numbers = changed.slice(at, at + CHANGED_ISSUES_PER_STATEMENT);
      const rows = await readIssueRows(db, projectId, numbers);
      packs.push(rows.value);
      hasMoved ||= rows.version !== version;
    }
    // All rows of a catch-up must have the same project version. If the project changed while they were
    // read, they are read again. Under constant writes, the rows of the last attempt are applied anyway:
    // they may include later changes, which the next catch-up reads once more.
    if (hasMoved && !isLast) return 'moved';
    const present = new Set(packs.flatMap((pack) => [...readPackedIntegers(pack.number)]));
    const gone = changed.filter((number) => !present.has(number));
    const isPurge = value.purged.length > 0;
    const haveTextsChanged = value.textChanged.length > 0 || gone.length > 0;
    const applied = this.thread.sendRequest({
      kind: 'apply',
      projectId,
      packs,
      gone,
      version,
      isPurge,
      haveTextsChanged,
    });
    this.sentColumns.noteChange(version, haveTextsChanged);
    await applied;
    if (isPurge) this.#file.noteDeleted();
    this.#version = version;
    this.#file.noteChange(changed.length);
    return 'applied';
  }
}

/** The buffers of packed issue rows, which can be transferred to another thread instead of copied. */
const listTransferableBuffers = (packs: readonly PackedIssueRows[]): ArrayBuffer[] =>
  packs
    .flatMap((pack) => Object.values(pack))
    .filter(({ byteLength }) => byteLength > 0)
    .map(({ buffer }) => buffer as ArrayBuffer);

const countPackedRows = ({ number }: PackedIssueRows): number => number.byteLength / 4;
