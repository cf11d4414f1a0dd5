/** Tables of the triage queue. */
import type { ColumnType } from 'kysely';
import type { Int8Column, NullableTimestampColumn, TimestampColumn } from './columnTypes';

/**
 * The right of a user to decide about an issue of the triage queue. It ends at `held_until`, the row can stay longer.
 */
export interface TriageLeaseTableSchema {
  project_id: number;
  number: number;
  user_id: number;
  /** Orders the leases of a user: the issue that was leased first is decided first. */
  taken_at: TimestampColumn;
  held_until: TimestampColumn;
}

/** An issue that has left the triage queue for some time. Without a row, the issue is not snoozed. */
export interface TriageSnoozeTableSchema {
  project_id: number;
  number: number;
  /** Who snoozed the issue. */
  user_id: number | null;
  snoozed_at: TimestampColumn;
  /** When the snooze ends. Null: only a comment ends it. */
  until: NullableTimestampColumn;
  /** Whether a comment of another user ends the snooze. */
  until_comment: boolean;
}

/** A decision about an issue of the triage queue, so that it can be undone and counted. */
export interface TriageDecisionTableSchema {
  project_id: number;
  number: number;
  user_id: number;
  /** Index in TRIAGE_DECISION_KINDS. */
  kind: number;
  decided_at: TimestampColumn;
  /** The events of the decision: all events of the issue from the first to the last sequence. */
  first_sequence: Int8Column;
  last_sequence: Int8Column;
  /** Version of the issue after the decision; 0 for decisions of servers that did not store it. */
  issue_version: ColumnType<number, number | undefined, number>;
}

/** Triage settings of a project. Without a row, and for null values, the defaults apply. */
export interface TriageSettingsTableSchema {
  project_id: number;
  /** Markdown text with placeholders for requests for information. */
  information_template: string | null;
  /** Label that requests for information add; 0: none. */
  information_label_id: number | null;
}
