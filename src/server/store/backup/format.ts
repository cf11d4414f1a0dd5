/**
 * A backup: lines of text, packed with gzip. The first says of what build it is, then each table says its
 * name and gives its rows, and the last says how many there were: a file without it is not whole.
 */

/** What a backup says of itself. */
export interface BackupHeader {
  format: 'winnow-backup';
  /** Of this format. */
  version: 1;
  createdAt: string;
  /** The last migration of the database that it is of: restoring goes on from there. */
  migration: string;
}

/** Before the rows of a table, each a JSON object on a line of its own. */
export interface TableLine {
  table: string;
  columns: string[];
}

export interface EndLine {
  rows: number;
}

export const BACKUP_FORMAT = 'winnow-backup';
export const BACKUP_VERSION = 1;

/** The line of a table or the end begins so; that of a row with its own brace. */
export const MARK = '#';

/** Nobody is signed in after a restore, and no request of before counts as carried out. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['session', 'password_link', 'idempotency'],
  ...['kysely_migration', 'kysely_migration_lock'],
]);
