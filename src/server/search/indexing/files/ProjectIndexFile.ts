/** The file of a project's index: when it is written, and whether it can be used. A thread reads and writes it. */
import type { DatabaseStore } from '../../../store/DatabaseStore';
import { readDatabaseId } from '../../../store/read/databaseId';
import { readProjectHistoryHash } from '../readProjectHistoryHash';
import { ThreadStoppedError } from '../RequestThread';
import type { IndexFileOrigin } from './indexFileFormat';
import type { SerialQueue } from '../SerialQueue';
import { type IndexFileDelays, IndexFileSchedule } from './IndexFileSchedule';
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
}

export class ProjectIndexFile {
  readonly #store: DatabaseStore;
  readonly #index: SavedIndex;
  readonly #onWriteError: IndexFileOptions['onWriteError'];
  /** Null: no files are written. */
  readonly #schedule: IndexFileSchedule | null;
  /** The id of the database that the index was loaded from. */
  #database = '';
  /** The project version of the file, if there is one. */
  #savedVersion: number | null = null;

  /** @param options null: no files are written */
  constructor(store: DatabaseStore, options: IndexFileOptions | null, index: SavedIndex) {
    this.#store = store;
    this.#index = index;
    this.#onWriteError = options?.onWriteError;
    this.#schedule = options && new IndexFileSchedule(() => this.#trySave(), options.delays);
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

  /** Records that the index was loaded from the file. */
  noteOpened(version: number): void {
    this.#savedVersion = version;
    this.#schedule?.noteFile();
  }

  /** Records that the thread deletes the file, so that it is written again even at the same project version. */
  noteDeleted(): void {
    this.#savedVersion = null;
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
   * Writes the file for the last time, before the server stops. An incomplete index is not written, because completing it
   * could take minutes. Never rejects.
   * @param queue changes of the index that are in progress, which are completed first
   */
  async finish(queue: SerialQueue): Promise<void> {
    this.close();
    if (!this.#schedule || this.#index.getVersion() === null) return;
    await queue.runInOrder(async () => void (await this.#trySave()));
  }

  /** A file that cannot be written is no failure of the index: the next start reads the database. */
  async #trySave(): Promise<boolean> {
    try {
      return await this.#save();
    } catch (error) {
      if (!(error instanceof ThreadStoppedError)) this.#onWriteError?.(error, this.#index.projectId);
      return true;
    }
  }

  /** Returns false if the index has changed meanwhile. */
  async #save(): Promise<boolean> {
    const { projectId, getVersion, sendSaveRequest } = this.#index;
    const version = getVersion();
    if (version === null || version === this.#savedVersion) return true;
    const origin = await readIndexFileOrigin(this.#store, projectId, this.#database, version);
    if (!origin) return true;
    const result = await sendSaveRequest({ kind: 'save', origin });
    if (!('saved' in result) || !result.saved) return false;
    this.#savedVersion = version;
    return true;
  }
}
