/** Reads the values of imported issues that are compared with the source. */
import { type Kysely, sql } from 'kysely';
import { type EventKind, getEventKindCode } from '../../../shared/events/kinds';
import { ISSUE_LINK_KINDS, type IssueLinkKind } from '../../../shared/issue';
import type { DatabaseTables } from '../tables/DatabaseTables';

export interface CountedIssueRow {
  number: number;
  state_id: number;
  author_id: number | null;
  label_ids: number[];
  /** Number of comments that are not deleted, including comments written in Winnow. */
  comment_count: number;
  parent_number: number | null;
}

/** Returns the issues with these numbers that are not deleted. */
export async function readCountedIssues(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
): Promise<CountedIssueRow[]> {
  const { rows } = await sql<CountedIssueRow>`
    SELECT found.* FROM unnest(${[...numbers]}::int[]) AS wanted (number),
      LATERAL (
        SELECT number, state_id, author_id, label_ids, comment_count, parent_number FROM issue
        WHERE project_id = ${projectId} AND number = wanted.number OFFSET 0) found`.execute(db);
  return rows;
}

/** Counts the existing and the deleted imported comments of these issues. Served by the index comment_issue. */
export async function countImportedComments(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
): Promise<{ number: number; existing: number; deleted: number }[]> {
  const { rows } = await sql<{ number: number; existing: number; deleted: number }>`
    SELECT issue_number AS number, (count(*) FILTER (WHERE removed_at IS NULL))::int AS existing,
      (count(*) FILTER (WHERE removed_at IS NOT NULL))::int AS deleted
    FROM comment
    WHERE project_id = ${projectId} AND issue_number = ANY (${[...numbers]}::int[]) AND source_id IS NOT NULL
    GROUP BY issue_number`.execute(db);
  return rows;
}

/** Returns the kinds of events of these issues that were created in Winnow. Served by the index event_issue. */
export async function readKindsOfOwnEvents(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
  kinds: readonly EventKind[],
): Promise<{ number: number; kind: number }[]> {
  const { rows } = await sql<{ number: number; kind: number }>`
    SELECT DISTINCT issue_number AS number, kind FROM event
    WHERE project_id = ${projectId} AND issue_number = ANY (${[...numbers]}::int[]) AND source_id IS NULL
      AND kind = ANY (${kinds.map(getEventKindCode)}::int[])`.execute(db);
  return rows;
}

/** Returns whether a label of the project was renamed or deleted in Winnow. Served by the index event_issue. */
export async function hasChangedLabels(db: Kysely<DatabaseTables>, projectId: number): Promise<boolean> {
  const kinds = (['label_changed', 'label_deleted'] as const).map(getEventKindCode);
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM event WHERE project_id = ${projectId} AND kind = ANY (${kinds}::int[])
      AND source_id IS NULL) AS found`.execute(db);
  return rows[0]!.found;
}

export interface StoredIssueLink {
  number: number;
  kind: IssueLinkKind;
  to_number: number;
}

/** Returns the given links that exist within a project. Served by the primary key of issue_link. */
export async function readExistingLinks(
  db: Kysely<DatabaseTables>,
  projectId: number,
  links: readonly StoredIssueLink[],
): Promise<StoredIssueLink[]> {
  if (links.length === 0) return [];
  const { rows } = await sql<{ number: number; kind: number; to_number: number }>`
    SELECT found.* FROM unnest(${links.map(({ number }) => number)}::int[],
        ${links.map(({ kind }) => ISSUE_LINK_KINDS.indexOf(kind))}::int[],
        ${links.map(({ to_number }) => to_number)}::int[]) AS wanted (number, kind, to_number),
      LATERAL (
        SELECT number, kind::int, to_number FROM issue_link
        WHERE project_id = ${projectId} AND number = wanted.number AND kind = wanted.kind
          AND to_project_id = ${projectId} AND to_number = wanted.to_number OFFSET 0) found`.execute(db);
  return rows.map((row) => ({ ...row, kind: ISSUE_LINK_KINDS[row.kind]! }));
}

/** Returns the names of labels by id, including deleted ones. */
export async function readLabelNames(
  db: Kysely<DatabaseTables>,
  projectId: number,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('label')
    .select(['id', 'name'])
    .where('project_id', '=', projectId)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns the logins of users by id. */
export async function readLogins(
  db: Kysely<DatabaseTables>,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; login: string }>`
    SELECT id, login FROM app_user WHERE id = ANY (${[...userIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, login }) => [id, login]));
}
