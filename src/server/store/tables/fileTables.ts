/** The tables of attached files and profile pictures, as types for Kysely. */
import type { ColumnType, Generated } from 'kysely';
import type { Int8Column, OptionalTimestampColumn } from './columnTypes';

/**
 * An attached file or a profile picture. Its bytes are in the file storage, under a FileKey of project id and file id.
 */
export interface FileTableSchema {
  /** PICTURES_PROJECT_ID for a profile picture. */
  project_id: number;
  /** 128 random bits in hexadecimal. */
  id: string;
  uploader_id: number;
  /**
   * `uploading`: the bytes may be incomplete. `removing`: the file can no longer be read or attached, and its bytes may
   * be deleted. The row is deleted after the bytes, so that an interrupted removal is continued.
   */
  state: 'uploading' | 'stored' | 'removing';
  /** Name for display, without path and control characters. */
  name: string;
  /** In bytes; while the file is being uploaded, the size that is reserved for it. */
  size: Int8Column;
  /** Media type, determined from the content. */
  type: string;
  /** Of images, in pixels; null if unknown. */
  width: number | null;
  height: number | null;
  /** SHA-256 of the bytes in hexadecimal; null while the file is being uploaded. */
  digest: string | null;
  created_at: Generated<Date>;
  /**
   * Since when the file has not been in use; null while it is in use: a file while it has a row in `file_reference`,
   * a profile picture while its address is the `avatar_url` of a user.
   */
  unattached_since: OptionalTimestampColumn;
}

/** A file that a text refers to, or has referred to before an edit. */
export interface FileReferenceTableSchema {
  project_id: number;
  /** Number of the issue. */
  number: number;
  /** The comment that refers to the file; 0: the body. */
  comment_id: number;
  file_id: string;
  /** When an edit removed the reference from the text; null: the text refers to the file. */
  detached_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
