/** Files on the local disk while they are being transferred. */
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SpooledFile } from './FileStorage';
import { toStorageError } from './storageErrors';

/** Age at which a spooled file must have been left behind by a killed process, in milliseconds. */
const ABANDONED_SPOOL_FILE_AGE_MS = 24 * 3_600_000;

/**
 * Writes a stream to a temporary file and passes it to `use`. The temporary file is removed afterwards, unless `use` has
 * moved it. The stream is read as fast as the disk can write.
 * @throws the stream's error; WinnowError UNAVAILABLE if the disk is full
 */
export async function withSpooledFile<T>(
  folder: string,
  source: Readable | AsyncIterable<Uint8Array>,
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  const file = path.join(folder, randomBytes(16).toString('hex'));
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  // Resolves when the file is closed. If the source fails early, the file may not have been created yet.
  let closed: Promise<void> | undefined;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const output = createWriteStream(file, { mode: 0o600, flags: 'wx' });
    closed = new Promise((resolve) => output.once('close', resolve));
    await pipeline(source, measure, output);
    return await use({ path: file, size, digest: hash.digest('hex') });
  } catch (error) {
    throw toStorageError(error);
  } finally {
    await closed;
    await rm(file, { force: true });
  }
}

/** Removes temporary files that a killed process left behind. */
export async function removeAbandonedSpoolFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found?.isFile() && Date.now() - found.mtimeMs > ABANDONED_SPOOL_FILE_AGE_MS)
      await rm(file, { force: true });
  }
}
