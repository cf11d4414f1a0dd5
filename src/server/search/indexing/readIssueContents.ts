/** Reads the titles and descriptions of issues that are to be indexed. One statement reads many issues. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import { selectWithProjectVersion } from '../statements/versioned';
import { EVENT_HASH_EXPRESSION } from './readProjectHistoryHash';

/**
 * The contents of one issue: its number, its creation in milliseconds since 1970, its title, and the start of its body.
 */
export type IssueContents = readonly [number: number, createdAt: number, title: string, body: string];

export interface IssueContentsResult {
  /** The project version, and the hash that identifies its history. */
  at: { version: number; historyHash: string };
  /** Number of issues. */
  count: number;
  /** The highest issue number; 0 without issues. */
  lastNumber: number;
  /** An array of IssueContents as JSON. It is parsed in the thread of the index, not in the main thread. */
  json: string;
}

/** Issues with these numbers, or the next `limit` ones after a number. */
export type IssueContentsSelection = { numbers: readonly number[] } | { after: number; limit: number };

/**
 * Reads the contents of selected issues of a project, lowest issue numbers first. Deleted issues are left out.
 * @param bodyLength maximum number of characters of each body
 */
export async function readIssueContents(
  db: Kysely<DatabaseTables>,
  projectId: number,
  selection: IssueContentsSelection,
  bodyLength: number,
): Promise<IssueContentsResult> {
  const [condition, limit] =
    'numbers' in selection
      ? [sql`t.number = ANY(${selection.numbers}::int[])`, null]
      : [sql`t.number > ${selection.after}`, selection.limit];
  const { version, value } = await selectWithProjectVersion<{
    count: number;
    lastNumber: number | null;
    json: string | null;
    historyHash: string | null;
  }>(
    db,
    projectId,
    ['count', 'lastNumber', 'json', 'historyHash'],
    // Subqueries instead of joins: during an import, the planner has no statistics, and a join would read all rows of
    // the project.
    sql`SELECT count(*)::int AS count, max(texts.number) AS "lastNumber", json_agg(texts.contents)::text AS json,
        (SELECT ${EVENT_HASH_EXPRESSION} FROM event e WHERE e.project_id = ${projectId}
          AND e.sequence = (SELECT version FROM project WHERE id = ${projectId})) AS "historyHash"
      FROM (SELECT t.number,
          (SELECT json_build_array(i.number, (extract(epoch FROM i.created_at) * 1000)::bigint, i.title, left(t.body, ${bodyLength}::int))
            FROM issue i WHERE i.project_id = t.project_id AND i.number = t.number) AS contents
        FROM issue_text t
        WHERE t.project_id = ${projectId} AND ${condition} ORDER BY t.number LIMIT ${limit}::int) texts`,
  );
  const row = value[0];
  return {
    at: { version, historyHash: row?.historyHash ?? '' },
    count: row?.count ?? 0,
    lastNumber: row?.lastNumber ?? 0,
    json: row?.json ?? '[]',
  };
}
