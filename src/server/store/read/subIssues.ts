/** Reads the sub-issues of an issue in their order, and the progress of the trees below issues. */
import { type Kysely, type Selectable, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import { OPEN_STATE_CATEGORY_CODES } from '../../../shared/issue';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { SubIssueProgressTableSchema } from '../tables/subIssueTables';
import type { IssueRowKey, IssueRow } from './issues';
import {
  buildAndRowOfVisibleIssueSql,
  buildAndVisibleIssueSql,
  buildVisibleIssueConditions,
  type IssueVisibility,
  type RestrictedProject,
} from './issueVisibility';

/**
 * Returns the sub-issues of an issue after one of them, in their order. The cost does not depend on the number of
 * sub-issues: served by the index sub_issue_position_order.
 * @param after number of a sub-issue; null: from the start
 */
export async function readSubIssues(
  db: Kysely<DatabaseTables>,
  { projectId, number }: IssueRowKey,
  after: number | null,
  limit: number,
  visibility: IssueVisibility,
): Promise<IssueRow[]> {
  const condition =
    after === null
      ? sql``
      : // The index does not serve a comparison with a subquery of two columns.
        sql`AND (place.position, place.number) > ((SELECT position FROM sub_issue_position
          WHERE project_id = ${projectId} AND parent_number = ${number} AND number = ${after}), ${after}::int)`;
  const { rows } = await sql<IssueRow>`SELECT issue.* FROM sub_issue_position place
    JOIN issue ON issue.project_id = place.project_id AND issue.number = place.number
    WHERE place.project_id = ${projectId} AND place.parent_number = ${number}
      AND issue.parent_number = ${number}${buildAndVisibleIssueSql(visibility, 'issue')} ${condition}
    ORDER BY place.position, place.number LIMIT ${limit}`.execute(db);
  return rows;
}

/** Whether an issue is or was a sub-issue of another one, and exists. Served by the primary key. */
export async function hasSubIssuePosition(
  db: Kysely<DatabaseTables>,
  { projectId, number }: IssueRowKey,
  subIssue: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('sub_issue_position')
    .select('number')
    .where('project_id', '=', projectId)
    .where('parent_number', '=', number)
    .where('number', '=', subIssue)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of direct sub-issues of an issue that are visible. Served by the index issue_parent. */
export async function countSubIssues(
  db: Kysely<DatabaseTables>,
  { projectId, number }: IssueRowKey,
  visibility: IssueVisibility,
): Promise<number> {
  const [isVisible] = buildVisibleIssueConditions(visibility, 'issue');
  const { count } = await db
    .selectFrom('issue')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('parent_number', '=', number)
    .$if(isVisible !== undefined, (query) => query.where(isVisible!))
    .executeTakeFirstOrThrow();
  return count;
}

export type SubIssueProgressRow = Pick<
  Selectable<SubIssueProgressTableSchema>,
  'project_id' | 'number' | 'total' | 'closed'
>;

/** Returns the progress of the trees below issues, without those that never had a sub-issue. Served by the primary key. */
export async function readSubIssueProgress(
  db: Kysely<DatabaseTables>,
  issueKeys: readonly IssueRowKey[],
): Promise<SubIssueProgressRow[]> {
  const { rows } = await sql<SubIssueProgressRow>`SELECT project_id, number, total, closed
    FROM unnest(${issueKeys.map(({ projectId }) => projectId)}::int[], ${issueKeys.map(({ number }) => number)}::int[])
      AS wanted (project_id, number)
    JOIN sub_issue_progress USING (project_id, number)`.execute(db);
  return rows;
}

/**
 * Computes the progress of the trees of visible issues below issues of restricted projects. A tree ends at a hidden
 * issue. Served by the index issue_parent.
 */
export async function readVisibleSubIssueProgress(
  db: Kysely<DatabaseTables>,
  issueKeys: readonly IssueRowKey[],
  restrictedProjects: readonly RestrictedProject[],
): Promise<SubIssueProgressRow[]> {
  const isVisible = buildAndRowOfVisibleIssueSql(
    restrictedProjects,
    sql.ref('issue.project_id'),
    sql.ref('issue.number'),
  );
  const { rows } = await sql<SubIssueProgressRow>`
    WITH RECURSIVE below (project_id, root, number, state_id) AS (
      SELECT wanted.project_id, wanted.number, issue.number, issue.state_id
      FROM unnest(${issueKeys.map(({ projectId }) => projectId)}::int[], ${issueKeys.map(({ number }) => number)}::int[])
        AS wanted (project_id, number)
      JOIN issue ON issue.project_id = wanted.project_id AND issue.parent_number = wanted.number${isVisible}
      WHERE wanted.project_id = ANY(${restrictedProjects.map(({ id }) => id)}::int[])
      UNION ALL
      SELECT below.project_id, below.root, issue.number, issue.state_id
      FROM below JOIN issue ON issue.project_id = below.project_id AND issue.parent_number = below.number${isVisible})
    SELECT below.project_id, root AS number, count(*)::int AS total,
      (count(*) FILTER (WHERE state.category <> ALL(${OPEN_STATE_CATEGORY_CODES}::int[])))::int AS closed
    FROM below JOIN workflow_state state ON state.project_id = below.project_id AND state.id = below.state_id
    GROUP BY below.project_id, root`.execute(db);
  return rows;
}

/**
 * Returns the issues whose progress has changed after a version of the project, at most `limit`. Served by the index
 * sub_issue_progress_version.
 */
export async function readIssuesWithChangedProgress(
  db: Kysely<DatabaseTables>,
  projectId: number,
  since: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('sub_issue_progress')
    .select('number')
    .where('project_id', '=', projectId)
    .where('version', '>', since)
    .orderBy('version')
    .limit(limit)
    .execute();
  return rows.map(({ number }) => number);
}

/**
 * Returns which of these issues have had a visible change below them after a version of the project: an event of an issue
 * below, or of one that was moved away. A tree ends at a hidden issue.
 */
export async function readIssuesWithVisibleChangesBelow(
  db: Kysely<DatabaseTables>,
  { id, visibility }: RestrictedProject,
  since: number,
  numbers: readonly number[],
): Promise<number[]> {
  const andVisible = buildAndVisibleIssueSql(visibility, 'issue');
  const { rows } = await sql<{ number: number }>`
    WITH RECURSIVE above (number) AS (
      SELECT parent.number FROM event
      JOIN issue ON issue.project_id = ${id} AND issue.number = event.issue_number${andVisible}
      CROSS JOIN LATERAL (VALUES (issue.parent_number),
        (CASE WHEN event.kind = ${getEventKindCode('parent_changed')} THEN (event.before->>'number')::int END))
        AS parent (number)
      WHERE event.project_id = ${id} AND event.sequence > ${since}
      UNION
      SELECT issue.parent_number FROM above
      JOIN issue ON issue.project_id = ${id} AND issue.number = above.number${andVisible})
    SELECT number FROM above WHERE number = ANY(${numbers}::int[])`.execute(db);
  return rows.map(({ number }) => number);
}

/**
 * Returns how many levels of sub-issues are below each of the issues, at most `levels + 1`, because deeper trees need
 * not be measured. Leaves out issues with at most `levels` issues below them, which cannot have more levels.
 */
export async function readHeightsOfTallTrees(
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
  levels: number,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ number: number; height: number }>`
    WITH RECURSIVE below (root, number, depth) AS (
      SELECT number, number, 0 FROM sub_issue_progress
      WHERE project_id = ${projectId} AND number = ANY(${numbers}::int[]) AND total > ${levels}
      UNION ALL
      SELECT below.root, issue.number, below.depth + 1 FROM below JOIN issue
        ON issue.project_id = ${projectId} AND issue.parent_number = below.number
      WHERE below.depth <= ${levels})
    SELECT root AS number, max(depth) AS height FROM below GROUP BY root`.execute(db);
  return new Map(rows.map(({ number, height }) => [number, height]));
}
