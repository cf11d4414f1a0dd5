/** Reads the task counts of issues, and the texts from which they are computed. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables, IssueTableSchema } from '../tables/DatabaseTables';
import type { IssueRowKey } from './issues';

/** The task counts of a description, as stored in the row of the issue. */
export type TaskCounts = Pick<IssueTableSchema, 'task_count' | 'completed_task_count'>;

/**
 * A setting with the position of the job that counts the tasks of issues that were created before task counts were stored:
 * project id and number of the last issue that it has counted. It is deleted when all are counted.
 */
export const COUNTED_TASKS_SETTING_KEY = 'tasks.counted';

/** Whether the column `body` may contain tasks. Only the parser can tell. */
export const MAY_HAVE_TASKS_SQL = sql<boolean>`(body LIKE '%[ ]%' OR body LIKE '%[x]%' OR body LIKE '%[X]%')`;

export interface TextsToCount {
  /** The last issue that was read; null: no issue follows. */
  last: IssueRowKey | null;
  /** The number of issues that were read. */
  count: number;
  /** The issues whose description may contain tasks, in ascending order. */
  candidates: IssueRowKey[];
}

/** Finds the descriptions that may contain tasks among the next issues after a position. Served by the primary key. */
export async function findTextsWithBoxes(
  db: Kysely<DatabaseTables>,
  after: IssueRowKey,
  limit: number,
): Promise<TextsToCount> {
  const { rows } = await sql<{
    count: number;
    last: [number, number] | null;
    candidates: [number, number][] | null;
  }>`
    WITH texts AS MATERIALIZED (SELECT project_id, number, body FROM issue_text
      WHERE (project_id, number) > (${after.projectId}::int, ${after.number}::int)
      ORDER BY project_id, number LIMIT ${limit})
    SELECT (SELECT count(*)::int FROM texts) AS count,
      (SELECT json_build_array(project_id, number) FROM texts ORDER BY project_id DESC, number DESC LIMIT 1) AS last,
      (SELECT json_agg(json_build_array(project_id, number) ORDER BY project_id, number) FROM texts
        WHERE ${MAY_HAVE_TASKS_SQL}) AS candidates`.execute(db);
  const { count, last, candidates } = rows[0]!;
  return { count, last: last && toKey(last), candidates: (candidates ?? []).map(toKey) };
}

const toKey = ([projectId, number]: readonly [number, number]): IssueRowKey => ({ projectId, number });
