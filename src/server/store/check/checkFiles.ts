/** Compares the rows of attached files and profile pictures with the file storage and with the users. */
import { type FileKey, formatFileId } from '../../../shared/files';
import type { FileStorage } from '../files/FileStorage';
import type { DatabaseStore } from '../DatabaseStore';
import {
  findKeysWithoutFile,
  findUnusedPictures,
  findUsersWithoutPicture,
  readStoredFileKeys,
} from '../read/files';
import { INCONSISTENCY_EXAMPLES_MAX, type StoreInconsistency } from './checkStoreConsistency';

/** Number of files that one statement of the check reads. */
const CHECKED_FILES_PER_STATEMENT = 1_000;

/**
 * Finds rows without bytes, bytes without rows, files of a different size, and pictures that do not belong to a user. Uploads and removals may take place
 * meanwhile.
 * @throws the signal's reason when it is aborted
 */
export async function checkFiles(
  store: DatabaseStore,
  storage: FileStorage,
  signal: AbortSignal,
): Promise<StoreInconsistency[]> {
  const db = store.background;
  const sizes = new Map<string, number>();
  const withoutRow: FileKey[] = [];
  let batch: FileKey[] = [];
  const checkBatch = async (): Promise<void> => {
    signal.throwIfAborted();
    withoutRow.push(...(await findKeysWithoutFile(db, batch)));
    batch = [];
  };
  for await (const { key, size } of storage.listFiles()) {
    sizes.set(formatFileId(key), size);
    batch.push(key);
    if (batch.length === CHECKED_FILES_PER_STATEMENT) await checkBatch();
  }
  if (batch.length > 0) await checkBatch();
  const withoutBytes: FileKey[] = [];
  const ofOtherSize: FileKey[] = [];
  for await (const file of readStoredFileKeys(db)) {
    signal.throwIfAborted();
    const size = sizes.get(formatFileId(file));
    // The file may have been uploaded after the list was read.
    if (size === undefined && !(await existsInStorage(storage, file))) withoutBytes.push(file);
    if (size !== undefined && size !== file.size) ofOtherSize.push(file);
  }
  return [
    createInconsistency('attached files whose bytes are missing', withoutBytes),
    createInconsistency('attached files of a different size than recorded', ofOtherSize),
    createInconsistency('files in the storage that the database does not know', withoutRow),
    createInconsistency('profile pictures without a user', await findUnusedPictures(db)),
    createNamedInconsistency('users whose profile picture is missing', await findUsersWithoutPicture(db)),
  ].filter(({ count }) => count > 0);
}

async function existsInStorage(storage: FileStorage, key: FileKey): Promise<boolean> {
  const content = await storage.openFile(key);
  content?.destroy();
  return content !== null;
}

const createInconsistency = (what: string, keys: readonly FileKey[]): StoreInconsistency =>
  createNamedInconsistency(what, keys.map(formatFileId));

const createNamedInconsistency = (what: string, names: readonly string[]): StoreInconsistency => ({
  project: 'Files',
  what,
  count: names.length,
  examples: names.slice(0, INCONSISTENCY_EXAMPLES_MAX),
});
