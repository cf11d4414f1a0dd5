/**
 * Reads a project for an export: its fields, its states, labels and milestones, and the events of the project itself.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../shared/issue';
import type {
  DatabaseTables,
  IssueRedirectTableSchema,
  LabelTableSchema,
  MilestoneTableSchema,
  ProjectTableSchema,
} from '../tables/DatabaseTables';
import type { ExportedEventRow } from './exportedIssues';

/** Maximum number of labels, milestones, redirects or events that one statement reads. */
const EXPORTED_ROWS_PER_PAGE = 1_000;

/** Finds a project by key. Returns null if it does not exist or is deleted. */
export async function findExportedProject(
  db: Kysely<DatabaseTables>,
  key: string,
): Promise<Selectable<ProjectTableSchema> | null> {
  const row = await db
    .selectFrom('project')
    .selectAll()
    .where('key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns a page of labels with ids greater than `after`, including deleted labels, because events refer to them. */
export async function readExportedLabels(
  db: Kysely<DatabaseTables>,
  projectId: number,
  after: number,
): Promise<Selectable<LabelTableSchema>[]> {
  return db
    .selectFrom('label')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(EXPORTED_ROWS_PER_PAGE)
    .execute();
}

/** Returns a page of milestones with ids greater than `after`, including deleted ones. */
export async function readExportedMilestones(
  db: Kysely<DatabaseTables>,
  projectId: number,
  after: number,
): Promise<Selectable<MilestoneTableSchema>[]> {
  return db
    .selectFrom('milestone')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(EXPORTED_ROWS_PER_PAGE)
    .execute();
}

/** Returns a page of redirects from old numbers greater than `after` to the current numbers of issues. */
export async function readExportedRedirects(
  db: Kysely<DatabaseTables>,
  projectId: number,
  after: number,
): Promise<Selectable<IssueRedirectTableSchema>[]> {
  return db
    .selectFrom('issue_redirect')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('old_number', '>', after)
    .orderBy('old_number')
    .limit(EXPORTED_ROWS_PER_PAGE)
    .execute();
}

/** Returns a page of events about the project itself, in chronological order. Served by the index event_issue. */
export async function readExportedProjectEvents(
  db: Kysely<DatabaseTables>,
  projectId: number,
  after: { createdAt: Date; sequence: number } | null,
): Promise<ExportedEventRow[]> {
  const { rows } = await sql<ExportedEventRow>`
    SELECT issue_number, sequence, kind::int, actor_id, before, after, comment_id, source_id, created_at
    FROM event
    WHERE project_id = ${projectId} AND issue_number = ${PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER}
      AND ${after ? sql`(date_trunc('milliseconds', created_at), sequence) > (${after.createdAt}::timestamptz, ${after.sequence}::bigint)` : sql`true`}
    ORDER BY date_trunc('milliseconds', created_at), sequence LIMIT ${EXPORTED_ROWS_PER_PAGE}`.execute(db);
  return rows;
}
