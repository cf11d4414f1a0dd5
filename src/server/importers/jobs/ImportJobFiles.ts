import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { WinnowError } from '../../../shared/errors';
import { toStorageError } from '../../store/files/storageErrors';
import type { ImportJobKey } from '../../store/read/importJobs';

/** Manages the uploaded files of imports, which are stored in a folder of the data directory. */
export class ImportJobFiles {
  readonly #folder: string;
  /** Names of the files that are being written. */
  readonly #uploading = new Set<string>();

  /** @param folder path of a folder that is created when the first file is uploaded */
  constructor(folder: string) {
    this.#folder = folder;
  }

  getPath(key: ImportJobKey): string {
    return path.join(this.#folder, formatFileName(key));
  }

  async readSize(key: ImportJobKey): Promise<number | null> {
    const found = await stat(this.getPath(key)).catch(() => null);
    return found?.size ?? null;
  }

  /** See ImportJobService.appendToFile. */
  async append(key: ImportJobKey, offset: number, content: AsyncIterable<Buffer>): Promise<number> {
    const name = formatFileName(key);
    if (this.#uploading.has(name))
      throw new WinnowError('CONFLICT', 'The file is being uploaded by another request.');
    this.#uploading.add(name);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const size = (await this.readSize(key)) ?? 0;
      if (size !== offset)
        throw new WinnowError('CONFLICT', `The upload must continue at byte ${size}, not ${offset}.`);
      await pipeline(
        Readable.from(content, { objectMode: false }),
        createWriteStream(this.getPath(key), { flags: 'a', mode: 0o600 }),
      );
      return (await this.readSize(key)) ?? 0;
    } catch (error) {
      throw toStorageError(error);
    } finally {
      this.#uploading.delete(name);
    }
  }

  async remove(key: ImportJobKey): Promise<void> {
    await rm(this.getPath(key), { force: true });
  }

  /** Removes all files except those of the given imports and those that are being uploaded. */
  async removeOthers(keys: readonly ImportJobKey[]): Promise<void> {
    const kept = new Set([...keys.map(formatFileName), ...this.#uploading]);
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names)
      if (!kept.has(name)) await rm(path.join(this.#folder, name), { force: true, recursive: true });
  }
}

const formatFileName = ({ projectId, number }: ImportJobKey): string => `${projectId}-${number}`;
