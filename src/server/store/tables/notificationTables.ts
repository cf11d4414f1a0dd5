/** The tables of notifications and watch levels, as types for Kysely. */
import type { ColumnType, Generated } from 'kysely';
import type { Int8Column, NullableTimestampColumn, TimestampColumn } from './columnTypes';

/** One notification per person and issue, or per person and bulk operation. */
export interface NotificationTableSchema {
  id: Generated<number>;
  project_id: number;
  /** The notified person. */
  user_id: number;
  /** Number of the issue; 0 for a bulk operation. */
  issue_number: number;
  /** Number of the bulk operation; 0 for an issue. */
  bulk_number: number;
  /**
   * An index of NOTIFICATION_REASONS: the strongest reason among the unread events. Keeps its value when the notification is
   * marked as read.
   */
  reason: number;
  /** An index of NOTIFICATION_STATES. A notification whose snooze has expired counts as unread. */
  state: number;
  /** Id of the user who caused the newest event; null for a reminder, or if unknown. */
  actor_id: number | null;
  /** Number of unread events. Keeps its value when the notification is marked as read, and restarts with the next event. */
  event_count: number;
  /** Kinds of the unread events: bit n stands for index n of NOTIFICATION_KINDS. 0: unknown, from before this column. */
  kinds: Generated<number>;
  /** Number of unread comments, without those that mention the person. */
  comment_count: Generated<number>;
  /** When the oldest unread event happened; null: unknown. */
  first_event_at: NullableTimestampColumn;
  /** When the person last marked the notification as read or done, before the unread events; null if they never did. */
  seen_at: NullableTimestampColumn;
  /**
   * Identifies the update of all matching notifications that set the state, so that it can be undone. Null: another change
   * set the state, or it was undone.
   */
  undo_token: ColumnType<string | null, string | null | undefined, string | null>;
  /** State before the update with `undo_token`. The next column is the snooze before it. */
  previous_state: ColumnType<number | null, number | null | undefined, number | null>;
  previous_snoozed_until: NullableTimestampColumn;
  /** Sequence of the newest event in its project; for a reminder, that of the last event before it. */
  event_sequence: Int8Column;
  /** Version of the person's inbox in which the newest event was added; 0: from before this column. */
  event_version: Generated<Int8Column>;
  /**
   * Version of the inbox in which the notification became unread: `event_version`, or a later one in which a snooze
   * expired.
   */
  unread_version: Generated<Int8Column>;
  /** When the newest event happened, or when the snooze expired, if that was later. */
  updated_at: TimestampColumn;
  /** When the snooze expires; null: it lasts until the next event, or the notification is not snoozed. */
  snoozed_until: NullableTimestampColumn;
  /** When the row was last written. */
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
}

/**
 * The number of notifications of a person by project, state and reason. Every statement that writes notifications also
 * changes these counts, so that the counts of an inbox of any size take a few rows.
 */
export interface NotificationCountTableSchema {
  project_id: number;
  user_id: number;
  state: number;
  reason: number;
  count: number;
}

/** The version of a person's inbox: the number of changes since the first one. No row: 0. */
export interface InboxVersionTableSchema {
  user_id: number;
  version: Int8Column;
}

/** How far the events of a project have been turned into notifications. */
export interface NotificationCursorTableSchema {
  project_id: number;
  /** All events up to this sequence have been processed into notifications. */
  sequence: Int8Column;
  /** Sequence of the last event of the batch that is being processed; null between batches. */
  batch_end: Int8Column | null;
  /** In the current batch, all recipients up to this user id have their notifications. */
  last_user_id: number;
}

/** A range of events of which nobody is notified, because they were imported. Removed once the cursor has passed it. */
export interface NotificationSkipTableSchema {
  project_id: number;
  first_sequence: Int8Column;
  last_sequence: Int8Column;
}

/** The reminder of an issue's due date, so that each date is notified once. */
export interface DueReminderTableSchema {
  project_id: number;
  number: number;
  /** The due date, 0:00 UTC. */
  due_on: TimestampColumn;
  /** All recipients up to this user id have been notified; null: all recipients have been. */
  last_user_id: number | null;
}

/** Issues that a person has muted. */
export interface MutedIssueTableSchema {
  project_id: number;
  user_id: number;
  number: number;
}

/** The watch level of a person in a project, if it is not PARTICIPATING. */
export interface ProjectWatchTableSchema {
  project_id: number;
  user_id: number;
  /** An index of WATCH_LEVELS. */
  level: number;
}
