/** The file of a project's index: when it is written, and whether it can be used. A thread reads and writes it. */
import type { DatabaseStore } from '../../../store/DatabaseStore';
import { readDatabaseId } from '../../../store/read/databaseId';
import { readProjectHistoryHash } from '../readProjectHistoryHash';
import { ThreadStoppedError } from '../RequestThread';
import type { IndexFileOrigin } from './indexFileFormat';
import type { SerialQueue } from '../SerialQueue';
import { type IndexFileDelays, type IndexFileSaveResult, IndexFileSchedule } from './IndexFileSchedule';
import { NEWEST_MIGRATION, readIndexFileOrigin } from './readIndexFileOrigin';

export interface IndexFileOptions {
  /** When the file of a project is written. */
  delays: IndexFileDelays;
  /** Called when the file of a project could not be written. */
  onWriteError?: (error: unknown, projectId: number) => void;
}

/** The index that is written to the file. */
export interface SavedIndex {
  projectId: number;
  /** Returns the project version of the index; null: the index is incomplete. */
  getVersion: () => number | null;
  /** Sends the request that writes the file. Its result has `saved`: false if the index has changed meanwhile. */
  sendSaveRequest: (request: { kind: 'save'; origin: IndexFileOrigin }) => Promise<object>;
  /** Runs all changes of the index. */
  queue: SerialQueue;
}

/**
 * Maximum number of events that a start should have to read because the file was not written when the server stopped.
 */
const EVENTS_AT_START_MAX = 20_000;

export class ProjectIndexFile {
  readonly #store: DatabaseStore;
  readonly #index: SavedIndex;
  readonly #onWriteError: IndexFileOptions['onWriteError'];
  /** Null: no files are written. */
  readonly #schedule: IndexFileSchedule | null;
  /** The id of the database that the index was loaded from. */
  #database = '';
  /** Project version and history hash of the index in the file. Null: there is no usable file. */
  #saved: Pick<IndexFileOrigin, 'version' | 'historyHash'> | null = null;

  /** @param options null: no files are written */
  constructor(store: DatabaseStore, options: IndexFileOptions | null, index: SavedIndex) {
    this.#store = store;
    this.#index = index;
    this.#onWriteError = options?.onWriteError;
    this.#schedule =
      options && new IndexFileSchedule((isForced) => this.#saveWhenDue(isForced), options.delays);
  }

  /** Returns the request that opens the file. Call it before loading the index: it reads the database id. */
  async createOpenRequest(): Promise<{ kind: 'open'; projectId: number; database: string; schema: string }> {
    this.#database = await readDatabaseId(this.#store.background);
    return {
      kind: 'open',
      projectId: this.#index.projectId,
      database: this.#database,
      schema: NEWEST_MIGRATION,
    };
  }

  /** Returns whether an opened file belongs to the project's history, which differs after a backup was restored. */
  async isOfHistory({
    version,
    historyHash,
  }: Pick<IndexFileOrigin, 'version' | 'historyHash'>): Promise<boolean> {
    const { projectId } = this.#index;
    return historyHash === (await readProjectHistoryHash(this.#store.background, projectId, version));
  }

  /**
   * Writes an index that is being built, so that the next start continues the build. Never rejects.
   * @param version the project version of the index
   * @param builtUpTo the highest issue number that the index contains
   */
  async savePart(version: number, builtUpTo: number): Promise<void> {
    if (!this.#schedule) return;
    const { projectId, sendSaveRequest } = this.#index;
    try {
      const origin = await readIndexFileOrigin(this.#store, projectId, this.#database, version);
      if (origin) await sendSaveRequest({ kind: 'save', origin: { ...origin, builtUpTo } });
    } catch (error) {
      this.#reportWriteError(error);
    }
  }

  /** Records that the index was loaded from the file. */
  noteOpened(origin: Pick<IndexFileOrigin, 'version' | 'historyHash'>): void {
    this.#saved = origin;
    this.#schedule?.noteFile();
  }

  /** Records that the thread deletes the file, so that it is written again even at the same project version. */
  noteDeleted(): void {
    this.#saved = null;
    this.#schedule?.noteDeleted();
  }

  /**
   * Records a change of the index that the file does not contain.
   * @param issues number of changed issues
   */
  noteChange(issues: number): void {
    this.#schedule?.noteChange(issues);
  }

  /** Starts no more writes. */
  close(): void {
    this.#schedule?.close();
  }

  /**
   * Writes the file when the server stops, unless an existing file lacks only few changes. An incomplete index is not
   * written, because completing it could take minutes. Changes of the index that are in progress are completed first:
   * they may delete the file. Never rejects.
   */
  async finish(): Promise<void> {
    this.close();
    if (!this.#schedule || this.#index.getVersion() === null) return;
    await this.#index.queue.runInOrder(async () => {
      if (await this.#isFinalWriteDue().catch(() => true)) await this.#trySave();
    });
  }

  /**
   * Whether to write the file when the server stops: if the schedule requires it, or if the next start could not use
   * the existing file or would have to read very many events.
   */
  async #isFinalWriteDue(): Promise<boolean> {
    const saved = this.#saved;
    if (!saved || this.#schedule?.isFinalWriteDue()) return true;
    const behind = (this.#index.getVersion() ?? 0) - saved.version;
    if (behind > EVENTS_AT_START_MAX) return true;
    if (await this.isOfHistory(saved)) return false;
    this.#saved = null;
    return true;
  }

  #saveWhenDue(isForced: boolean): Promise<IndexFileSaveResult> {
    return isForced ? this.#saveBetweenChanges() : this.#trySave();
  }

  /** Changes of the index wait until the file is written. */
  async #saveBetweenChanges(): Promise<IndexFileSaveResult> {
    let result: IndexFileSaveResult = 'skipped';
    await this.#index.queue.runInOrder(async () => {
      result = await this.#trySave();
    });
    return result;
  }

  /** A failed write does not make the index fail: the next start reads the database. */
  async #trySave(): Promise<IndexFileSaveResult> {
    try {
      return await this.#save();
    } catch (error) {
      this.#reportWriteError(error);
      return 'skipped';
    }
  }

  #reportWriteError(error: unknown): void {
    if (!(error instanceof ThreadStoppedError)) this.#onWriteError?.(error, this.#index.projectId);
  }

  async #save(): Promise<IndexFileSaveResult> {
    const { projectId, getVersion, sendSaveRequest } = this.#index;
    const version = getVersion();
    if (version === null) return 'changed';
    if (version === this.#saved?.version) return 'written';
    const origin = await readIndexFileOrigin(this.#store, projectId, this.#database, version);
    if (!origin) return 'skipped';
    // The index may have been cleared while the origin was read, in order to be built again.
    if (getVersion() !== version) return 'changed';
    const result = await sendSaveRequest({ kind: 'save', origin });
    if (!('saved' in result) || !result.saved) return 'changed';
    this.#saved = origin;
    return 'written';
  }
}
