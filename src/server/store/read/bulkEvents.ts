/**
 * Reads the events that the undo of a bulk operation needs: those of the operation, and later ones of the
 * same issues.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { BulkOperationKey } from './bulk';
import { STORED_ISSUE_EVENT_COLUMNS, type StoredIssueEvent } from './StoredIssueEvent';

/**
 * Returns the events of a bulk operation that belong to these issues, in order. Served by the index
 * event_bulk.
 */
export async function readBulkOperationEvents(
  db: Kysely<DatabaseTables>,
  key: BulkOperationKey,
  numbers: readonly number[],
): Promise<StoredIssueEvent[]> {
  return readEventsAsJson(
    db,
    sql`SELECT ${STORED_ISSUE_EVENT_COLUMNS} FROM event
      WHERE project_id = ${key.projectId} AND bulk_number = ${key.number}
        AND issue_number = ANY(${numbers}::int[]) ORDER BY sequence`,
  );
}

/**
 * Returns the events of issues after a project version, in order. Served by the index event_issue.
 * @param since the project version for each issue, by issue number
 */
export async function readIssueEventsAfterVersions(
  db: Kysely<DatabaseTables>,
  projectId: number,
  since: ReadonlyMap<number, number>,
): Promise<StoredIssueEvent[]> {
  return readEventsAsJson(
    db,
    sql`SELECT ${STORED_ISSUE_EVENT_COLUMNS}
      FROM unnest(${[...since.keys()]}::int[], ${[...since.values()]}::bigint[]) AS known (number, version)
      JOIN event ON project_id = ${projectId} AND issue_number = known.number AND sequence > known.version
      ORDER BY sequence`,
  );
}

/**
 * Reads events as one JSON text: the embedded engine reads thousands of events in half the time that it takes to transfer
 * their fields one by one.
 */
async function readEventsAsJson(
  db: Kysely<DatabaseTables>,
  select: RawBuilder<unknown>,
): Promise<StoredIssueEvent[]> {
  const { rows } = await sql<{ events: string | null }>`
    SELECT json_agg(found)::text AS events FROM (${select}) found`.execute(db);
  const events = JSON.parse(rows[0]?.events ?? '[]') as StoredIssueEvent[];
  return events.map((event) => ({ ...event, created_at: new Date(event.created_at) }));
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
  db: Kysely<DatabaseTables>,
  projectId: number,
  numbers: readonly number[],
  { before, openStates }: { before: number; openStates: readonly number[] },
): Promise<Map<number, IssueClosingEvent>> {
  const { rows } = await sql<IssueClosingEvent>`
    SELECT DISTINCT ON (issue_number) issue_number AS number, created_at AS "closedAt", actor_id AS "closedById"
    FROM event
    WHERE project_id = ${projectId} AND issue_number = ANY(${numbers}::int[]) AND sequence < ${before}
      AND kind = ${getEventKindCode('state_changed')}
      AND (event.before->>'state')::int = ANY(${openStates}::int[])
      AND NOT (event.after->>'state')::int = ANY(${openStates}::int[])
    ORDER BY issue_number, sequence DESC`.execute(db);
  return new Map(rows.map((row) => [row.number, row]));
}
