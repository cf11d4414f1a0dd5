import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FileKey } from '../../../shared/files';
import { type ByteRange, DATABASE_ID_FILE_NAME, type FileStorage, type SpooledFile } from './FileStorage';
import { toStorageError } from './storageErrors';

const FILE_NAME_PATTERN = /^[0-9a-f]{32}$/;

/** Stores files in a folder: `PROJECT_ID/FIRST_TWO_DIGITS/ID`. Names from users are never part of a path. */
export class LocalFileStorage implements FileStorage {
  readonly description: string;
  readonly #folder: string;

  /** @param folder on the same file system as the spool folder, because files are moved */
  constructor(folder: string) {
    this.#folder = folder;
    this.description = folder;
  }

  /** A power failure leaves the complete file or none: the bytes are on the disk before the file has its name. */
  async storeFile(key: FileKey, file: SpooledFile): Promise<void> {
    const target = this.#getPath(key);
    try {
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await syncToDisk(file.path);
      await rename(file.path, target);
      await syncToDisk(path.dirname(target));
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async openFile(key: FileKey, range?: ByteRange): Promise<Readable | null> {
    const file = this.#getPath(key);
    const exists = await stat(file).then(
      () => true,
      () => false,
    );
    return exists ? createReadStream(file, range) : null;
  }

  async removeFile(key: FileKey): Promise<void> {
    await rm(this.#getPath(key), { force: true });
  }

  async *listFiles(): AsyncIterable<{ key: FileKey; size: number }> {
    for (const project of await listFolder(this.#folder)) {
      if (!/^\d{1,9}$/.test(project)) continue;
      for (const prefix of await listFolder(path.join(this.#folder, project))) {
        for (const id of await listFolder(path.join(this.#folder, project, prefix))) {
          if (!FILE_NAME_PATTERN.test(id)) continue;
          const key = { projectId: Number(project), id };
          const found = await stat(this.#getPath(key)).catch(() => null);
          if (found) yield { key, size: found.size };
        }
      }
    }
  }

  async readDatabaseId(): Promise<string | null> {
    const file = path.join(this.#folder, DATABASE_ID_FILE_NAME);
    try {
      return (await readFile(file, 'utf8')).trim();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async writeDatabaseId(id: string): Promise<void> {
    const file = path.join(this.#folder, DATABASE_ID_FILE_NAME);
    const unfinished = `${file}.${randomUUID()}`;
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      await writeFile(unfinished, `${id}\n`, { mode: 0o600 });
      await syncToDisk(unfinished);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw toStorageError(error);
    }
  }

  #getPath({ projectId, id }: FileKey): string {
    if (!FILE_NAME_PATTERN.test(id)) throw new Error('Invalid file id.');
    return path.join(this.#folder, String(projectId), id.slice(0, 2), id);
  }
}

/** Returns the names in a folder; none if it does not exist. */
async function listFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
