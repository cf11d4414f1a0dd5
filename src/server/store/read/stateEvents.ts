/** Reads the events that the undo of a state change needs. */
import { type Kysely, sql } from 'kysely';
import { EVENT_KINDS } from '../../../shared/issue';
import type { Tables } from '../tables/Tables';
import type { StoredEvent } from './bulkEvents';
import type { IssueKey } from './issues';

export interface StateEvent extends StoredEvent {
  created_at: Date;
}

const STATE_EVENT_KINDS = (['state_changed', 'linked', 'unlinked'] as const).map((kind) =>
  EVENT_KINDS.indexOf(kind),
);

/**
 * Returns the changes of an issue's state and links since a time, newest first. Served by the index
 * event_issue.
 */
export async function readStateEvents(
  db: Kysely<Tables>,
  { projectId, number }: IssueKey,
  since: Date,
): Promise<StateEvent[]> {
  const { rows } = await sql<StateEvent>`
    SELECT sequence, issue_number, kind::int, before, after, comment_id, actor_id, created_at FROM event
    WHERE project_id = ${projectId} AND issue_number = ${number} AND created_at >= ${since}::timestamptz
      AND kind = ANY(${STATE_EVENT_KINDS}::int[]) ORDER BY sequence DESC`.execute(db);
  return rows;
}
