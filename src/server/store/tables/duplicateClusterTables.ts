/** The tables of clusters of likely duplicates, as types for Kysely. All of them are derived from issues. */
import type { Generated } from 'kysely';
import type { Int8Column, NullableTimestampColumn } from './columnTypes';

/** The search for clusters in a project. A project without a row has never been searched. */
export interface DuplicateSearchTableSchema {
  project_id: number;
  /** An index of DUPLICATE_SEARCH_STATES. */
  state: number;
  issues_done: number;
  issues_total: number;
  /** The pairs of the issues up to this number are stored; a search that was interrupted continues after it. */
  last_number: number;
  /** The clusters contain the changes of the project up to this version, except changes of texts. */
  version: Int8Column;
  /** Up to this version of the project, issues with changed texts have been compared again. */
  text_version: Generated<Int8Column>;
  /** The clusters are formed from the pairs of this generation. */
  generation: Generated<number>;
  /** Generation in which the last search stores its pairs. It equals `generation` once all issues have been compared. */
  found_generation: Generated<number>;
  /** The project version when the search started. */
  found_version: Generated<Int8Column>;
  /** Id of the server that runs the search, or updates the clusters. */
  runner: string | null;
  /** Last heartbeat of the server that runs the search. */
  beat_at: NullableTimestampColumn;
  ended_at: NullableTimestampColumn;
}

/** Two issues that are likely duplicates. Scores are in ten-thousandths. */
export interface DuplicatePairTableSchema {
  project_id: number;
  /**
   * The number of the search that the pair belongs to. Only pairs of the generations in `duplicate_search` are used.
   */
  generation: Generated<number>;
  number: number;
  /** Higher than `number`. */
  other_number: number;
  score: number;
  /** What both issues have in common, in words. */
  reasons: string[];
}

/** A cluster of likely duplicates. */
export interface DuplicateClusterTableSchema {
  project_id: number;
  /** The lowest issue number of the cluster when it was created. */
  number: number;
  /** The highest score of a member, in ten-thousandths. */
  strength: number;
  /** Number of open issues when the cluster was last updated. Pages of clusters count them again. */
  open_count: number;
  /** Whether there was something to merge when the cluster was last updated. Pages of clusters check it again. */
  is_unsettled: boolean;
}

/** An issue of a cluster. An issue is in at most one cluster. */
export interface DuplicateClusterMemberTableSchema {
  project_id: number;
  cluster: number;
  number: number;
  /** The score of the issue's strongest pair in the cluster, in ten-thousandths. */
  score: number;
  reasons: string[];
}
