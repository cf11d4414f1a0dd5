/** The requests and results of the columns' thread. */
import type { ListPosition } from '../../list/ListSortOrder';
import type { FacetField, OrderField, IssueListSection } from '../../list/Search';
import type { Filter } from './Filter';
import type { PackedRows } from './IssueRows';

/**
 * Pairs of an issue number and a relation (see relations.ts), 4 bytes each, as PostgreSQL sends them in
 * binary.
 */
export interface PackedRelations {
  numbers: Uint8Array;
  relations: Uint8Array;
}

/**
 * The fields of an issue that can change, without its relations (comments, links). Times are in microseconds;
 * -Infinity means no time.
 */
export interface UpdatedRow {
  number: number;
  state: number;
  type: number;
  priority: number;
  /** Id of the milestone; 0 means none. */
  milestone: number;
  /** Number of the parent issue; 0 means none. */
  parent: number;
  comments: number;
  votes: number;
  updated: number;
  closed: number;
  due: number;
  labels: number[];
  assignees: number[];
}

/** What the rows of a list are grouped by. */
export type GroupingKey =
  | { by: 'state' | 'type' | 'priority' | 'milestone' | 'assignee' }
  /** Group by the labels of a scope: an issue belongs to the first of these labels that it has. */
  | { by: 'labels'; ids: number[] }
  | { by: 'month'; column: 'created' | 'updated' | 'closed' };

/** The definition of an issue list: its filter, sort order and groups. */
export interface CompiledListRequest {
  projectId: number;
  /** Identifies the list. Equal keys mean equal lists. */
  key: string;
  filter: Filter;
  field: OrderField;
  ascending: boolean;
  /** For RELEVANCE: a filter per word that matches the issues with the word in their title. */
  words: Filter[];
  /** `order`: the ids of the groups in display order. */
  groups: { plan: GroupingKey; order: number[] } | null;
}

export interface PageRequest {
  /**
   * Start after this position, or after the current position of this issue. Null: start at the first row, or
   * at the last one if `backward`.
   */
  from: ListPosition | { number: number } | null;
  backward: boolean;
  size: number;
  offset: number;
}

export interface FacetRequest {
  field: FacetField;
  /** The filter of the issues that the facet counts. */
  filter: Filter;
}

/** The requested parts of an issue list. */
export interface ListPartsRequest {
  page?: PageRequest;
  /** Answer from the snapshot of the list that was kept at this project version. */
  pinned?: number;
  count?: boolean;
  /** The numbers of all issues of the list, ascending. */
  numbers?: boolean;
  sections?: boolean;
  /** Keep the current list as a snapshot. */
  pin?: boolean;
  /**
   * Facets that the next request counts. The sets of issue numbers to which their filters refer must be
   * supplied with this request.
   */
  facets?: FacetRequest[];
  /** The number of rows per group. Does not need the display order of the groups. */
  groupCounts?: GroupingKey;
}

export interface PackedFacetCounts {
  /** Alternating value ids and issue counts, for the values that any issue of the project has. */
  counts: Int32Array;
  none: number;
}

export interface ListPartsResult {
  /** The project version of the answer. */
  version: number;
  page?: { rows: ListPosition[]; hasNextPage: boolean; hasPreviousPage: boolean } | 'no such row';
  count?: number;
  numbers?: Int32Array;
  sections?: IssueListSection[];
  groupCounts?: [number | null, number][];
}

/**
 * Sets of issue numbers that SQL or the word index found at this project version. Filters refer to them by
 * key.
 */
export interface SuppliedIssueSets {
  version: number;
  sets: { key: string; numbers: Int32Array }[];
}

export type ColumnStoreRequest =
  | { kind: 'open'; projectId: number }
  /** Rows of new and changed issues and numbers of deleted issues, up to this version. */
  | { kind: 'apply'; projectId: number; packs: PackedRows[]; gone: number[]; version: number }
  /** Changed rows of existing issues whose relations have not changed. */
  | { kind: 'update'; projectId: number; rows: UpdatedRow[]; version: number }
  /**
   * A part of all issue relations (comments, links), sent after all rows when a project is first loaded.
   * Null: there are no more.
   */
  | { kind: 'relate'; projectId: number; packed: PackedRelations | null }
  /** Computes a sort order before a list in this order is requested. */
  | { kind: 'sort'; projectId: number; field: OrderField }
  | { kind: 'list'; plan: CompiledListRequest; parts: ListPartsRequest; supplied: SuppliedIssueSets | null }
  /**
   * Counts the facets of the list request just before, at the same project version. A separate request, so
   * that the rows are answered first.
   */
  | { kind: 'facets'; projectId: number; facets: FacetRequest[] }
  | { kind: 'measure' };

export type ColumnStoreResult =
  | { answer: ListPartsResult }
  | { facets: PackedFacetCounts[] }
  /**
   * The list request must be sent again with these sets of issue numbers, read at this project version or a
   * later one.
   */
  | { missing: readonly string[]; version: number }
  /** The snapshot of the list is no longer available. */
  | { expired: true; version: number }
  | { measured: { projects: Record<number, number>; lists: number } }
  | { done: true };
