/**
 * The interface of the search: from a query to its exact count, facets, sections and pages. It is implemented
 * in SQL and with in-memory columns.
 */
import type { QueryProblem } from '../../../shared/query/ast';
import type { FilterTermSelection } from '../../../shared/query/terms';
import type { IssueRow } from '../../store/read/issues';

export const ISSUE_ORDER_FIELDS = [
  'CREATED_AT',
  'UPDATED_AT',
  'CLOSED_AT',
  'NUMBER',
  'PRIORITY',
  'COMMENTS',
  'VOTES',
  'RELEVANCE',
  'DUE',
  'TITLE',
  'STATE',
  'ASSIGNEE',
] as const;
export type IssueOrderField = (typeof ISSUE_ORDER_FIELDS)[number];

/**
 * A sort order of a list. Issues with equal sort keys are sorted by number, descending. Issues without a sort
 * key (never closed, without a due date or without an assignee) come last in both directions.
 *
 * TITLE compares the UTF-8 bytes of titles, with A to Z as a to z: the only order without case that PostgreSQL,
 * whatever its locale, and the columns compute identically. STATE sorts by the position in the workflow,
 * ASSIGNEE by the login of the first assignee.
 */
export interface RequestedListSortOrder {
  field: IssueOrderField;
  direction: 'ASC' | 'DESC';
}

export const ISSUE_GROUP_BY_FIELDS = [
  'STATE',
  'TYPE',
  'PRIORITY',
  'ASSIGNEE',
  'MILESTONE',
  'LABEL_SCOPE',
  'MONTH',
] as const;
export type IssueGroupByField = (typeof ISSUE_GROUP_BY_FIELDS)[number];

export interface IssueGroupBy {
  field: IssueGroupByField;
  labelScope: string | null;
}

export const ISSUE_FACET_FIELDS = [
  'STATE',
  'CATEGORY',
  'TYPE',
  'PRIORITY',
  'ASSIGNEE',
  'AUTHOR',
  'LABEL',
  'MILESTONE',
] as const;
export type IssueFacetField = (typeof ISSUE_FACET_FIELDS)[number];

/** Returns the rank of a facet value by its label, lower first, or null if the value is left out. */
export type FacetLabelRanking = (label: string) => number | null;

/** The definition of an issue list: its query, sort order, groups and viewer. */
export interface IssueListRequest {
  projectId: number;
  query: string;
  /** Null means RELEVANCE for a query with words and UPDATED_AT for any other, both descending. */
  order: RequestedListSortOrder | null;
  groupBy: IssueGroupBy | null;
  /** Token of a snapshot, from an earlier request for the same list. Null: the current list. */
  snapshot: string | null;
  /** Id of the user that `@me` stands for. Null if nobody is signed in. */
  viewerId: number | null;
  /**
   * The project's version when the request began: the results belong to this version or a later one. Without it, the
   * list reads the version.
   */
  version?: number;
  /**
   * Reads the ids of all projects that the viewer may read. It is called only if the query refers to other
   * projects. Without it, the viewer may read no other project.
   */
  readable?: () => Promise<readonly number[]>;
}

/**
 * Connection arguments of a page. The list validates them: exactly one of `first` and `last` must be set,
 * from 1 to GRAPHQL_CONNECTION_PAGE_SIZE_MAX.
 */
export interface IssueListPageArguments {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
  offset: number | null;
}

export interface IssueListPage {
  /** The rows of the page in list order: issue numbers with their cursors. */
  rows: { number: number; cursor: string }[];
  /**
   * The issues of the rows, without deleted ones, as they are at the version of the list or a later one. Absent if the
   * search does not have them in memory.
   */
  issues?: IssueRow[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export interface IssueListSection {
  key: string;
  label: string;
  count: number;
}

export interface FacetValue {
  /** The facet value as it is written after the colon of a query filter, quoted if necessary. */
  key: string;
  label: string;
  count: number;
  selection: FilterTermSelection;
}

export interface IssueFacet {
  field: IssueFacetField;
  /** The values of the facet: selected ones first, then by number of issues, then by label. */
  values: FacetValue[];
  distinct: number;
  none: number;
  /** Use of the filter `no:` for the facet's field in the query. */
  noneSelection: FilterTermSelection;
}

/**
 * An issue list. Each of its parts (page, count, facets, sections) is computed when it is first requested.
 */
export interface IssueList {
  readQueryProblems(): Promise<QueryProblem[]>;
  readIssuePage(page: IssueListPageArguments): Promise<IssueListPage>;
  readTotalIssueCount(): Promise<number>;
  /** Returns the numbers of all issues of the list, in ascending order. */
  readIssueNumbers(): Promise<Int32Array>;
  /** Returns the rank of an issue in the list, from 0, or null if the issue is not in the list. */
  readIssueRank(number: number): Promise<number | null>;
  readFacets(fields: readonly IssueFacetField[], top: number): Promise<IssueFacet[]>;
  readListSections(): Promise<IssueListSection[]>;
  readGroupSections(): Promise<IssueListSection[]>;
  /**
   * Returns a token of the list's current state. Pages that are requested with this token neither repeat nor
   * skip a row, even if issues change.
   */
  createListSnapshotToken(): Promise<string>;
  /** Returns the project version to which the results of the list belong. */
  readProjectVersion(): Promise<string>;
}

/** A project with the version at which it is searched. */
export interface SearchedProject {
  id: number;
  version: number;
}

export interface IssueSearch {
  list(request: IssueListRequest): IssueList;
  /**
   * Returns the ids of the projects in which issues are assigned to a user, in one step for all projects. The result contains
   * all of them, and possibly others.
   * @param state the state of the issues
   */
  findProjectsWithAssignedIssues(
    userId: number,
    projects: readonly SearchedProject[],
    state: 'open' | 'any',
  ): Promise<ReadonlySet<number>>;
  /**
   * Reads issues of a project from memory, at the project's version or a later one. Leaves out deleted ones. Returns null if
   * the project is not in memory.
   */
  readIssuesInMemory(project: SearchedProject, numbers: readonly number[]): Promise<IssueRow[] | null>;
  /**
   * Returns a page of the facet values that issues of the list have: by rank if there is a ranking, then most
   * frequent first.
   */
  readFacetValues(
    request: IssueListRequest,
    field: IssueFacetField,
    ranking: FacetLabelRanking | null,
    page: { first: number; offset: number },
  ): Promise<{ values: FacetValue[]; total: number }>;
}
