/**
 * The format of a column file, which holds the columns and sort orders of one project:
 * - the elements of each array, one array after the other, in the byte order of the machine;
 * - the directory, as JSON (see ColumnFileDirectory);
 * - the trailer: length and checksum of the directory, version and signature of the format, 4 bytes each.
 */

/** Increase it with every change of the format, of the stored arrays or of the meaning of their values. */
export const COLUMN_FILE_FORMAT_VERSION = 3;
/** "WCOL", read as a number of this machine: a file of a machine with another byte order is not accepted. */
export const COLUMN_FILE_SIGNATURE = 0x4c4f4357;
export const COLUMN_FILE_TRAILER_BYTES = 16;

/** What the contents of a column file belong to. */
export interface ColumnFileOrigin {
  projectId: number;
  /** The id of the database. */
  database: string;
  /** The newest migration of the database. */
  schema: string;
  /** The project version of the columns. */
  version: number;
  /**
   * Identifies the project's history up to this version: it differs if a restored backup reached the same version
   * number by other changes.
   */
  historyHash: string;
}

export const COLUMN_FILE_ARRAY_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array };

export interface ColumnFileArray {
  name: string;
  type: keyof typeof COLUMN_FILE_ARRAY_TYPES;
  /** Number of elements. */
  length: number;
  /** CRC-32 of the bytes. */
  checksum: number;
}

export interface ColumnFileDirectory {
  origin: ColumnFileOrigin;
  issueCount: number;
  /** The arrays of the file, in their order. */
  arrays: ColumnFileArray[];
}
