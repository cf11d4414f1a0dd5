import { sql } from 'kysely';

/** An event of an issue, as it is read for the undo of a change. */
export interface StoredIssueEvent {
  sequence: number;
  issue_number: number;
  kind: number;
  before: Readonly<Record<string, string | number | null>> | null;
  after: Readonly<Record<string, string | number | null>> | null;
  comment_id: number | null;
  actor_id: number | null;
  created_at: Date;
}

/** The columns of a StoredIssueEvent, for a statement that selects them from the table `event`. */
export const STORED_ISSUE_EVENT_COLUMNS = sql`
  sequence, issue_number, kind::int, before, after, comment_id, actor_id, created_at`;
