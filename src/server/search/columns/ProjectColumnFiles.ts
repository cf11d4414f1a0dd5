/** The files in which the columns of each project are kept between two runs of the server. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runGeneratorInSteps } from '../indexing/runGeneratorInSteps';
import type { VersionedIssueListCache } from '../list/VersionedIssueListCache';
import { ProjectColumnStore } from './data/ProjectColumnStore';
import type { IssueRanking } from './data/rank';
import type { ColumnFileOrigin } from './file/columnFileFormat';
import { ColumnFileReader } from './file/ColumnFileReader';
import { ColumnFileWriter } from './file/ColumnFileWriter';

interface StoredProjectColumns {
  columns: ProjectColumnStore;
  origin: ColumnFileOrigin;
}

const COLUMN_FILE_PATTERN = /^(\d+)\.columns$/;

export class ProjectColumnFiles {
  readonly #folder: string | null;
  readonly #rankings: VersionedIssueListCache<IssueRanking>;
  readonly #preloaded = new Map<number, StoredProjectColumns>();
  /** Ends when the files that are being written are complete. Files are written one after the other. */
  #writing: Promise<unknown> = Promise.resolve();

  /** @param folder the folder of the files, or null: there are no files */
  constructor(folder: string | null, rankings: VersionedIssueListCache<IssueRanking>) {
    this.#folder = folder;
    this.#rankings = rankings;
  }

  /**
   * Reads all files, to have them ready for `takeProjectColumns`.
   * @param issuesMax maximum number of issues in all files together; files beyond it are not read
   */
  preloadFiles(issuesMax: number): void {
    let left = issuesMax;
    for (const projectId of this.#listProjectIds()) {
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
    for (const projectId of this.#listProjectIds()) if (!isInMemory(projectId)) this.deleteFile(projectId);
  }

  /**
   * Returns the columns from the file of a project, or null if it has none. A file that is damaged, or belongs to another
   * database or schema, is deleted.
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
    origin: ColumnFileOrigin,
    isCanceled: () => boolean,
  ): Promise<boolean> {
    const saved = this.#writing.then(() => this.#writeFile(columns, origin, isCanceled));
    this.#writing = saved.catch(() => undefined);
    return saved;
  }

  deleteFile(projectId: number): void {
    this.#preloaded.delete(projectId);
    if (this.#folder === null) return;
    for (const file of [this.#getFile(projectId), this.#getTemporaryFile(projectId)])
      rmSync(file, { force: true });
  }

  async #writeFile(
    columns: ProjectColumnStore,
    origin: ColumnFileOrigin,
    isCanceled: () => boolean,
  ): Promise<boolean> {
    if (this.#folder === null || isCanceled()) return false;
    mkdirSync(this.#folder, { recursive: true });
    const writer = new ColumnFileWriter(
      this.#getFile(origin.projectId),
      this.#getTemporaryFile(origin.projectId),
    );
    let isWritten = false;
    try {
      isWritten = await runGeneratorInSteps(columns.writeToFile(writer), isCanceled);
    } finally {
      if (!isWritten) writer.discardFile();
    }
    return isWritten && writer.finishFile(origin, columns.issueCount, isCanceled);
  }

  #readFile(projectId: number, issuesMax: number): StoredProjectColumns | null {
    if (this.#folder === null) return null;
    let reader: ColumnFileReader | null = null;
    try {
      reader = new ColumnFileReader(this.#getFile(projectId));
      const { origin, issueCount } = reader.directory;
      if (origin.projectId !== projectId || issueCount > issuesMax) return null;
      return { columns: ProjectColumnStore.readFromFile(reader, this.#rankings), origin };
    } catch {
      // The file is missing, damaged or of another format: the columns are read from the database, and written again.
      return null;
    } finally {
      reader?.close();
    }
  }

  #listProjectIds(): number[] {
    if (this.#folder === null) return [];
    try {
      const ids = readdirSync(this.#folder).map((name) => Number(COLUMN_FILE_PATTERN.exec(name)?.[1]));
      return ids.filter((id) => !Number.isNaN(id));
    } catch {
      return [];
    }
  }

  #getFile(projectId: number): string {
    return path.join(this.#folder!, `${projectId}.columns`);
  }

  #getTemporaryFile(projectId: number): string {
    return `${this.#getFile(projectId)}.new`;
  }
}
