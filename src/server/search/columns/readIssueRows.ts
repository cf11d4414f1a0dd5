/**
 * Reads issues for the in-memory columns. One statement reads many rows and returns each column packed into
 * one binary value.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import type { SqlCondition } from '../statements/SqlCondition';
import { selectWithProjectVersion, type VersionedValue } from '../statements/versioned';
import type { PackedIssueColumn, PackedIssueRows } from './data/PackedIssueRowReader';
import { selectIssueRelations } from './readRelations';

const PACKED_COLUMN_EXPRESSIONS: Record<PackedIssueColumn, RawBuilder<unknown>> = {
  number: sql`int4send(number)`,
  state: sql`int4send(state_id)`,
  type: sql`int2send(type)`,
  priority: sql`int2send(priority)`,
  author: sql`int4send(coalesce(author_id, 0))`,
  milestone: sql`int4send(coalesce(milestone_id, 0))`,
  parent: sql`int4send(coalesce(parent_number, 0))`,
  locked: sql`boolsend(locked)`,
  held: sql`boolsend(held)`,
  comments: sql`int4send(comment_count)`,
  votes: sql`int4send(vote_count)`,
  tasks: sql`int2send(task_count)`,
  completedTasks: sql`int2send(completed_task_count)`,
  created: sql`timestamptz_send(created_at)`,
  updated: sql`timestamptz_send(updated_at)`,
  closed: sql`timestamptz_send(coalesce(closed_at, '-infinity'))`,
  due: sql`timestamptz_send(coalesce(due_on, '-infinity'))`,
  closedBy: sql`int4send(coalesce(closed_by_id, 0))`,
  issueVersion: sql`int4send(version)`,
  titleLength: sql`int4send(octet_length(title))`,
  title: sql`textsend(title)`,
  labels: sql`array_send(label_ids)`,
  assignees: sql`array_send(assignee_ids)`,
};
const PACKED_ISSUE_COLUMN_NAMES = Object.keys(PACKED_COLUMN_EXPRESSIONS) as PackedIssueColumn[];
const EMPTY_BYTES = new Uint8Array(0);

/** Reads the rows of the issues with these numbers, with their relations (commenters and links). */
export function readIssueRows(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
): Promise<VersionedValue<PackedIssueRows>> {
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
): Promise<VersionedValue<PackedIssueRows>> {
  return readPackedIssueRows(db, projectId, PACKED_ISSUE_COLUMN_NAMES, [], sql`i.number > ${after}`, limit);
}

async function readPackedIssueRows(
  db: Kysely<DatabaseTables>,
  projectId: number,
  names: readonly (keyof PackedIssueRows)[],
  extraColumns: readonly RawBuilder<unknown>[],
  condition: SqlCondition,
  limit: number | null,
): Promise<VersionedValue<PackedIssueRows>> {
  const columns = PACKED_ISSUE_COLUMN_NAMES.map(
    (name) => sql`string_agg(${PACKED_COLUMN_EXPRESSIONS[name]}, '') AS ${sql.ref(name)}`,
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
