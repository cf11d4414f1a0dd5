import type { FileStorageLocation } from '../../store/files/openFileStorage';

/** The file storage and its configured limits. */
export interface FileServices extends FileStorageLocation {
  /** Maximum size of a file, in bytes. */
  fileBytesMax: number;
  /** Maximum total size of the files of an issue, in bytes. */
  issueFilesBytesMax: number;
}
