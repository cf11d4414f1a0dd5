/** Stores uploaded files: attached files and profile pictures. */
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { WinnowError } from '../../../shared/errors';
import type { FileKey } from '../../../shared/files';
import type { DatabaseStore } from '../../store/DatabaseStore';
import type { SpooledFile } from '../../store/files/FileStorage';
import type { FileStorageLocation } from '../../store/files/openFileStorage';
import { withSpooledFile } from '../../store/files/spoolFile';
import { completeFile, deleteFileRow, insertUploadingFile } from '../../store/write/files';
import type { DetectedMedia } from './detectMediaType';

interface Upload {
  key: FileKey;
  uploaderId: number;
  name: string;
  /** Size in bytes that is reserved until the upload is complete. */
  size: number;
  content: AsyncIterable<Buffer>;
}

/**
 * Stores a file and its row. If this fails, row and bytes are removed, at the latest by the next cleanup.
 * @param inspect determines the media type of the complete file; an error that it throws rejects the file
 * @throws errors of `inspect` and of the content; WinnowError UNAVAILABLE if the file cannot be stored
 */
export async function storeUploadedFile<Media extends DetectedMedia>(
  { db }: Pick<DatabaseStore, 'db'>,
  { storage, spoolFolder }: FileStorageLocation,
  { key, content, ...row }: Upload,
  inspect: (file: SpooledFile) => Promise<Media>,
): Promise<Media & { size: number }> {
  await insertUploadingFile(db, { ...key, ...row });
  try {
    return await withSpooledFile(spoolFolder, content, async (file) => {
      const media = await inspect(file);
      const { size, digest } = file;
      await storage.storeFile(key, file);
      await completeFile(db, key, { size, digest, ...media });
      return { ...media, size };
    });
  } catch (error) {
    // If the process is killed before this, or the storage does not respond, the cleanup removes both.
    const isRemoved = await storage.removeFile(key).then(
      () => true,
      () => false,
    );
    if (isRemoved) await deleteFileRow(db, key);
    throw error;
  }
}

/**
 * Passes the content on until it exceeds a number of bytes. Reading stops at the first byte beyond.
 * @throws WinnowError VALIDATION_FAILED if the content ends early
 */
export async function* limitUploadSize(
  content: Readable,
  bytesMax: number,
  createError: () => Error,
): AsyncGenerator<Buffer> {
  const chunks = content[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let total = 0;
  for (;;) {
    const next = await chunks.next().catch(() => {
      throw new WinnowError('VALIDATION_FAILED', 'The upload was interrupted. Try again.');
    });
    if (next.done) return;
    total += next.value.length;
    if (total > bytesMax) throw createError();
    yield next.value;
  }
}

/** Reads the first bytes of a file, or the whole file if it is shorter. */
export async function readFileHead({ path, size }: SpooledFile, bytesMax: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const head = Buffer.alloc(Math.min(size, bytesMax));
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
