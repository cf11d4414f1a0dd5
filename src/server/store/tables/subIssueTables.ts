/** Tables of sub-issues: their order below their parent, and the progress of the tree below an issue. */
import type { Int8Column } from './columnTypes';

/**
 * Position of a sub-issue among the sub-issues of a parent. The row stays when the issue gets another parent, so that it
 * returns to its position when this parent is restored; only rows with the issue's current parent count.
 */
export interface SubIssuePositionTableSchema {
  project_id: number;
  parent_number: number;
  number: number;
  /** Ascending; ties are ordered by number. Neighbors are usually SUB_ISSUE_POSITION_GAP apart. */
  position: Int8Column;
}

/** Number of issues in the tree below an issue, at all levels. Issues that never had a sub-issue have no row. */
export interface SubIssueProgressTableSchema {
  project_id: number;
  number: number;
  total: number;
  closed: number;
  /** The project's version in which the numbers last changed. */
  version: Int8Column;
}
