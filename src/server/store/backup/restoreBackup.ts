/** Fills an empty database from a backup, of this build or an earlier one. */
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { WinnowError } from '../../../shared/errors';
import { NO_PROGRESS, type Progress } from '../../../shared/progress';
import { ensureIndexes } from '../migrations/ensureIndexes';
import { ISSUE_INDEXES } from '../tables/indexes';
import { migrate } from '../migrations/migrate';
import { MIGRATIONS } from '../migrations';
import type { Store } from '../Store';
import type { Tables } from '../tables/Tables';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type BackupHeader,
  type EndLine,
  MARK,
  type TableLine,
} from './format';

/** Rows of one statement, at most, and about how much text, in UTF-16 units. */
const ROWS = 500;
const TEXT = 1_000_000;
/** Longest line, in UTF-16 units: a row with the longest texts has some hundred thousand. Few bytes unpack to any number. */
const LINE_MAX = 2 ** 27;

/**
 * All of the backup, or nothing: what was written is removed again where it is found not to be whole.
 * @returns how many rows there were
 * @throws WinnowError VALIDATION_FAILED: the database is not empty, or the file no backup that can be used
 */
export async function restoreBackup(
  store: Store,
  file: string,
  progress: Progress = NO_PROGRESS,
): Promise<number> {
  const db = store.background;
  await requireEmpty(db);
  const lines = linesOf(file);
  const header = headerIn((await lines.next()).value);
  progress.start('Restoring the backup', null);
  await emptyTo(db, header.migration);
  try {
    const rows = await load(db, lines, progress);
    await sequencesFollow(db);
    await migrate(db);
    await ensureIndexes(db, progress);
    return rows;
  } catch (error) {
    await emptyTo(db, header.migration);
    await migrate(db);
    await ensureIndexes(db);
    throw error;
  } finally {
    progress.finish();
  }
}

async function requireEmpty(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ filled: boolean }>`
    SELECT EXISTS (SELECT FROM project) OR EXISTS (SELECT FROM app_user) AS filled`.execute(db);
  if (!rows[0]!.filled) return;
  throw wrong('A backup is restored into an empty database: name a new DATA_DIR or DATABASE_URL.');
}

/** Takes all tables away and makes those of a build that the backup is of. */
async function emptyTo(db: Kysely<Tables>, migration: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`.execute(db);
  await sql`DROP TABLE ${sql.join(rows.map(({ name }) => sql.table(name)))} CASCADE`.execute(db);
  await migrate(db, migration);
  // They are built at the end, once.
  for (const { name } of ISSUE_INDEXES) await sql`DROP INDEX IF EXISTS ${sql.id(name)}`.execute(db);
}

/** Lines end with "\n" alone: a text may have any other of Unicode's line ends in it. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => unpacked.destroy(error));
  // What has come of a line, put together once: a long one comes in thousands of pieces.
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
      if (length > LINE_MAX) throw wrong('This file is no backup of Winnow: a line of it does not end.');
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw wrong(`There is no file ${file}.`);
    throw code?.startsWith('Z_') ? wrong(notWhole(message)) : error;
  } finally {
    source.destroy();
  }
}

function headerIn(line: string | undefined): BackupHeader {
  const header = parse<Partial<BackupHeader>>(line ?? '');
  if (header?.format !== BACKUP_FORMAT) throw wrong('This file is no backup of Winnow.');
  if (header.version !== BACKUP_VERSION || !Object.hasOwn(MIGRATIONS, header.migration ?? '')) {
    throw wrong('The backup was made by a newer version of Winnow.');
  }
  return header as BackupHeader;
}

async function load(db: Kysely<Tables>, lines: AsyncIterable<string>, progress: Progress): Promise<number> {
  let table: TableLine | null = null;
  let rows: string[] = [];
  let length = 0;
  let total = 0;
  let end: EndLine | null = null;
  const write = async (): Promise<void> => {
    if (table && rows.length > 0) await insert(db, table, rows);
    progress.advance(rows.length);
    total += rows.length;
    rows = [];
    length = 0;
  };
  for await (const line of lines) {
    if (line.startsWith(MARK)) {
      await write();
      const mark = parse<TableLine | EndLine>(line.slice(MARK.length));
      if (mark && 'table' in mark) table = mark;
      else if (mark) end = mark;
      continue;
    }
    rows.push(line);
    length += line.length;
    if (rows.length >= ROWS || length >= TEXT) await write();
  }
  if (end?.rows !== total) throw wrong(notWhole(`it ends after ${total} rows`));
  return total;
}

async function insert(
  db: Kysely<Tables>,
  { table, columns }: TableLine,
  rows: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.id(column)));
  await sql`INSERT INTO ${sql.table(table)} (${names})
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
    db,
  );
}

/** Ids that come next follow those that are there. */
async function sequencesFollow(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT c.relname AS table, a.attname AS column FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      AND a.attidentity <> '' AND NOT a.attisdropped`.execute(db);
  for (const { table, column } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(quote_ident(${table}), ${column}),
      (SELECT coalesce(max(${sql.id(column)}), 0) + 1 FROM ${sql.table(table)}), false)`.execute(db);
  }
}

function parse<T>(text: string): T | null {
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

const notWhole = (why: string): string => `The backup is not whole: ${why}.`;
const wrong = (message: string): WinnowError => new WinnowError('VALIDATION_FAILED', message);
