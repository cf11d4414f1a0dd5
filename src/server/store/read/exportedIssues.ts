/** Reads issues for an export, with their rows in all other tables: one statement per table for a batch of issues. */
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DatabaseTables, EventTableSchema } from '../tables/DatabaseTables';
import type { CommentRow } from './comments';
import type { IssueRow } from './issues';
import { buildAndVisibleIssueSql, type IssueVisibility } from './issueVisibility';

/** An issue with its description and its source in another tracker. */
export interface ExportedIssueRow extends IssueRow {
  body: string;
  imported_votes: number | null;
  /** Number of the issue that the votes of this duplicate were moved to. */
  transferred_to: number | null;
  /** Position of the issue among the sub-issues of its parent. */
  position: number | null;
  source_system: string | null;
  source_id: string | null;
  source_url: string | null;
  source_digest: string | null;
  source_raw: unknown;
}

/** Returns the next visible issues with numbers greater than `after`, in order of their numbers. */
export async function readExportedIssues(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  after: number,
  limit: number,
): Promise<ExportedIssueRow[]> {
  const { rows } = await selectExportedIssues(
    projectId,
    sql`number > ${after}${buildAndVisibleIssueSql(visibility, 'issue')} ORDER BY number LIMIT ${limit}`,
  ).execute(db);
  return rows;
}

/** Returns the issues with these numbers, in order of their numbers. */
export async function readExportedIssuesByNumber(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
): Promise<ExportedIssueRow[]> {
  const { rows } = await selectExportedIssues(projectId, sql`number = ANY(${numbers}::int[])`).execute(db);
  return rows;
}

const selectExportedIssues = (projectId: number, condition: RawBuilder<unknown>) => sql<ExportedIssueRow>`
  SELECT issue.*, text.body, imported.votes AS imported_votes, transfer.to_number AS transferred_to,
    place.position, source.system AS source_system, source.source_id, source.url AS source_url,
    source.digest AS source_digest, source.raw AS source_raw
  FROM (SELECT * FROM issue WHERE project_id = ${projectId} AND ${condition}) issue
  JOIN issue_text text ON text.project_id = ${projectId} AND text.number = issue.number
  LEFT JOIN issue_source source ON source.project_id = ${projectId} AND source.number = issue.number
  LEFT JOIN imported_vote imported ON imported.project_id = ${projectId} AND imported.number = issue.number
  LEFT JOIN duplicate_transfer transfer ON transfer.project_id = ${projectId} AND transfer.number = issue.number
  LEFT JOIN sub_issue_position place ON place.project_id = ${projectId}
    AND place.parent_number = issue.parent_number AND place.number = issue.number
  ORDER BY issue.number`;

export type ExportedEventRow = Pick<
  Selectable<EventTableSchema>,
  | 'issue_number'
  | 'sequence'
  | 'kind'
  | 'actor_id'
  | 'before'
  | 'after'
  | 'comment_id'
  | 'source_id'
  | 'created_at'
>;

interface NumberedRow {
  number: number;
}

/** Rows of all tables that belong to a batch of issues, in a deterministic order. */
export interface ExportedIssueDetails {
  comments: CommentRow[];
  events: ExportedEventRow[];
  links: (NumberedRow & { kind: number; to_project_id: number; to_number: number; moves_votes: boolean })[];
  votes: (NumberedRow & { user_id: number; created_at: Date })[];
  reactions: (NumberedRow & { comment_id: number; content: number; user_id: number; created_at: Date })[];
  watches: (NumberedRow & { user_id: number })[];
  duplicateVotes: (NumberedRow & { user_id: number; counted_at: number; created_at: Date })[];
  duplicateWatches: (NumberedRow & { user_id: number; origin: number })[];
}

export async function readExportedIssueDetails(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
): Promise<ExportedIssueDetails> {
  const select = async <Row>(
    table: keyof DatabaseTables,
    order: readonly string[],
    numberColumn = 'number',
  ): Promise<Row[]> => {
    const { rows } = await sql<Row>`SELECT * FROM ${sql.table(table)}
      WHERE project_id = ${projectId} AND ${sql.ref(numberColumn)} = ANY(${numbers}::int[])
      ORDER BY ${sql.join(order.map((column) => sql.ref(column)))}`.execute(db);
    return rows;
  };
  return {
    comments: await select('comment', ['id'], 'issue_number'),
    events: await readEvents(db, projectId, numbers),
    links: await select('issue_link', ['number', 'kind', 'to_project_id', 'to_number']),
    votes: await select('vote', ['number', 'created_at', 'user_id']),
    reactions: await select('reaction', ['number', 'comment_id', 'content', 'created_at', 'user_id']),
    watches: await select('watch', ['number', 'user_id']),
    duplicateVotes: await select('duplicate_vote', ['number', 'created_at', 'user_id']),
    duplicateWatches: await select('duplicate_watch', ['number', 'user_id', 'origin']),
  };
}

/** Returns the events of issues in timeline order. Times are compared in milliseconds, the precision of exports. */
async function readEvents(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
): Promise<ExportedEventRow[]> {
  const { rows } = await sql<ExportedEventRow>`
    SELECT issue_number, sequence, kind::int, actor_id, before, after, comment_id, source_id, created_at
    FROM event WHERE project_id = ${projectId} AND issue_number = ANY(${numbers}::int[])
    ORDER BY issue_number, date_trunc('milliseconds', created_at), sequence`.execute(db);
  return rows;
}
