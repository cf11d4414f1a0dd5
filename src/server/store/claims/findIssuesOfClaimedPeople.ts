/**
 * Finds the issues of a project that have records of placeholders that belong to accounts. Scans ranges of issues and
 * events, because not every column has an index by user. A range takes the same time for one placeholder as for
 * hundreds.
 */
import { type Kysely, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import { AdaptiveBatchSize } from '../AdaptiveBatchSize';
import type { DatabaseTables } from '../tables/DatabaseTables';

/** Target duration of a statement in milliseconds. */
const STATEMENT_TARGET_DURATION_MS = 20;
/** Minimum and maximum number of issues or events that one statement scans. */
const RANGE_SIZE_MIN = 1_000;
const RANGE_SIZE_MAX = 50_000;

/** Kinds of events whose `after` or `before` contains a user. */
export const ASSIGNMENT_EVENT_KIND_CODES = (['assigned', 'unassigned'] as const).map(getEventKindCode);

/**
 * Returns the numbers of all issues that have records of these placeholders, in ascending order. Includes
 * PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER if events about the project itself refer to them.
 * @param beforeStatement called before each statement; resolves when the statement may run
 */
export async function findIssuesOfClaimedPeople(
  db: Kysely<DatabaseTables>,
  projectId: number,
  placeholderIds: readonly number[],
  beforeStatement: () => Promise<void>,
): Promise<number[]> {
  const project = await db
    .selectFrom('project')
    .select(['issue_counter', 'version'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!project) return [];
  const numbers = new Set<number>();
  const addFrom = async (
    end: number,
    read: (after: number, to: number) => Promise<{ number: number }[]>,
  ): Promise<void> => {
    const size = new AdaptiveBatchSize(STATEMENT_TARGET_DURATION_MS, RANGE_SIZE_MAX, RANGE_SIZE_MIN);
    for (let after = 0; after < end;) {
      await beforeStatement();
      const to = Math.min(end, after + size.current);
      const start = performance.now();
      for (const { number } of await read(after, to)) numbers.add(number);
      size.recordBatchDuration(to - after, performance.now() - start);
      after = to;
    }
  };
  await addFrom(project.issue_counter, (after, to) => readIssues(db, projectId, placeholderIds, after, to));
  await addFrom(project.version, (after, to) =>
    readIssuesWithEvents(db, projectId, placeholderIds, after, to),
  );
  return [...numbers].sort((a, b) => a - b);
}

/**
 * Tables whose rows belong to an issue and a user. Their primary keys start with the project, followed by the issue or
 * the user.
 */
const ISSUE_USER_TABLES = [
  'mention',
  'watch',
  'vote',
  'reaction',
  'duplicate_vote',
  'duplicate_watch',
] as const;

/**
 * Reads the numbers of issues with records of these placeholders, for issue numbers greater than `after` up to `to`.
 */
async function readIssues(
  db: Kysely<DatabaseTables>,
  projectId: number,
  placeholderIds: readonly number[],
  after: number,
  to: number,
): Promise<{ number: number }[]> {
  const inRange = sql`project_id = ${projectId} AND number > ${after} AND number <= ${to}`;
  const users = sql`${placeholderIds}::int[]`;
  const marks = ISSUE_USER_TABLES.map(
    (table) => sql`UNION SELECT number FROM ${sql.table(table)} WHERE ${inRange} AND user_id = ANY(${users})`,
  );
  const { rows } = await sql<{ number: number }>`
    SELECT number FROM issue WHERE ${inRange}
      AND (author_id = ANY(${users}) OR closed_by_id = ANY(${users}) OR assignee_ids && ${users})
    UNION SELECT issue_number FROM comment WHERE project_id = ${projectId}
      AND issue_number > ${after} AND issue_number <= ${to} AND author_id = ANY(${users})
    ${sql.join(marks, sql` `)}`.execute(db);
  return rows;
}

/** Reads the numbers of issues with events of these placeholders, for sequences greater than `after` up to `to`. */
async function readIssuesWithEvents(
  db: Kysely<DatabaseTables>,
  projectId: number,
  placeholderIds: readonly number[],
  after: number,
  to: number,
): Promise<{ number: number }[]> {
  const { rows } = await sql<{ number: number }>`
    SELECT DISTINCT issue_number AS number FROM event
    WHERE project_id = ${projectId} AND sequence > ${after} AND sequence <= ${to}
      AND (actor_id = ANY(${placeholderIds}::int[]) OR kind = ANY(${ASSIGNMENT_EVENT_KIND_CODES}::int[])
        AND (coalesce(after, before) ->> 'user')::int = ANY(${placeholderIds}::int[]))`.execute(db);
  return rows;
}
