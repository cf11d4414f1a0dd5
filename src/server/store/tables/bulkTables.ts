/** The tables of bulk operations, as types for Kysely. */
import type { ColumnType, Generated } from 'kysely';
import type { JsonColumn, NullableTimestampColumn } from './columnTypes';

/** A label or milestone that a bulk operation deletes when it has removed it from all issues. */
export interface BulkDeletion {
  kind: 'label' | 'milestone';
  id: number;
  /** Id of the label that the operation adds to the issues instead. */
  mergedInto?: number;
}

/** A bulk edit, or the undo of a bulk edit. */
export interface BulkOperationTableSchema {
  project_id: number;
  /** Number of the bulk operation, counted from 1 within the project. */
  number: number;
  actor_id: number | null;
  state: number;
  query: string | null;
  /** The changes that a bulk operation applies to each issue, or null for the undo of another operation. */
  change: JsonColumn;
  /** The comment that a bulk operation adds to each issue. */
  comment: string | null;
  matched: Generated<number>;
  changed: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  /** Number of the bulk operation that this one undoes; null for a bulk edit. */
  undo_of: number | null;
  created_at: Generated<Date>;
  started_at: NullableTimestampColumn;
  ended_at: NullableTimestampColumn;
  /** The error message of a failed bulk operation. */
  message: string | null;
  /** A label or milestone to delete at the end. */
  deletes: ColumnType<BulkDeletion | null, string | null | undefined, never>;
  /** Number of matching issues that have been stored so far, in `bulk_selection` or `bulk_item`. */
  frozen: Generated<number>;
  /** Id of the server that runs the bulk operation. */
  runner: string | null;
  /** Last heartbeat of the server that runs the bulk operation. */
  beat_at: NullableTimestampColumn;
}

/** Issues that a bulk edit is to change. They get rows in `bulk_item` when they are processed, in ascending order. */
export interface BulkSelectionTableSchema {
  project_id: number;
  operation: number;
  /** The largest of the numbers. */
  last_number: number;
  /** Up to BULK_SELECTION_ROW_ISSUES_MAX issue numbers, in ascending order. */
  numbers: number[];
}

/**
 * An issue of a bulk operation, and the operation's result for it. Issues of a preview have a row as soon as the result is
 * predicted, all others when they have been processed.
 */
export interface BulkOperationItemTableSchema {
  project_id: number;
  operation: number;
  number: number;
  /** The version before the bulk operation changed it. */
  version: number | null;
  outcome: number;
  /** Error code of an issue that a bulk operation could not change (src/shared/errors.ts). */
  code: string | null;
  /** Error message of an issue that a bulk operation could not change. */
  message: string | null;
}
