/**
 * Which issues of a project a viewer may see. The rule is in src/server/domain/access/VisibilityRule.ts; this file has
 * the two forms in which the store applies it: an SQL condition and a predicate on rows. Without a restriction, neither
 * is used.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { IssueRowKey, IssueRow } from './issues';

/** `all`: every issue of the project. */
export type IssueVisibility = 'all' | RestrictedIssueVisibility;

/** Public issues, and the confidential issues of one user: those of which the user is the author or an assignee. */
export interface RestrictedIssueVisibility {
  /** Null: no confidential issue is visible. */
  userId: number | null;
  /** The types of issues that are confidential, as indexes of ISSUE_TYPES. */
  confidentialTypes: readonly number[];
}

/** A project of which the viewer may see only some issues. */
export interface RestrictedProject {
  id: number;
  visibility: RestrictedIssueVisibility;
}

/** What the visibility of an issue depends on. */
export type IssueVisibilityFields = Pick<IssueRow, 'type' | 'author_id' | 'assignee_ids'>;

export const isIssueVisible = (visibility: IssueVisibility, issue: IssueVisibilityFields): boolean =>
  visibility === 'all' ||
  !visibility.confidentialTypes.includes(issue.type) ||
  (visibility.userId !== null &&
    (issue.author_id === visibility.userId || issue.assignee_ids.includes(visibility.userId)));

/**
 * Returns the condition that an issue is visible, as a list that is empty without a restriction.
 * @param issue the table or alias with the row of `issue`
 */
export function buildVisibleIssueConditions(
  visibility: IssueVisibility,
  issue: 'issue' | 'i' | 'parent',
): RawBuilder<boolean>[] {
  return visibility === 'all' ? [] : [buildCondition(visibility, issue)];
}

/** Returns the condition of `buildVisibleIssueConditions` with a leading AND, or nothing without a restriction. */
export const buildAndVisibleIssueSql = (
  visibility: IssueVisibility,
  issue: 'issue' | 'i' | 'parent',
): RawBuilder<unknown> => (visibility === 'all' ? sql`` : sql` AND ${buildCondition(visibility, issue)}`);

/**
 * Returns the condition, with a leading AND, that a row does not belong to an existing issue that is hidden. Rows of no
 * issue, of a deleted issue and of projects without a restriction are visible. Served by the primary key of `issue`.
 * @param projectId the column with the project of the row's issue
 * @param number the column with the number of the row's issue
 */
export function buildAndRowOfVisibleIssueSql(
  restrictedProjects: readonly RestrictedProject[],
  projectId: RawBuilder<unknown>,
  number: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (restrictedProjects.length === 0) return sql``;
  return sql` AND NOT EXISTS (SELECT FROM issue hidden
    WHERE hidden.project_id = ${projectId} AND hidden.number = ${number} AND ${buildHiddenCondition(restrictedProjects)})`;
}

/**
 * Returns the condition, with a leading AND, that a row of `event` neither belongs to a hidden issue nor is about the
 * relation to one: a link, a reference, a parent or a dismissed duplicate. An event that replaces one parent by another
 * is kept. Relations to issues of other projects are kept as well, without the issue.
 */
export function buildAndEventOfVisibleIssuesSql(
  restrictedProjects: readonly RestrictedProject[],
): RawBuilder<unknown> {
  if (restrictedProjects.length === 0) return sql``;
  return sql` AND NOT EXISTS (SELECT FROM issue hidden
    WHERE hidden.project_id = event.project_id AND hidden.number IN (event.issue_number, ${RELATED_ISSUE_NUMBER})
      AND ${buildHiddenCondition(restrictedProjects)})`;
}

/** The number of the issue of the same project that a row of `event` is about, besides its own issue. */
const RELATED_ISSUE_NUMBER = sql`CASE
  WHEN coalesce(event.after->'project', event.before->'project') IS NULL
    AND (event.after->>'number' IS NULL OR event.before->>'number' IS NULL)
  THEN coalesce(event.after->>'number', event.before->>'number')::int END`;

/** Returns which of these issues exist and are hidden. Served by the primary key. */
export async function readHiddenIssues(
  db: Kysely<DatabaseTables>,
  restrictedProjects: readonly RestrictedProject[],
  issueKeys: readonly IssueRowKey[],
): Promise<IssueRowKey[]> {
  const { rows } = await sql<IssueRowKey>`
    SELECT DISTINCT hidden.project_id AS "projectId", hidden.number
    FROM unnest(${issueKeys.map(({ projectId }) => projectId)}::int[], ${issueKeys.map(({ number }) => number)}::int[])
      AS wanted (project_id, number)
    JOIN issue hidden USING (project_id, number) WHERE ${buildHiddenCondition(restrictedProjects)}`.execute(
    db,
  );
  return rows;
}

/** Returns which of these issues of a project exist and are hidden. Without a restriction, executes no statement. */
export async function readHiddenIssueNumbers(
  db: Kysely<DatabaseTables>,
  projectId: number,
  visibility: IssueVisibility,
  numbers: readonly number[],
): Promise<Set<number>> {
  const restrictedProjects = toRestrictedProjects(projectId, visibility);
  if (restrictedProjects.length === 0 || numbers.length === 0) return new Set();
  const issueKeys = numbers.map((number) => ({ projectId, number }));
  return new Set((await readHiddenIssues(db, restrictedProjects, issueKeys)).map(({ number }) => number));
}

/** Returns the part of a chain of issues before the first one that is hidden: for the viewer, the chain ends there. */
export function cutAtHiddenIssue(chain: readonly number[], hidden: ReadonlySet<number>): readonly number[] {
  const index = chain.findIndex((number) => hidden.has(number));
  return index === -1 ? chain : chain.slice(0, index);
}

/** Returns a suffix of cache keys for what depends on the visibility: empty without a restriction. */
export const formatVisibilityKey = (visibility: IssueVisibility): string =>
  visibility === 'all' ? '' : `:${JSON.stringify(visibility)}`;

/** Returns a project as a list: empty if all its issues are visible. */
export const toRestrictedProjects = (id: number, visibility: IssueVisibility): RestrictedProject[] =>
  visibility === 'all' ? [] : [{ id, visibility }];

/** Returns the condition that the row `hidden` of `issue` is not visible. */
export const buildHiddenCondition = (restrictedProjects: readonly RestrictedProject[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    restrictedProjects.map(
      ({ id, visibility }) =>
        sql`(hidden.project_id = ${id} AND ${buildCondition(visibility, 'hidden')} IS NOT TRUE)`,
    ),
    sql` OR `,
  )})`;

function buildCondition(
  { userId, confidentialTypes }: RestrictedIssueVisibility,
  issue: string,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${issue}.${name}`);
  const isPublic = sql<boolean>`${column('type')} <> ALL(${confidentialTypes}::int[])`;
  return userId === null
    ? isPublic
    : sql<boolean>`(${isPublic} OR ${column('author_id')} IS NOT DISTINCT FROM ${userId}
        OR ${userId} = ANY(${column('assignee_ids')}))`;
}
