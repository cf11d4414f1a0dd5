/**
 * Reads the events that the undo of a bulk operation needs: those of the operation, and later ones of the
 * same issues.
 */
import { type Kysely, sql } from 'kysely';
import { EVENT_KINDS } from '../../../shared/issue';
import type { Tables } from '../tables/Tables';
import type { BulkOperationKey } from './bulk';

export interface StoredIssueEvent {
  sequence: number;
  issue_number: number;
  kind: number;
  before: Readonly<Record<string, string | number | null>> | null;
  after: Readonly<Record<string, string | number | null>> | null;
  comment_id: number | null;
  actor_id: number | null;
}

/**
 * Returns the events of a bulk operation that belong to these issues, in order. Served by the index
 * event_bulk.
 */
export async function readBulkOperationEvents(
  db: Kysely<Tables>,
  key: BulkOperationKey,
  numbers: readonly number[],
): Promise<StoredIssueEvent[]> {
  const { rows } = await sql<StoredIssueEvent>`
    SELECT sequence, issue_number, kind::int, before, after, comment_id, actor_id FROM event
    WHERE project_id = ${key.projectId} AND bulk_number = ${key.number}
      AND issue_number = ANY(${numbers}::int[]) ORDER BY sequence`.execute(db);
  return rows;
}

/**
 * Returns the events of issues after a project version, in order. Served by the index event_issue.
 * @param since the project version for each issue, by issue number
 */
export async function readIssueEventsAfterVersions(
  db: Kysely<Tables>,
  projectId: number,
  since: ReadonlyMap<number, number>,
): Promise<StoredIssueEvent[]> {
  const { rows } = await sql<StoredIssueEvent>`
    SELECT sequence, issue_number, kind::int, before, after, comment_id, actor_id
    FROM unnest(${[...since.keys()]}::int[], ${[...since.values()]}::bigint[]) AS known (number, version)
    JOIN event ON project_id = ${projectId} AND issue_number = known.number AND sequence > known.version
    ORDER BY sequence`.execute(db);
  return rows;
}

export interface IssueClosingEvent {
  number: number;
  closedAt: Date;
  closedById: number | null;
}

/**
 * Returns when and by whom each issue was last closed before a project version. Served by the index
 * event_issue.
 */
export async function readLastIssueClosingEvents(
  db: Kysely<Tables>,
  projectId: number,
  numbers: readonly number[],
  { before, openStates }: { before: number; openStates: readonly number[] },
): Promise<Map<number, IssueClosingEvent>> {
  const { rows } = await sql<IssueClosingEvent>`
    SELECT DISTINCT ON (issue_number) issue_number AS number, created_at AS "closedAt", actor_id AS "closedById"
    FROM event
    WHERE project_id = ${projectId} AND issue_number = ANY(${numbers}::int[]) AND sequence < ${before}
      AND kind = ${EVENT_KINDS.indexOf('state_changed')}
      AND (event.before->>'state')::int = ANY(${openStates}::int[])
      AND NOT (event.after->>'state')::int = ANY(${openStates}::int[])
    ORDER BY issue_number, sequence DESC`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
}
