/** The tables of saved views, as types for Kysely. */
import type { ColumnType } from 'kysely';
import type { NullableTimestampColumn, TimestampColumn } from './columnTypes';

/** A named issue list. */
export interface SavedViewTableSchema {
  /** The project of the list; ALL_PROJECTS_ID: the list over all projects. */
  project_id: number;
  /** Number of the saved view in its project, or among the saved views over all projects. */
  id: number;
  /** The user who saved the view. */
  owner_id: number;
  /**
   * Identifier of the saved view in URLs, unique among those with the same `project_id`. Renaming the saved view does
   * not change it.
   */
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
   * Whether the saved view is shared: with everyone who can read the project, or with all signed-in users if it spans
   * all projects. Otherwise only its owner sees it.
   */
  shared: boolean;
  created_at: TimestampColumn;
  /** When the saved view was deleted. It can be restored until the row is removed. */
  deleted_at: NullableTimestampColumn;
}

/** The order of a project's saved views and the default one, of one person or of the project. */
export interface SavedViewSettingsTableSchema {
  /** The project of the saved views; ALL_PROJECTS_ID: the list over all projects, which has no default. */
  project_id: number;
  /** Id of the person; 0: the project's own settings, for people without settings of their own. */
  user_id: number;
  /** The default saved view, which may have been deleted; null: none is set. */
  default_view_id: number | null;
  /** Ids of saved views in the order of the sidebar. Unlisted ones follow, sorted by name. */
  view_ids: ColumnType<number[], number[], number[]>;
}
