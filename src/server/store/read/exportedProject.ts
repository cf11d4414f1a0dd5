/**
 * Reads a project for an export: its fields, its states, labels and milestones, the events of the project itself, its
 * mentions, and the keys of its people in other trackers.
 */
import { type Kysely, type Selectable, sql } from 'kysely';
import { PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER } from '../../../shared/issue';
import type {
  DatabaseTables,
  IssueRedirectTableSchema,
  LabelTableSchema,
  MilestoneTableSchema,
  ProjectTableSchema,
  UserImportSourceTableSchema,
} from '../tables/DatabaseTables';
import type { ExportedEventRow } from './exportedIssues';
import { buildAndRowOfVisibleIssueSql, type IssueVisibility, toRestrictedProjects } from './issueVisibility';

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

/** Returns a page of redirects to visible issues, from old numbers greater than `after` to the current numbers. */
export async function readExportedRedirects(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  after: number,
): Promise<Selectable<IssueRedirectTableSchema>[]> {
  const isVisible = buildAndRowOfVisibleIssueSql(
    toRestrictedProjects(projectId, visibility),
    sql.ref('issue_redirect.project_id'),
    sql.ref('issue_redirect.number'),
  );
  return db
    .selectFrom('issue_redirect')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('old_number', '>', after)
    .$if(visibility !== 'all', (query) => query.where(sql<boolean>`true${isVisible}`))
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

export interface StoredMention {
  user_id: number;
  number: number;
}

/** Maximum number of mentions that one statement reads. */
const MENTIONS_PER_PAGE = 20_000;

/** Returns a page of the mentions in a project, ordered by user and issue. Served by the primary key. */
export async function readMentions(
  db: Kysely<DatabaseTables>,
  projectId: number,
  after: StoredMention | null,
): Promise<StoredMention[]> {
  const { rows } = await sql<StoredMention>`
    SELECT user_id, number FROM mention
    WHERE project_id = ${projectId} AND (user_id, number) > (${after?.user_id ?? 0}::int, ${after?.number ?? 0}::int)
    ORDER BY user_id, number LIMIT ${MENTIONS_PER_PAGE}`.execute(db);
  return rows;
}

/** Returns the keys of users in the trackers that they were imported from, in a fixed order. Served by user_source_user. */
export async function readUserIdentities(
  db: Kysely<DatabaseTables>,
  userIds: readonly number[],
): Promise<Selectable<UserImportSourceTableSchema>[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('user_source')
    .select(['system', 'login_key', 'user_id'])
    .where(sql<boolean>`user_id = ANY(${userIds}::int[])`)
    .orderBy('system')
    .orderBy('login_key')
    .execute();
}
