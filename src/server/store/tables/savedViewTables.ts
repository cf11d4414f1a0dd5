/** The tables of saved views, as types for Kysely. */
import type { ColumnType } from 'kysely';
import type { NullableTimestampColumn, TimestampColumn } from './columnTypes';

/** A named issue list. */
export interface SavedViewTableSchema {
  /** The project of the list; ALL_PROJECTS_ID: the list over all projects. */
  project_id: number;
  /** Number of the view in its project, or among the views over all projects. */
  id: number;
  /** The user who saved the view. */
  owner_id: number;
  /** Identifier of the view in URLs, unique among the views with the same `project_id`. Renaming the view does not change it. */
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
  /** Columns of the list in order (see issueColumns.ts); empty: the default ones. */
  list_columns: ColumnType<string[], string[] | undefined, string[]>;
  /** Density of the rows: one of LIST_DENSITIES; null: that of the viewer's browser. */
  density: string | null;
  /** Whether matching sub-issues are nested below their parents. */
  trees: ColumnType<boolean, boolean | undefined, boolean>;
  /**
   * Whether the view is shared: with everybody who can read the project, or with all signed-in users if it spans all
   * projects. Otherwise only its owner sees it.
   */
  shared: boolean;
  created_at: TimestampColumn;
  /** When the view was deleted. It can be restored until the row is removed. */
  deleted_at: NullableTimestampColumn;
}

/** The order of a project's views and the default view, of one person or of the project. */
export interface SavedViewSettingsTableSchema {
  /** The project of the views; ALL_PROJECTS_ID: the list over all projects, which has no default view. */
  project_id: number;
  /** The person; 0: the project's own settings, for everybody without their own. */
  user_id: number;
  /** The default view, which may have been deleted; null: none is set. */
  default_view_id: number | null;
  /** Ids of views in the order of the sidebar. Unlisted views follow, sorted by name. */
  view_ids: ColumnType<number[], number[], number[]>;
}
