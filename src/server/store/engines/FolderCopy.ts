/** Copies a folder whose files change meanwhile: nearly all of it beforehand, and the rest while nothing changes. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What tells a file from one that was written to since. */
interface Seen {
  size: number;
  modified: number;
  /** When it was looked at, in milliseconds. */
  at: number;
}

/** A file system tells the time of a change in steps: a file that changed so shortly before may have changed again. */
const STEP = 1_000;

export class FolderCopy {
  readonly #from: string;
  readonly #to: string;
  readonly #seen = new Map<string, Seen>();

  /** @param to there is no such folder yet */
  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  /** Copies whatever has changed since it was copied. Called last while nothing changes, it leaves a true copy. */
  async catchUp(): Promise<void> {
    const found = new Set(await this.#copy(''));
    for (const name of this.#seen.keys()) {
      if (found.has(name)) continue;
      this.#seen.delete(name);
      await rm(path.join(this.#to, name), { force: true });
    }
  }

  /** Answers the names of the files in a folder and in those within it. */
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

  /** Answers whether it is still there. */
  async #copyFile(name: string): Promise<boolean> {
    const [from, to] = [path.join(this.#from, name), path.join(this.#to, name)];
    try {
      const at = Date.now();
      const { size, mtimeMs: modified } = await stat(from);
      const before = this.#seen.get(name);
      const isSame = before?.size === size && before.modified === modified && before.at - modified > STEP;
      this.#seen.set(name, { size, modified, at });
      if (!isSame) await copyFile(from, to, constants.COPYFILE_FICLONE);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }
}
