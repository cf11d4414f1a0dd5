import path from 'node:path';
import type { FileStorage } from './FileStorage';
import { LocalFileStorage } from './LocalFileStorage';
import { S3FileStorage, type S3FileStorageOptions } from './S3FileStorage';

/** Where files are stored, and the local folder that holds them while they are being transferred. */
export interface FileStorageLocation {
  storage: FileStorage;
  /** Folder of files that are being uploaded or restored. */
  spoolFolder: string;
}

/** @param s3 null: files are stored in the folder `files` of DATA_DIR */
export function openFileStorage(dataDir: string, s3: S3FileStorageOptions | null): FileStorageLocation {
  const folder = path.resolve(dataDir, 'files');
  return {
    storage: s3 ? new S3FileStorage(s3) : new LocalFileStorage(folder),
    spoolFolder: path.join(folder, 'uploads'),
  };
}
