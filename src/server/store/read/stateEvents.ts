/** Reads the events that the undo of a change of one issue needs. */
import { type Kysely, sql } from 'kysely';
import { getEventKindCode } from '../../../shared/events/kinds';
import type { DatabaseTables } from '../tables/DatabaseTables';
import type { IssueRowKey } from './issues';
import { STORED_ISSUE_EVENT_COLUMNS, type StoredIssueEvent } from './StoredIssueEvent';

const ISSUE_STATE_EVENT_KIND_CODES = (
  ['state_changed', 'linked', 'unlinked', 'held', 'released'] as const
).map(getEventKindCode);

/**
 * Returns the changes of an issue's state, links and hold since a time, newest first. Served by the index
 * event_issue.
 */
export async function readIssueStateEvents(
  db: Kysely<DatabaseTables>,
  { projectId, number }: IssueRowKey,
  since: Date,
): Promise<StoredIssueEvent[]> {
  const { rows } = await sql<StoredIssueEvent>`
    SELECT ${STORED_ISSUE_EVENT_COLUMNS} FROM event
    WHERE project_id = ${projectId} AND issue_number = ${number} AND created_at >= ${since}::timestamptz
      AND kind = ANY(${ISSUE_STATE_EVENT_KIND_CODES}::int[]) ORDER BY sequence DESC`.execute(db);
  return rows;
}

/** Returns the events of an issue at a time, in order. Served by the index event_issue. */
export async function readIssueEventsAt(
  db: Kysely<DatabaseTables>,
  { projectId, number }: IssueRowKey,
  at: Date,
): Promise<StoredIssueEvent[]> {
  const { rows } = await sql<StoredIssueEvent>`
    SELECT ${STORED_ISSUE_EVENT_COLUMNS} FROM event
    WHERE project_id = ${projectId} AND issue_number = ${number} AND created_at = ${at}::timestamptz
    ORDER BY sequence`.execute(db);
  return rows;
}
