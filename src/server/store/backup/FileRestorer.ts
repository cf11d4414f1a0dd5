/** Restores the attached files of a backup. */
import type { Kysely } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import { type FileKey, formatFileId, parseFileId } from '../../../shared/files';
import { requireOwnFileStorage } from '../files/fileStorageOwner';
import type { FileStorageLocation } from '../files/openFileStorage';
import { withSpooledFile } from '../files/spoolFile';
import { findDatabaseId } from '../read/databaseId';
import { readStoredFile } from '../read/files';
import type { DatabaseTables } from '../tables/DatabaseTables';
import { BACKUP_CONTROL_LINE_PREFIX } from './format';

/** Receives the attached files that were not restored. The reason completes “The file was not restored: …”. */
export type OmittedFileListener = (key: FileKey, reason: string) => void;

/**
 * Stores the files of a backup, and removes them again if the restore fails. Keeps files that existed before, because the
 * storage can be the one from which the backup was made.
 */
export class FileRestorer {
  readonly #db: Kysely<DatabaseTables>;
  readonly #files: FileStorageLocation;
  readonly #databaseId: string | undefined;
  readonly #onOmittedFile: OmittedFileListener;
  readonly #restored: FileKey[] = [];
  #hasCheckedOwner = false;

  /** @param databaseId id of the database before the restore; undefined: it has none yet */
  constructor(
    db: Kysely<DatabaseTables>,
    files: FileStorageLocation,
    databaseId: string | undefined,
    onOmittedFile: OmittedFileListener,
  ) {
    this.#db = db;
    this.#files = files;
    this.#databaseId = databaseId;
    this.#onOmittedFile = onOmittedFile;
  }

  /**
   * Checks that the storage belongs to this database, or to the one that was backed up. Call it after the tables have
   * been restored and before the database gets its new id.
   * @throws WinnowError UNAVAILABLE
   */
  async checkStorageOwner(): Promise<void> {
    if (this.#hasCheckedOwner) return;
    const backedUpId = await findDatabaseId(this.#db);
    await requireOwnFileStorage(this.#files.storage, [this.#databaseId, backedUpId]);
    this.#hasCheckedOwner = true;
  }

  /**
   * Stores a file, unless it differs from its row in size or digest.
   * @param lines the lines that follow the line with the key of the file
   * @returns the first line that does not belong to the file; undefined at the end of the backup
   * @throws WinnowError VALIDATION_FAILED for an invalid key
   */
  async restoreFile(key: FileKey, lines: AsyncIterator<string, undefined>): Promise<string | undefined> {
    requireValidFileKey(key);
    await this.checkStorageOwner();
    const row = await readStoredFile(this.#db, key);
    let next: string | undefined;
    async function* decodeLines(): AsyncGenerator<Buffer> {
      let size = 0;
      for (;;) {
        next = (await lines.next()).value;
        if (next === undefined || next.startsWith(BACKUP_CONTROL_LINE_PREFIX)) return;
        const bytes = Buffer.from(next, 'base64');
        size += bytes.length;
        // One byte too many is enough to recognize a wrong size.
        if (row && size - bytes.length <= row.size) yield bytes;
      }
    }
    const { storage, spoolFolder } = this.#files;
    await withSpooledFile(spoolFolder, decodeLines(), async (file) => {
      const problem = findFileProblem(file, row);
      if (problem) return this.#onOmittedFile(key, problem);
      const existing = await storage.openFile(key);
      existing?.on('error', () => undefined).destroy();
      await storage.storeFile(key, file);
      if (!existing) this.#restored.push(key);
    });
    return next;
  }

  async removeRestoredFiles(): Promise<void> {
    for (const key of this.#restored) await this.#files.storage.removeFile(key);
  }
}

/** The key becomes part of a path. */
function requireValidFileKey(key: FileKey): void {
  const valid = typeof key?.projectId === 'number' ? parseFileId(formatFileId(key)) : null;
  if (valid === null)
    throw new WinnowError(
      'VALIDATION_FAILED',
      'The backup is damaged: it contains a file with an invalid id.',
    );
}

function findFileProblem(
  file: { size: number; digest: string },
  row: { size: number; digest: string | null } | null,
): string | null {
  if (!row) return 'the backup has no row for it';
  if (file.size !== row.size) return `it has ${file.size} bytes instead of ${row.size}`;
  return file.digest === row.digest ? null : 'its content is damaged';
}
