/**
 * The database that the files of a storage belong to. Two databases must not share a storage: each would remove files that
 * the other one still needs.
 */
import { WinnowError } from '../../../shared/errors';
import type { FileStorage } from './FileStorage';

/**
 * Checks that the storage belongs to one of these databases, or has no files of another one.
 * @throws FileStorageOwnerError; WinnowError UNAVAILABLE if the storage does not respond
 */
export async function requireOwnFileStorage(
  storage: FileStorage,
  databaseIds: readonly (string | undefined)[],
): Promise<void> {
  const owner = await storage.readDatabaseId();
  if (owner === null || databaseIds.includes(owner) || !(await hasFiles(storage))) return;
  throw new FileStorageOwnerError(storage);
}

/**
 * Records in the storage that its files belong to a database.
 * @throws FileStorageOwnerError if they belong to another one; WinnowError UNAVAILABLE if the storage does not respond
 */
export async function claimFileStorage(storage: FileStorage, databaseId: string): Promise<void> {
  if ((await storage.readDatabaseId()) === databaseId) return;
  await requireOwnFileStorage(storage, [databaseId]);
  await storage.writeDatabaseId(databaseId);
  // Another database may have been recorded at the same time.
  await requireOwnFileStorage(storage, [databaseId]);
}

/** Thrown when a storage contains files of another database. */
export class FileStorageOwnerError extends WinnowError {
  constructor({ description }: FileStorage) {
    super(
      'UNAVAILABLE',
      `The file storage ${description} contains files of another database. Use a different storage (FILES_URL or DATA_DIR). If the other database is no longer used, delete "database-id" in the storage.`,
    );
  }
}

async function hasFiles(storage: FileStorage): Promise<boolean> {
  for await (const _ of storage.listFiles()) return true;
  return false;
}
