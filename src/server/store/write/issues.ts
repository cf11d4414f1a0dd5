/** Locks, reads and writes the rows and texts of issues. */
import { type RawBuilder, sql } from 'kysely';
import type { IssueRow } from '../read/issues';
import {
  CHANGING_ISSUE_COLUMNS,
  type ChangingIssueColumn,
  ISSUE_COLUMN_TYPES,
  ISSUE_COLUMNS,
  type IssueColumn,
  type IssueColumnType,
} from '../tables/issueColumns';
import { buildIssueTextIndex } from '../load/buildIssueTextIndex';
import type { Transaction } from './transaction';

/**
 * Locks the issues with these numbers until the transaction ends, in ascending order to prevent deadlocks.
 * Deleted issues are left out.
 */
export function lockIssueRows(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, IssueRow>> {
  return readIssuesAsJson(
    tx,
    sql`SELECT * FROM issue WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])
      ORDER BY number FOR UPDATE`,
  );
}

/** Reads the issues with these numbers without a lock. Deleted issues are left out. */
export function readIssuesByNumber(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<Map<number, IssueRow>> {
  return readIssuesAsJson(
    tx,
    sql`SELECT * FROM issue WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])`,
  );
}

/**
 * Reads issue rows as one JSON text. For thousands of rows, the embedded engine would take longer to transfer
 * single fields than to read them.
 */
async function readIssuesAsJson(
  tx: Transaction,
  select: RawBuilder<unknown>,
): Promise<Map<number, IssueRow>> {
  const { rows } = await sql<{ issues: string | null }>`
    SELECT json_agg(found)::text AS issues FROM (${select}) found`.execute(tx);
  const issues = JSON.parse(rows[0]?.issues ?? '[]') as IssueRow[];
  return new Map(issues.map((issue) => [issue.number, parseIssueDates(issue)]));
}

type IssueDateColumn = {
  [Name in IssueColumn]: (typeof ISSUE_COLUMN_TYPES)[Name] extends 'timestamptz' ? Name : never;
}[IssueColumn];
const ISSUE_DATE_COLUMNS = ISSUE_COLUMNS.filter(
  (name): name is IssueDateColumn => ISSUE_COLUMN_TYPES[name] === 'timestamptz',
);

function parseIssueDates(row: IssueRow): IssueRow {
  const dates = ISSUE_DATE_COLUMNS.map((name) => [name, row[name] && new Date(row[name])]);
  return { ...row, ...(Object.fromEntries(dates) as Pick<IssueRow, IssueDateColumn>) };
}

const SQL_TYPES: Readonly<Record<IssueColumnType, RawBuilder<unknown>>> = {
  bool: sql`bool`,
  int2: sql`int2`,
  int4: sql`int4`,
  'int4[]': sql`int4[]`,
  text: sql`text`,
  timestamptz: sql`timestamptz`,
};

/**
 * Updates many issues in one statement.
 * @param rows the complete rows with their new values
 * @param columns the columns to write: those that changed in any row
 */
export async function updateIssues(
  tx: Transaction,
  projectId: number,
  rows: readonly IssueRow[],
  columns: readonly ChangingIssueColumn[] = CHANGING_ISSUE_COLUMNS,
): Promise<void> {
  if (rows.length === 0 || columns.length === 0) return;
  const set = columns.map((name) => sql`${sql.ref(name)} = n.${sql.ref(name)}`);
  const columnTypes = columns.map((name) => sql`${sql.ref(name)} ${SQL_TYPES[ISSUE_COLUMN_TYPES[name]]}`);
  await sql`UPDATE issue SET ${sql.join(set)}
    FROM json_to_recordset(${JSON.stringify(rows, ['number', ...columns])}::json)
      AS n (number int, ${sql.join(columnTypes)})
    WHERE issue.project_id = ${projectId} AND issue.number = n.number`.execute(tx);
}

/** Returns the columns whose value changed in any of the issue rows. */
export function findChangedIssueColumns(
  changes: readonly { before: IssueRow; row: IssueRow }[],
): ChangingIssueColumn[] {
  return CHANGING_ISSUE_COLUMNS.filter((name) =>
    changes.some(({ before, row }) => before[name] !== row[name]),
  );
}

/**
 * Increments the version of issues that have new events but no changed fields, and updates their time of last
 * update.
 */
export async function incrementIssueVersions(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
  at: Date,
): Promise<void> {
  if (numbers.length === 0) return;
  await sql`UPDATE issue SET version = version + 1, updated_at = greatest(updated_at, ${at}::timestamptz)
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])`.execute(tx);
}

/** Increments the version of issues with a change that does not move them up in lists, such as a vote. */
export async function incrementIssueVersionsOnly(
  tx: Transaction,
  projectId: number,
  numbers: readonly number[],
): Promise<void> {
  if (numbers.length === 0) return;
  await sql`UPDATE issue SET version = version + 1
    WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[])`.execute(tx);
}

export interface IssueText {
  body: string;
  /** The issue's version when its title last changed. */
  titleVersion: number;
  /** The issue's version when its body last changed. */
  bodyVersion: number;
}

/** Reads the text of a locked issue. */
export async function readIssueText(tx: Transaction, projectId: number, number: number): Promise<IssueText> {
  return tx
    .selectFrom('issue_text')
    .select(['body', 'title_version as titleVersion', 'body_version as bodyVersion'])
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

/** Returns the bodies of an issue's comments, oldest first. Served by the index comment_issue. */
export async function readCommentTexts(
  tx: Transaction,
  projectId: number,
  number: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('comment')
    .select('body')
    .where('project_id', '=', projectId)
    .where('issue_number', '=', number)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
}

/**
 * Writes the text of an issue and its full-text index.
 * @param comments bodies of the issue's comments, for the index
 */
export async function updateIssueText(
  tx: Transaction,
  { project_id, number, title }: Pick<IssueRow, 'project_id' | 'number' | 'title'>,
  { body, titleVersion, bodyVersion }: IssueText,
  comments: readonly string[],
): Promise<void> {
  await tx
    .updateTable('issue_text')
    .set({
      body,
      title_version: titleVersion,
      body_version: bodyVersion,
      ...buildIssueTextIndex(title, body, comments),
    })
    .where('project_id', '=', project_id)
    .where('number', '=', number)
    .execute();
}

/** Inserts an issue and its text, and makes its author watch it. The issue's number must be unused. */
export async function insertIssue(tx: Transaction, row: IssueRow, body: string): Promise<void> {
  const { project_id, number, title, author_id } = row;
  await tx.insertInto('issue').values(row).execute();
  await tx
    .insertInto('issue_text')
    .values({ project_id, number, body, ...buildIssueTextIndex(title, body, []) })
    .execute();
  if (author_id !== null)
    await tx.insertInto('watch').values({ project_id, number, user_id: author_id }).execute();
}
