/** What the thread of the columns is asked, and answers. */
import type { FacetField, OrderField, Section } from '../Search';
import type { PackedRows } from './data/IssueRows';
import type { Filter } from './filter';
import type { PackedTies } from './readTies';

/** What can change of an issue, but for its ties; times in microseconds, -Infinity: never. */
export interface AmendedRow {
  number: number;
  state: number;
  type: number;
  priority: number;
  /** 0: none. */
  milestone: number;
  parent: number;
  comments: number;
  votes: number;
  updated: number;
  closed: number;
  due: number;
  labels: number[];
  assignees: number[];
}

/** How the rows of a list are grouped; `order`: the ids of the groups as they are shown. */
export type GroupPlan =
  | { by: 'state' | 'type' | 'priority' | 'milestone' | 'assignee' }
  /** The labels of a scope: an issue is of the first that it has. */
  | { by: 'labels'; ids: number[] }
  | { by: 'month'; column: 'created' | 'updated' | 'closed' };

/** A list, ready to be worked out. */
export interface ListPlan {
  projectId: number;
  /** What the list is of: the same key, the same list. */
  key: string;
  filter: Filter;
  field: OrderField;
  ascending: boolean;
  /** For RELEVANCE: the sets of issues whose titles have each of the words. */
  words: Filter[];
  groups: { plan: GroupPlan; order: number[] } | null;
}

/** Where a page starts: a row's place in its list. */
export interface Place {
  group: number | null;
  hits: number;
  key: number | null;
  number: number;
}

export interface PageAsk {
  /** A number alone: where that issue stands now. */
  from: Place | { number: number } | null;
  backward: boolean;
  size: number;
  offset: number;
}

export interface FacetAsk {
  field: FacetField;
  /** The query's filter as the facet sees it. */
  filter: Filter;
}

/** Parts of a list; what is absent is not worked out. */
export interface ListAsk {
  page?: PageAsk;
  /** The list as it was pinned at this version. */
  pinned?: number;
  count?: boolean;
  /** The numbers of all issues, in rising order. */
  numbers?: boolean;
  sections?: boolean;
  /** Pins the list as it is now. */
  pin?: boolean;
  /** These are asked for next, and the sets that they need must be there. */
  facets?: FacetAsk[];
  /** How many rows each group has; needs no order of the groups. */
  groupCounts?: GroupPlan;
}

export interface FacetCount {
  /** Ids and counts by turns, of those that any issue has. */
  counts: Int32Array;
  none: number;
}

export interface ListAnswer {
  /** The version of the project that this is of. */
  version: number;
  /** Null: the list was pinned once and is forgotten. */
  page?: { rows: Place[]; hasNextPage: boolean; hasPreviousPage: boolean } | 'no such row';
  count?: number;
  numbers?: Int32Array;
  sections?: Section[];
  groupCounts?: [number | null, number][];
}

/** Issues that filters name by key, as the store had them at this version. */
export interface GivenSets {
  version: number;
  sets: { key: string; numbers: Int32Array }[];
}

export type ColumnsRequest =
  | { kind: 'open'; projectId: number }
  /** Rows of issues that are new, or have changed, up to this version, and numbers of those that are gone. */
  | { kind: 'apply'; projectId: number; packs: PackedRows[]; gone: number[]; version: number }
  /** The same of issues whose ties are as they were. */
  | { kind: 'amend'; projectId: number; rows: AmendedRow[]; version: number }
  /** Some of all ties, once all issues are there; null: that was all. */
  | { kind: 'tie'; projectId: number; packed: PackedTies | null }
  /** Makes an order ready before it is asked for. */
  | { kind: 'sort'; projectId: number; field: OrderField }
  | { kind: 'ask'; plan: ListPlan; ask: ListAsk; given: GivenSets | null }
  /** The facets of the question before, of the same version: rows need not wait for them. */
  | { kind: 'facets'; projectId: number; facets: FacetAsk[] }
  | { kind: 'measure' };

export type ColumnsOutcome =
  | { answer: ListAnswer }
  | { facets: FacetCount[] }
  /** These sets must be given with the question, of this version. */
  | { missing: readonly string[]; version: number }
  /** The pinned list is forgotten. */
  | { forgotten: true; version: number }
  | { measured: { projects: Record<number, number>; lists: number } }
  | { done: true };
