/** The requests and results of the columns' thread. */
import type {
  UpdatableColumnName,
  IdListColumnName,
  NumberColumnName,
  TimeColumnName,
} from '../../fields/searchFields';
import type { IssueListPosition } from '../../list/ListSortOrder';
import type { NestedIssueNumbersPage } from '../../list/NestedIssues';
import type {
  IssueFacetField,
  IssueOrderField,
  IssueListSection,
  SearchedProject,
} from '../../list/IssueSearch';
import type { ColumnFilter } from './ColumnFilter';
import type { IndexFileOrigin } from '../../indexing/files/indexFileFormat';
import type { ListedIssues } from './ListedIssues';
import type { PackedIssueRows } from './PackedIssueRowReader';

/**
 * Relations of issues: pairs of an issue number and an encoded relation (see relations.ts). Both are packed
 * as integers of 4 bytes, as PostgreSQL sends them in binary.
 */
export interface PackedIssueRelations {
  numbers: Uint8Array;
  relations: Uint8Array;
}

/**
 * Fields of an issue that can change, except its title and its relations (comments, links). Times are in microseconds
 * since 1970; -Infinity means no time. 0 means no milestone, parent or user.
 */
export type UpdatedIssueRow = { number: number } & Pick<ColumnValues, UpdatableColumnName>;

/** The values of an issue in memory. */
type ColumnValues = Record<NumberColumnName | TimeColumnName, number> & Record<IdListColumnName, number[]>;

/** The field by which the rows of a list are grouped. */
export type IssueGroupingKey =
  | { by: 'field'; column: NumberColumnName | IdListColumnName }
  /** Group by the labels of a scope: an issue belongs to the first of these labels that the issue has. */
  | { by: 'labels'; ids: number[] }
  | { by: 'month'; column: TimeColumnName }
  /** One group with all issues of the project. */
  | { by: 'project'; id: number };

/** The definition of an issue list: its filter, sort order and groups. */
export interface CompiledIssueListRequest {
  projectId: number;
  /** Identifies the list. Lists with equal keys are equal. */
  key: string;
  filter: ColumnFilter;
  field: IssueOrderField;
  ascending: boolean;
  /**
   * One filter per query word, which matches the issues with the word in their title. Used only by RELEVANCE.
   */
  words: ColumnFilter[];
  /**
   * Ids of the states or assignees in ascending order, by which STATE and ASSIGNEE sort. Null for other sort orders.
   */
  sortIds: number[] | null;
  /** How the list is grouped. `order` contains the ids of the groups in display order. */
  groups: { plan: IssueGroupingKey; order: number[] } | null;
  /** Whether issues are nested below their parents, so that ranks contain only those at the top level. */
  trees: boolean;
}

export interface IssuePageRequest {
  /**
   * The page starts after this position, or after the current position of this issue. Null: it starts at the
   * first row, or at the last one if `backward`.
   */
  from: IssueListPosition | { number: number } | null;
  backward: boolean;
  size: number;
  offset: number;
}

export interface FacetRequest {
  field: IssueFacetField;
  /** Selects the issues that the facet counts. */
  filter: ColumnFilter;
}

export interface IssueListPartsRequest {
  page?: IssuePageRequest;
  /**
   * Project version of a snapshot. The request is answered from that snapshot instead of the current list.
   */
  pinned?: number;
  count?: boolean;
  /** Filters whose matching issues are counted. They may only refer to issue sets that the list's filter refers to. */
  counts?: ColumnFilter[] | undefined;
  /** Whether to count the issues at the top level. */
  topLevelCount?: boolean;
  /**
   * A page of the sub-issues of an issue. `order` contains all its sub-issues in order, and possibly others, at the
   * project version `orderVersion`.
   */
  subIssues?: { parent: number; order: Int32Array; orderVersion: number; size: number; offset: number };
  /** Whether to return the numbers of all issues of the list, ascending. */
  numbers?: boolean;
  /** Number of the issue whose rank to return. */
  rankOf?: number;
  /** Numbers of issues. The result contains the numbers whose issues match the filter now. */
  filtered?: number[];
  /** Ranks whose rows to return, and whether to return their issues, too. */
  rowsAt?: { ranks: number[]; withIssues: boolean };
  sections?: boolean;
  /** Whether to cache the current list as a snapshot. */
  pin?: boolean;
  /**
   * The facets that the next request will count. Issue sets that their filters refer to must already be
   * supplied with this request.
   */
  facets?: FacetRequest[];
  /**
   * The field by which to count the rows of the list. The display order of the groups is not needed for this.
   */
  groupCounts?: IssueGroupingKey;
}

export interface PackedFacetCounts {
  /**
   * The facet's counts: value ids and numbers of issues, alternating, for all values that any issue of the
   * project has.
   */
  counts: Int32Array;
  none: number;
}

