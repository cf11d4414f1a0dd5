/** The folder with the files of one kind of index, one for each project. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runGeneratorInSteps } from '../runGeneratorInSteps';
import type { IndexFileFormat, IndexFileOrigin } from './indexFileFormat';
import { IndexFileReader } from './IndexFileReader';
import { IndexFileWriter } from './IndexFileWriter';

/** An index that can be written to a file. */
export interface StorableIndex {
  readonly issueCount: number;
  writeToFile(writer: IndexFileWriter): Generator<void>;
}

export class IndexFileFolder {
  readonly #folder: string | null;
  readonly #format: IndexFileFormat;
  /** Resolves when all requested files have been written. Files are written one after the other. */
  #writing: Promise<unknown> = Promise.resolve();

  /** @param folder null: there are no files */
  constructor(folder: string | null, format: IndexFileFormat) {
    this.#folder = folder;
    this.#format = format;
  }

  /** Returns the ids of the projects that have a file. */
  listProjectIds(): number[] {
    if (this.#folder === null) return [];
    try {
      const suffix = `.${this.#format.extension}`;
      return readdirSync(this.#folder)
        .filter((name) => name.endsWith(suffix) && /^\d+$/.test(name.slice(0, -suffix.length)))
        .map((name) => Number(name.slice(0, -suffix.length)));
    } catch {
      return [];
    }
  }

  /**
   * Opens the file of a project for reading. Returns null if it is missing, damaged, or of another project or format.
   */
  openFile(projectId: number): IndexFileReader | null {
    if (this.#folder === null) return null;
    try {
      const reader = new IndexFileReader(this.#format, this.#getFile(projectId));
      if (reader.directory.origin.projectId === projectId) return reader;
      reader.close();
    } catch {
      // A damaged file is ignored: the index is built from the database and written again.
    }
    return null;
  }

  /**
   * Writes the index of a project to its file. The thread can answer requests meanwhile.
   * @param isCanceled returns true when the index has changed; writing is then abandoned
   * @returns whether the file was written
   */
  saveIndex(index: StorableIndex, origin: IndexFileOrigin, isCanceled: () => boolean): Promise<boolean> {
    const saved = this.#writing.then(() => this.#writeFile(index, origin, isCanceled));
    this.#writing = saved.catch(() => undefined);
    return saved;
  }

  deleteFile(projectId: number): void {
    if (this.#folder === null) return;
    for (const file of [this.#getFile(projectId), this.#getTemporaryFile(projectId)])
      rmSync(file, { force: true });
  }

  async #writeFile(
    index: StorableIndex,
    origin: IndexFileOrigin,
    isCanceled: () => boolean,
  ): Promise<boolean> {
    if (this.#folder === null || isCanceled()) return false;
    mkdirSync(this.#folder, { recursive: true });
    const { projectId } = origin;
    const writer = new IndexFileWriter(
      this.#format,
      this.#getFile(projectId),
      this.#getTemporaryFile(projectId),
    );
    let isWritten = false;
    try {
      isWritten = await runGeneratorInSteps(index.writeToFile(writer), isCanceled);
    } finally {
      if (!isWritten) writer.discardFile();
    }
    return isWritten && writer.finishFile(origin, index.issueCount, isCanceled);
  }

  #getFile(projectId: number): string {
    return path.join(this.#folder!, `${projectId}.${this.#format.extension}`);
  }

  #getTemporaryFile(projectId: number): string {
    return `${this.#getFile(projectId)}.new`;
  }
}
