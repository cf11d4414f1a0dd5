/**
 * Reads issues for the in-memory columns. One statement reads many rows and returns each column packed into
 * one binary value.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import { type ValueStorage, getValueColumn, VALUE_COLUMNS } from '../fields/searchFields';
import type { SqlCondition } from '../statements/SqlCondition';
import { selectWithProjectVersion, type ValueAtProjectVersion } from '../statements/versioned';
import { type PackedIssueColumn, type PackedIssueRows, toPackedColumn } from './data/PackedIssueRowReader';
import { selectIssueRelations } from './readRelations';

/** The SQL expressions that pack a value for PackedIssueRowReader. 0 or `-infinity` stands for a missing value. */
const PACK_FUNCTIONS: Readonly<Record<ValueStorage, (column: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  int4: (column) => sql`int4send(${column})`,
  int2: (column) => sql`int2send(${column})`,
  reference: (column) => sql`int4send(coalesce(${column}, 0))`,
  boolean: (column) => sql`boolsend(${column})`,
  time: (column) => sql`timestamptz_send(${column})`,
  optionalTime: (column) => sql`timestamptz_send(coalesce(${column}, '-infinity'))`,
  ids: (column) => sql`array_send(${column})`,
};

const PACKED_COLUMN_EXPRESSIONS: readonly (readonly [PackedIssueColumn, RawBuilder<unknown>])[] = [
  ['number', sql`int4send(number)`],
  ...VALUE_COLUMNS.map((name) => {
    const { sql: column, storage } = getValueColumn(name);
    return [toPackedColumn(name), PACK_FUNCTIONS[storage](sql.ref(column))] as const;
  }),
  ['titleLength', sql`int4send(octet_length(title))`],
  ['title', sql`textsend(title)`],
];
const PACKED_ISSUE_COLUMN_NAMES = PACKED_COLUMN_EXPRESSIONS.map(([name]) => name);
const EMPTY_BYTES = new Uint8Array(0);

/** Reads the rows of the issues with these numbers, with their relations (commenters and links). */
export function readIssueRows(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
): Promise<ValueAtProjectVersion<PackedIssueRows>> {
  const relations = sql`string_agg(array_send(${selectIssueRelations(projectId)}), '') AS relations`;
  const condition = sql<boolean>`i.number = ANY(${numbers}::int[])`;
  return readPackedIssueRows(
    db,
    projectId,
    [...PACKED_ISSUE_COLUMN_NAMES, 'relations'],
    [relations],
    condition,
    null,
  );
}

/**
 * Reads the rows of a project's issues with higher numbers than `after`, lowest numbers first, without their
 * relations (commenters and links).
 */
export function readIssueRowsAfterNumber(
  db: Kysely<DatabaseTables>,
  projectId: number,
  after: number,
  limit: number,
): Promise<ValueAtProjectVersion<PackedIssueRows>> {
  return readPackedIssueRows(db, projectId, PACKED_ISSUE_COLUMN_NAMES, [], sql`i.number > ${after}`, limit);
}

async function readPackedIssueRows(
  db: Kysely<DatabaseTables>,
  projectId: number,
  names: readonly (keyof PackedIssueRows)[],
  extraColumns: readonly RawBuilder<unknown>[],
  condition: SqlCondition,
  limit: number | null,
): Promise<ValueAtProjectVersion<PackedIssueRows>> {
  const columns = PACKED_COLUMN_EXPRESSIONS.map(
    ([name, expression]) => sql`string_agg(${expression}, '') AS ${sql.ref(name)}`,
  );
  const { version, value } = await selectWithProjectVersion<Record<keyof PackedIssueRows, Uint8Array | null>>(
    db,
    projectId,
    names,
    sql`SELECT ${sql.join([...columns, ...extraColumns])} FROM (SELECT * FROM issue i
      WHERE i.project_id = ${projectId} AND ${condition} ORDER BY i.number LIMIT ${limit}::int) i`,
  );
  const row = value[0];
  const packed = names.map((name) => [name, row?.[name] ?? EMPTY_BYTES]);
  return { version, value: Object.fromEntries(packed) as PackedIssueRows };
}
