/** Restores a backup of this or an earlier version into an empty database. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../shared/progress';
import { createMissingIndexes } from '../migrations/createMissingIndexes';
import { LARGE_TABLE_INDEXES } from '../tables/indexes';
import { migrateDatabase } from '../migrations/migrate';
import { findDatabaseId, insertDatabaseIdIfAbsent, replaceDatabaseId } from '../read/databaseId';
import { FIRST_MIGRATION, MIGRATIONS } from '../migrations';
import type { DatabaseStore } from '../DatabaseStore';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { FileStorageLocation } from '../files/openFileStorage';
import { FileRestorer, type OmittedFileListener } from './FileRestorer';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  type BackupFileHeader,
  type BackupHeader,
  type BackupFooter,
  BACKUP_CONTROL_LINE_PREFIX,
  type BackupTableHeader,
} from './format';

/** Maximum rows per INSERT when a backup is restored. */
const RESTORE_INSERT_ROWS_MAX = 500;
/**
 * Total length of the rows of an INSERT, in UTF-16 code units. When it is reached, the INSERT is sent before
 * it has the maximum number of rows.
 */
const RESTORE_INSERT_CHARS_MAX = 1_000_000;
/**
 * Maximum length of a line in a backup, in UTF-16 code units, as protection against decompression bombs. Real
 * rows have a few hundred thousand at most.
 */
const BACKUP_LINE_LENGTH_MAX = 2 ** 27;

/**
 * Restores a backup completely or not at all: after an error, the database is empty again.
 * @param files null: attached files of the backup are not restored
 * @param onOmittedFile called for each attached file of the backup that is not restored, because it is damaged
 * @returns the number of rows
 * @throws WinnowError VALIDATION_FAILED when the database is not empty or the file is not a valid backup; UNAVAILABLE when
 * the file storage contains files of a database other than the one that was backed up
 */
export async function restoreBackup(
  store: DatabaseStore,
  file: string,
  progress: ProgressReporter = NOOP_PROGRESS_REPORTER,
  files: FileStorageLocation | null = null,
  onOmittedFile: OmittedFileListener = () => undefined,
): Promise<number> {
  const db = store.background;
  await requireEmptyDatabase(db);
  const lines = readBackupLines(file);
  const header = parseBackupHeader((await lines.next()).value);
  progress.start('Restoring the backup', null);
  const databaseId = await findDatabaseId(db);
  await recreateDatabaseTables(db, header.migration);
  const fileRestorer = files && new FileRestorer(db, files, databaseId, onOmittedFile);
  try {
    const rows = await restoreTableRows(db, lines, progress, fileRestorer);
    await resetIdentitySequences(db);
    await migrateDatabase(db);
    await fileRestorer?.checkStorageOwner();
    const newId = await replaceDatabaseId(db);
    await createMissingIndexes(db, store.engine, progress);
    await files?.storage.writeDatabaseId(newId);
    return rows;
  } catch (error) {
    // The file storage can be the cause of the error. The database is emptied nevertheless, and `winnow check` lists
    // the files that remain.
    await fileRestorer?.removeRestoredFiles().catch(() => undefined);
    await recreateDatabaseTables(db, header.migration);
    await migrateDatabase(db);
    await createMissingIndexes(db, store.engine);
    if (databaseId !== undefined) await insertDatabaseIdIfAbsent(db, databaseId);
    throw error;
  } finally {
    progress.finish();
  }
}

async function requireEmptyDatabase(db: Kysely<DatabaseTables>): Promise<void> {
  const { rows } = await sql<{ filled: boolean }>`
    SELECT EXISTS (SELECT FROM project) OR EXISTS (SELECT FROM app_user) AS filled`.execute(db);
  if (!rows[0]!.filled) return;
  throw createInvalidBackupError(
    'A backup can only be restored into an empty database. Set DATA_DIR or DATABASE_URL to a new one.',
  );
}

