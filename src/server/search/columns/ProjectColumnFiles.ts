/** The files in which the columns of each project are kept between two runs of the server. */
import type { VersionedIssueListCache } from '../list/VersionedIssueListCache';
import { ProjectColumnStore } from './data/ProjectColumnStore';
import type { IssueRanking } from './data/rank';
import { IndexFileFolder } from '../indexing/files/IndexFileFolder';
import type { IndexFileFormat, IndexFileOrigin } from '../indexing/files/indexFileFormat';

interface StoredProjectColumns {
  columns: ProjectColumnStore;
  origin: IndexFileOrigin;
}

/** Files with the columns and sort orders of a project. */
const COLUMN_FILE_FORMAT: IndexFileFormat = {
  extension: 'columns',
  // "WCOL"
  signature: 0x4c4f4357,
  version: 4,
};

export class ProjectColumnFiles {
  readonly #files: IndexFileFolder;
  readonly #rankings: VersionedIssueListCache<IssueRanking>;
  readonly #preloaded = new Map<number, StoredProjectColumns>();

  /** @param folder the folder of the files, or null: there are no files */
  constructor(folder: string | null, rankings: VersionedIssueListCache<IssueRanking>) {
    this.#files = new IndexFileFolder(folder, COLUMN_FILE_FORMAT);
    this.#rankings = rankings;
  }

  /**
   * Reads all files, to have them ready for `takeProjectColumns`.
   * @param issuesMax maximum number of issues in all files together; files beyond it are not read
   */
  preloadFiles(issuesMax: number): void {
    let left = issuesMax;
    for (const projectId of this.#files.listProjectIds()) {
      const stored = this.#readFile(projectId, left);
      if (!stored) continue;
      left -= stored.columns.issueCount;
      this.#preloaded.set(projectId, stored);
    }
  }

  /**
   * Frees the memory of preloaded files that were not taken, and deletes all files of projects that are not in memory,
   * because they were deleted or are too large: nothing would remove purged texts from these files.
   */
  endPreload(isInMemory: (projectId: number) => boolean): void {
    this.#preloaded.clear();
    for (const projectId of this.#files.listProjectIds())
      if (!isInMemory(projectId)) this.deleteFile(projectId);
  }

  /**
   * Returns the columns from the file of a project, or null if it has none. A file that is damaged, or belongs to
   * another database or schema, is deleted.
   */
  takeProjectColumns(projectId: number, database: string, schema: string): StoredProjectColumns | null {
    const stored = this.#preloaded.get(projectId) ?? this.#readFile(projectId, Infinity);
    this.#preloaded.delete(projectId);
    if (stored?.origin.database === database && stored.origin.schema === schema) return stored;
    this.deleteFile(projectId);
    return null;
  }

  /**
   * Writes the columns of a project to its file. The thread can answer requests meanwhile.
   * @param isCanceled returns true when the columns have changed; writing is then abandoned
   * @returns whether the file was written
   */
  saveProjectColumns(
    columns: ProjectColumnStore,
    origin: IndexFileOrigin,
    isCanceled: () => boolean,
  ): Promise<boolean> {
    return this.#files.saveIndex(columns, origin, isCanceled);
  }

  deleteFile(projectId: number): void {
    this.#preloaded.delete(projectId);
    this.#files.deleteFile(projectId);
  }

  #readFile(projectId: number, issuesMax: number): StoredProjectColumns | null {
    const reader = this.#files.openFile(projectId);
    if (!reader) return null;
    try {
      const { origin, issueCount } = reader.directory;
      if (issueCount > issuesMax) return null;
      return { columns: ProjectColumnStore.readFromFile(reader, this.#rankings), origin };
    } catch {
      // The file is damaged: the columns are read from the database, and written again.
      return null;
    } finally {
      reader.close();
    }
  }
}
