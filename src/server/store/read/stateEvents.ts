/** Reads the events that the undo of a state change needs. */
import { type Kysely, sql } from 'kysely';
import { EVENT_KINDS } from '../../../shared/issue';
import type { Tables } from '../tables/Tables';
import type { StoredIssueEvent } from './bulkEvents';
import type { IssueKey } from './issues';

export interface StoredIssueStateEvent extends StoredIssueEvent {
  created_at: Date;
}

const ISSUE_STATE_EVENT_KIND_INDEXES = (['state_changed', 'linked', 'unlinked'] as const).map((kind) =>
  EVENT_KINDS.indexOf(kind),
);

/**
 * Returns the changes of an issue's state and links since a time, newest first. Served by the index
 * event_issue.
 */
export async function readIssueStateEvents(
  db: Kysely<Tables>,
  { projectId, number }: IssueKey,
  since: Date,
): Promise<StoredIssueStateEvent[]> {
  const { rows } = await sql<StoredIssueStateEvent>`
    SELECT sequence, issue_number, kind::int, before, after, comment_id, actor_id, created_at FROM event
    WHERE project_id = ${projectId} AND issue_number = ${number} AND created_at >= ${since}::timestamptz
      AND kind = ANY(${ISSUE_STATE_EVENT_KIND_INDEXES}::int[]) ORDER BY sequence DESC`.execute(db);
  return rows;
}