/** Drops all tables and creates those of the version that wrote the backup. */
async function recreateDatabaseTables(db: Kysely<DatabaseTables>, migration: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`.execute(db);
  await sql`DROP TABLE ${sql.join(rows.map(({ name }) => sql.table(name)))} CASCADE`.execute(db);
  await migrateDatabase(db, migration);
  // Indexes are built once, after the rows have been inserted.
  for (const { name } of LARGE_TABLE_INDEXES) await sql`DROP INDEX IF EXISTS ${sql.id(name)}`.execute(db);
}

/**
 * Decompresses a backup and splits it at "\n" only, because texts can contain other Unicode line separators.
 */
async function* readBackupLines(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => unpacked.destroy(error));
  // The current line, in chunks that are joined only once, because a long line has thousands of chunks.
  let pieces: string[] = [];
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const parts = chunk.split('\n');
      const last = parts.pop()!;
      for (const part of parts) {
        yield pieces.join('') + part;
        pieces = [];
        length = 0;
      }
      pieces.push(last);
      length += last.length;
      if (length > BACKUP_LINE_LENGTH_MAX)
        throw createInvalidBackupError('This file is not a Winnow backup: a line is too long.');
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw createInvalidBackupError(`File not found: ${file}.`);
    throw code?.startsWith('Z_') ? createInvalidBackupError(formatIncompleteBackupMessage(message)) : error;
  } finally {
    source.destroy();
  }
}

function parseBackupHeader(line: string | undefined): BackupHeader {
  const header = parseJsonOrNull<Partial<BackupHeader>>(line ?? '');
  if (header?.format !== BACKUP_FORMAT) throw createInvalidBackupError('This file is not a Winnow backup.');
  const migration = header.migration ?? '';
  if (/^\d/.test(migration) && migration < FIRST_MIGRATION) {
    throw createInvalidBackupError(
      `The backup was created by an older version of Winnow that this version cannot restore: its last migration is ${migration}.`,
    );
  }
  if (header.version !== BACKUP_FORMAT_VERSION || !Object.hasOwn(MIGRATIONS, migration)) {
    throw createInvalidBackupError('The backup was created by a newer version of Winnow.');
  }
  return header as BackupHeader;
}

async function restoreTableRows(
  db: Kysely<DatabaseTables>,
  lines: AsyncIterator<string, undefined>,
  progress: ProgressReporter,
  fileRestorer: FileRestorer | null,
): Promise<number> {
  let table: BackupTableHeader | null = null;
  let rows: string[] = [];
  let length = 0;
  let total = 0;
  let end: BackupFooter | null = null;
  const write = async (): Promise<void> => {
    if (table && rows.length > 0) await insertBackupRows(db, table, rows);
    progress.advance(rows.length);
    total += rows.length;
    rows = [];
    length = 0;
  };
  let line = (await lines.next()).value;
  let isInFile = false;
  while (line !== undefined) {
    if (line.startsWith(BACKUP_CONTROL_LINE_PREFIX)) {
      await write();
      const mark = parseJsonOrNull<BackupTableHeader | BackupFileHeader | BackupFooter>(
        line.slice(BACKUP_CONTROL_LINE_PREFIX.length),
      );
      isInFile = mark !== null && 'file' in mark;
      if (mark && 'file' in mark && fileRestorer) {
        line = await fileRestorer.restoreFile(mark.file, lines);
        continue;
      }
      if (mark && 'table' in mark) table = mark;
      else if (mark && 'rows' in mark) end = mark;
    } else if (!isInFile) {
      rows.push(line);
      length += line.length;
      if (rows.length >= RESTORE_INSERT_ROWS_MAX || length >= RESTORE_INSERT_CHARS_MAX) await write();
    }
    line = (await lines.next()).value;
  }
  if (end?.rows !== total)
    throw createInvalidBackupError(formatIncompleteBackupMessage(`it ends after ${total} rows`));
  return total;
}

async function insertBackupRows(
  db: Kysely<DatabaseTables>,
  { table, columns }: BackupTableHeader,
  rows: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    db,
  );
}

/** Sets identity sequences so that new ids follow the restored ones. */
async function resetIdentitySequences(db: Kysely<DatabaseTables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT c.relname AS table, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      AND a.attidentity <> '' AND NOT a.attisdropped`.execute(db);
  for (const { table, column } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(quote_ident(${table}), ${column}),
      (SELECT coalesce(max(${sql.id(column)}), 0) + 1 FROM ${sql.table(table)}), false)`.execute(db);
  }
}

function parseJsonOrNull<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

const formatIncompleteBackupMessage = (reason: string): string => `The backup is incomplete: ${reason}.`;
const createInvalidBackupError = (message: string): WinnowError =>
  new WinnowError('VALIDATION_FAILED', message);
