/** The storage of the bytes of attached files: a local folder, or a bucket of S3-compatible storage. */
import type { Readable } from 'node:stream';
import type { FileKey } from '../../../shared/files';

/** Name of the object or file in the storage that contains the id of the database to which the files belong. */
export const DATABASE_ID_FILE_NAME = 'database-id';

/** A complete file on the local disk, about to be stored. */
export interface SpooledFile {
  path: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the bytes in hexadecimal. */
  digest: string;
}

/** The bytes from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileStorage {
  /** Description for people, without credentials. */
  readonly description: string;
  /**
   * Stores a file under its key, completely or not at all. May move the spooled file.
   * @throws WinnowError UNAVAILABLE if the disk is full or the storage does not respond
   */
  storeFile(key: FileKey, file: SpooledFile): Promise<void>;
  /**
   * Opens a file for reading. Null if it does not exist.
   * @throws WinnowError UNAVAILABLE
   */
  openFile(key: FileKey, range?: ByteRange): Promise<Readable | null>;
  /** Removes a file. Removing a missing file is not an error. */
  removeFile(key: FileKey): Promise<void>;
  /** Lists all stored files in any order. */
  listFiles(): AsyncIterable<{ key: FileKey; size: number }>;
  /**
   * Reads the id of the database that the files belong to. Null: none is recorded.
   * @throws WinnowError UNAVAILABLE
   */
  readDatabaseId(): Promise<string | null>;
  /**
   * Records the id of the database that the files belong to.
   * @throws WinnowError UNAVAILABLE
   */
  writeDatabaseId(id: string): Promise<void>;
}
