/**
 * The format of an index file, which stores the in-memory index of a project between two runs of the server:
 * - the elements of each array, one array after the other, in the byte order of the machine;
 * - the directory, as JSON (see IndexFileDirectory);
 * - the trailer: length and checksum of the directory, version and signature of the format, 4 bytes each.
 */

/** Distinguishes the files of different indexes and of different versions of the program. */
export interface IndexFileFormat {
  /** Extension of the file names. */
  extension: string;
  /**
   * Four characters as a number in the byte order of this machine, so that files with another byte order are rejected.
   */
  signature: number;
  /** Increase it whenever the format, the stored arrays or the meaning of their values change. */
  version: number;
}

export const INDEX_FILE_TRAILER_BYTES = 16;

/** Identifies the data that an index was built from. */
export interface IndexFileOrigin {
  projectId: number;
  /** The id of the database. */
  database: string;
  /** The newest migration of the database. */
  schema: string;
  /** The project version of the index. */
  version: number;
  /** The highest issue number of an index that is only partly built; absent in a complete index. */
  builtUpTo?: number;
  /**
   * Identifies the project's history up to this version: it differs if a restored backup reached the same version
   * number by other changes.
   */
  historyHash: string;
}

export const INDEX_FILE_ARRAY_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array };

export interface IndexFileArray {
  name: string;
  type: keyof typeof INDEX_FILE_ARRAY_TYPES;
  /** Number of elements. */
  length: number;
  /** CRC-32 of the bytes. */
  checksum: number;
}

export interface IndexFileDirectory {
  origin: IndexFileOrigin;
  issueCount: number;
  /** The arrays of the file, in their order. */
  arrays: IndexFileArray[];
}