export interface IssueListPageResult {
  rows: IssueListPosition[];
  /** Current versions of the rows' issues, even if the page belongs to a snapshot. Deleted issues are omitted. */
  issues: ListedIssues;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** In a list with trees: number of direct sub-issues of each row in the list. */
  subIssueCounts: number[] | undefined;
}

export interface IssueListPartsResult {
  /** The project version to which the result belongs. */
  version: number;
  page?: IssueListPageResult | 'no such row';
  count?: number;
  /** The numbers of issues of the filters `counts`. */
  counts?: number[];
  topLevelCount?: number;
  subIssues?: NestedIssueNumbersPage & { issues: ListedIssues };
  numbers?: Int32Array;
  /** Rank of the issue `rankOf`, from 0. Null: it is not in the list. */
  rank?: number | null;
  filtered?: number[];
  /** The positions of the rows at the ranks `rowsAt`; null after the end of the list and for deleted issues. */
  rowsAt?: { positions: (IssueListPosition | null)[]; issues: ListedIssues | undefined };
  sections?: IssueListSection[];
  groupCounts?: [number | null, number][];
}

/** The sets of issues that the filters of a list request refer to, by key. */
export interface SuppliedIssueNumberSets {
  /** The project version of the columns when they process the request. */
  version: number;
  sets: SuppliedIssueNumberSet[];
}

/** A set of issues that SQL or the word index has found for a `supplied` filter. */
export interface SuppliedIssueNumberSet {
  key: string;
  /** Null: the thread has the set from an earlier request, and it is still right. */
  numbers: Int32Array<ArrayBuffer> | null;
  dependsOn: IssueNumberSetDependency;
}

/** The changes that can invalidate a set. Until then, the set is also used for later project versions. */
export type IssueNumberSetDependency = 'texts' | 'anything';

export type ColumnStoreRequest =
  /**
   * Reads the files of the folder, up to `issuesMax` issues together, before it is known which of them are needed.
   * `open` then uses them.
   */
  | { kind: 'preload'; issuesMax: number }
  /** Frees the memory of preloaded files that no `open` has used. */
  | { kind: 'endPreload' }
  /** Opens the columns of a project from its file. Without a usable file, the columns are empty. */
  | { kind: 'open'; projectId: number; database: string; schema: string }
  /** Empties the columns of a project and deletes its file, which turned out to be outdated. */
  | { kind: 'clear'; projectId: number }
  /** Writes the columns of a project to its file, unless they are at another version. */
  | { kind: 'save'; origin: IndexFileOrigin }
  /** Frees the memory of a deleted project, and deletes its file. */
  | { kind: 'close'; projectId: number }
  /**
   * Rows of new and changed issues, and numbers of deleted issues. Afterwards the columns are at `version`. If text was
   * purged, the file of the project, which may contain it, is deleted.
   */
  | {
      kind: 'apply';
      projectId: number;
      packs: PackedIssueRows[];
      gone: number[];
      version: number;
      isPurge: boolean;
      /**
       * Whether titles, descriptions or comments of these issues may have changed. Must be true if any issue is new or
       * deleted.
       */
      haveTextsChanged: boolean;
    }
  /** Rows of existing issues that have changed, except for their titles and relations. */
  | { kind: 'update'; projectId: number; rows: UpdatedIssueRow[]; version: number }
  /**
   * A part of all issue relations (comments, links), sent after all rows when a project is first loaded. Null
   * follows the last part.
   */
  | { kind: 'relate'; projectId: number; packed: PackedIssueRelations | null }
  /** Computes a sort order in advance, before a list in this order is requested. */
  | { kind: 'sort'; projectId: number; field: IssueOrderField }
  /**
   * Finds the projects in which issues, or open issues, are assigned to a user. Includes projects whose columns are
   * older than the given version.
   */
  | { kind: 'assigned'; userId: number; projects: SearchedProject[]; state: 'open' | 'any' }
  | {
      kind: 'list';
      plan: CompiledIssueListRequest;
      parts: IssueListPartsRequest;
      supplied: SuppliedIssueNumberSets;
    }
  /**
   * Counts the facets of the list request that was sent just before, at the same project version. It is a
   * separate request, so that the rows are sent before the facets are counted.
   */
  | { kind: 'facets'; projectId: number; facets: FacetRequest[] }
  /** Reads issues by their numbers, in any order. */
  | { kind: 'issues'; projectId: number; numbers: readonly number[] }
  | { kind: 'measure' };

export type ColumnStoreResult =
  | { answer: IssueListPartsResult }
  | { facets: PackedFacetCounts[] }
  | { issues: ListedIssues }
  /** The snapshot that the list request refers to is no longer available. */
  | { expired: true; version: number }
  /**
   * The file that was opened: its project version, history hash and number of issues. Null: there was no usable file.
   */
  | { opened: { version: number; historyHash: string; issueCount: number } | null }
  /** Whether a file was written. It is not if the project changes meanwhile. */
  | { saved: boolean }
  /** Ids of the projects that were found. */
  | { assigned: number[] }
  | { measured: { projects: Record<number, number>; lists: number } }
  | { done: true };
