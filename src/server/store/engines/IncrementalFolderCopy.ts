/**
 * Copies the folder of a running database. Most files are copied while the database writes to them; what has
 * changed meanwhile is copied during a short pause of all writes.
 */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The state of a file at the time when it was copied, to detect later writes. */
interface CopiedFileState {
  size: number;
  /** Modification time in epoch milliseconds. */
  modified: number;
  /** When the file's state was read, in epoch milliseconds. */
  checkedAt: number;
}

/**
 * Resolution of file modification times, in milliseconds. If a file was modified less than this before its
 * state was read, a second modification may not be visible.
 */
const FILE_TIMESTAMP_RESOLUTION_MS = 1_000;

export class IncrementalFolderCopy {
  readonly #from: string;
  readonly #to: string;
  readonly #copied = new Map<string, CopiedFileState>();

  /** @param to folder to create */
  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  /**
   * Copies all files that have changed since the last call, and removes copies of deleted files. The copy is
   * consistent if nothing is written during the call.
   */
  async copyChangedFiles(): Promise<void> {
    const existing = new Set(await this.#copy(''));
    for (const name of this.#copied.keys()) {
      if (existing.has(name)) continue;
      this.#copied.delete(name);
      await rm(path.join(this.#to, name), { force: true });
    }
  }

  /** Copies a folder recursively and returns the paths of its files. */
  async #copy(folder: string): Promise<string[]> {
    await mkdir(path.join(this.#to, folder), { recursive: true, mode: 0o700 });
    const names: string[] = [];
    for (const entry of await readdir(path.join(this.#from, folder), { withFileTypes: true })) {
      const name = path.join(folder, entry.name);
      if (entry.isDirectory()) names.push(...(await this.#copy(name)));
      else if (entry.isFile() && (await this.#copyFile(name))) names.push(name);
    }
    return names;
  }

  /** Copies a file if it has changed. Returns false if it no longer exists. */
  async #copyFile(name: string): Promise<boolean> {
    const [from, to] = [path.join(this.#from, name), path.join(this.#to, name)];
    try {
      const checkedAt = Date.now();
      const { size, mtimeMs: modified } = await stat(from);
      const before = this.#copied.get(name);
      const isUnchanged =
        before?.size === size &&
        before.modified === modified &&
        before.checkedAt - modified > FILE_TIMESTAMP_RESOLUTION_MS;
      this.#copied.set(name, { size, modified, checkedAt });
      if (!isUnchanged) await copyFile(from, to, constants.COPYFILE_FICLONE);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }
}
