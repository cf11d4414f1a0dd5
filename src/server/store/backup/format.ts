/**
 * The format of backups: lines of text, compressed with gzip. The first line is the header. Then, for each
 * table, one line has its name and columns, and the following lines have its rows. For each attached file, one line
 * has its key, and the following lines have its bytes in Base64. The last line has the total number of rows; a file
 * without it is incomplete.
 */

import type { FileKey } from '../../../shared/files';

/** The first line of a backup. */
export interface BackupHeader {
  format: 'winnow-backup';
  /** Version of the backup format. */
  version: 1;
  createdAt: string;
  /** The last migration of the database that was backed up. A restore applies the later ones. */
  migration: string;
}

/**
 * The line of a backup that comes before the rows of a table. Each row is a JSON object on a line of its own.
 */
export interface BackupTableHeader {
  table: string;
  columns: string[];
}

/** The line of a backup that comes before the bytes of an attached file. */
export interface BackupFileHeader {
  file: FileKey;
}

/** The last line of a backup. */
export interface BackupFooter {
  /** Total number of rows in the backup. */
  rows: number;
}

export const BACKUP_FORMAT = 'winnow-backup';
export const BACKUP_FORMAT_VERSION = 1;

/**
 * Prefix of the lines of a backup that name a table or a file, and of its last line. Lines with rows start with a brace
 * instead, and Base64 does not contain it.
 */
export const BACKUP_CONTROL_LINE_PREFIX = '#';

/**
 * Tables that a backup does not contain. After a restore all users are signed out, and idempotency keys are
 * forgotten. Triage leases last only minutes. Emails that were waiting are not sent again from a copy of the database.
 * Clusters of likely duplicates are found again.
 */
export const BACKUP_EXCLUDED_TABLES: ReadonlySet<string> = new Set([
  'session',
  'password_link',
  'email',
  'idempotency',
  'duplicate_search',
  'duplicate_pair',
  'duplicate_cluster',
  'duplicate_cluster_member',
  'triage_lease',
  'kysely_migration',
  'kysely_migration_lock',
]);
