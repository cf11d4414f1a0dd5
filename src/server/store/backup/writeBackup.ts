/** Writes a backup of the database to a file. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Kysely, sql, type Transaction } from 'kysely';
import { NOOP_PROGRESS_REPORTER, type ProgressReporter } from '../../../shared/progress';
import { toFileWriteError } from '../errors/diskErrors';
import type { DatabaseTables } from '../tables/DatabaseTables';
import {
  BACKUP_FORMAT,
  BACKUP_FORMAT_VERSION,
  type BackupHeader,
  BACKUP_EXCLUDED_TABLES,
  BACKUP_CONTROL_LINE_PREFIX,
  type BackupTableHeader,
  type BackupFileHeader,
} from './format';
import type { FileKey } from '../../../shared/files';
import type { FileStorage } from '../files/FileStorage';
import { readStoredFileKeys } from '../read/files';

/** Number of rows that a backup reads per FETCH. */
const BACKUP_ROWS_PER_FETCH = 500;

/**
 * Writes a backup. The file is readable only by its owner and gets its final name when it is complete.
 * @param db a snapshot, or a database whose transactions do not see concurrent writes
 * @param files null: the backup contains no attached files
 * @returns the number of rows
 */
export async function writeBackup(
  db: Kysely<DatabaseTables>,
  file: string,
  progress: ProgressReporter = NOOP_PROGRESS_REPORTER,
  files: BackupFileSource | null = null,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        // Between two statements, attached files are copied, which can take long.
        await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
        const lines = generateBackupLines(tx, files, progress, (count) => (rows += count));
        await pipeline(
          Readable.from(lines),
          // The backup uses the fastest compression level, because most of the time is spent in the database.
          createGzip({ level: 1 }),
          createWriteStream(unfinished, { mode: 0o600, flags: 'w' }),
        );
      });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw toFileWriteError(file, error);
  } finally {
    progress.finish();
  }
  return rows;
}

async function* generateBackupLines(
  tx: Transaction<DatabaseTables>,
  files: BackupFileSource | null,
  progress: ProgressReporter,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  const tables = await readBackupTableHeaders(tx);
  progress.start('Writing the backup', await estimateTotalRowCount(tx, tables));
  yield `${JSON.stringify(await createBackupHeader(tx))}\n`;
  let total = 0;
  for (const { table, columns } of tables) {
    yield `${BACKUP_CONTROL_LINE_PREFIX}${JSON.stringify({ table, columns })}\n`;
    for await (const rows of readTableRows(tx, table)) {
      total += rows.length;
      count(rows.length);
      progress.advance(rows.length);
      yield `${rows.join('\n')}\n`;
    }
  }
  if (files) yield* generateFileLines(tx, files);
  yield `${BACKUP_CONTROL_LINE_PREFIX}${JSON.stringify({ rows: total })}\n`;
}

async function createBackupHeader(tx: Transaction<DatabaseTables>): Promise<BackupHeader> {
  const { rows } = await sql<{ name: string }>`SELECT max(name) AS name FROM kysely_migration`.execute(tx);
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_FORMAT_VERSION,
    createdAt: new Date().toISOString(),
    migration: rows[0]!.name,
  };
}

interface BackupTableSchema extends BackupTableHeader {
  /** Names of the tables that this table's foreign keys refer to. */
  parents: string[];
}

/**
 * Returns all tables with their columns except generated ones. A table that foreign keys refer to comes
 * before the tables with these foreign keys.
 */
async function readBackupTableHeaders(tx: Transaction<DatabaseTables>): Promise<BackupTableHeader[]> {
  const { rows } = await sql<BackupTableSchema>`
    SELECT c.relname AS table,
      array_agg(a.attname::text ORDER BY a.attnum) AS columns,
      ARRAY(SELECT confrelid::regclass::text FROM pg_constraint
        WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS parents
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.oid, c.relname ORDER BY c.relname`.execute(tx);
  const shapes = new Map(rows.map((shape) => [shape.table, shape]));
  const depthOf = ({ parents }: BackupTableSchema): number =>
    Math.max(0, ...parents.map((parent) => 1 + depthOf(shapes.get(parent)!)));
  return rows
    .filter(({ table }) => !BACKUP_EXCLUDED_TABLES.has(table))
    .sort((a, b) => depthOf(a) - depthOf(b))
    .map(({ table, columns }) => ({ table, columns }));
}

/** Returns the estimated number of rows of these tables, or null if they were never analyzed. */
async function estimateTotalRowCount(
  tx: Transaction<DatabaseTables>,
  tables: readonly { table: string }[],
): Promise<number | null> {
  const { rows } = await sql<{ rows: number }>`
    SELECT coalesce(sum(greatest(reltuples, 0)), 0)::float8 AS rows FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace
      AND relname = ANY(${tables.map(({ table }) => table)}::text[])`.execute(tx);
  return rows[0]!.rows || null;
}

/** Reads a table in chunks. Each row is encoded as JSON by PostgreSQL, which can decode it without loss. */
async function* readTableRows(tx: Transaction<DatabaseTables>, table: string): AsyncGenerator<string[]> {
  await sql`DECLARE backup NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS line FROM ${sql.table(table)} t`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`FETCH ${sql.lit(BACKUP_ROWS_PER_FETCH)} FROM backup`.execute(
      tx,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`CLOSE backup`.execute(tx);
}

/** Number of bytes of an attached file per line. A multiple of 3, so that no line but the last of a file is padded. */
const BACKUP_FILE_BYTES_PER_LINE = 196_608;

export interface BackupFileSource {
  storage: FileStorage;
  /** Called for each file whose bytes are missing in the storage. */
  onMissingFile: (key: FileKey) => void;
}

/** Generates the lines of all files that the database refers to. One line at a time is in memory. */
async function* generateFileLines(
  db: Kysely<DatabaseTables>,
  { storage, onMissingFile }: BackupFileSource,
): AsyncGenerator<string> {
  for await (const { projectId, id } of readStoredFileKeys(db)) {
    const content = await storage.openFile({ projectId, id });
    if (!content) {
      onMissingFile({ projectId, id });
      continue;
    }
    const header: BackupFileHeader = { file: { projectId, id } };
    yield `${BACKUP_CONTROL_LINE_PREFIX}${JSON.stringify(header)}\n`;
    let rest = Buffer.alloc(0);
    for await (const chunk of content as AsyncIterable<Buffer>) {
      rest = Buffer.concat([rest, chunk]);
      for (; rest.length >= BACKUP_FILE_BYTES_PER_LINE; rest = rest.subarray(BACKUP_FILE_BYTES_PER_LINE))
        yield `${rest.subarray(0, BACKUP_FILE_BYTES_PER_LINE).toString('base64')}\n`;
    }
    if (rest.length > 0) yield `${rest.toString('base64')}\n`;
  }
}
