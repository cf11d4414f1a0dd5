/** The tables of saved views, as types for Kysely. */
import type { ColumnType } from 'kysely';
import type { NullableTimestampColumn, TimestampColumn } from './columnTypes';

/** A named issue list. */
export interface SavedViewTableSchema {
  project_id: number;
  /** Number of the view in its project. */
  id: number;
  /** The user who saved the view. */
  owner_id: number;
  /** Part of the view's address, unique in the project. It stays the same when the view is renamed. */
  slug: string;
  name: string;
  query: string;
  /** Sort key of the list: one of ISSUE_ORDER_FIELDS; null: the default order of the query. */
  order_field: string | null;
  /** Whether the list is sorted in descending order. */
  descending: boolean;
  /** Grouping of the list: one of ISSUE_GROUP_BY_FIELDS; null: not grouped. */
  group_field: string | null;
  /** Label scope by which the list is grouped; null for other groupings. */
  label_scope: string | null;
  /** Whether everybody who can read the project sees the view, and not only its owner. */
  shared: boolean;
  created_at: TimestampColumn;
  /** When the view was deleted. It can be restored until the row is removed. */
  deleted_at: NullableTimestampColumn;
}

/** The order of a project's views and the default view, of one person or of the project. */
export interface SavedViewSettingsTableSchema {
  project_id: number;
  /** The person; 0: the project itself, for everybody who has set nothing. */
  user_id: number;
  /** The view that opens with the project. Null: none is set. It may have been deleted. */
  default_view_id: number | null;
  /** Ids of views in the order of the sidebar. Views that are not listed follow by name. */
  view_ids: ColumnType<number[], number[], number[]>;
}
