/**
 * The interface of the search: from a query to its exact count, facets, sections and pages. It is implemented
 * in SQL and with in-memory columns.
 */
import {
  FIELDS,
  type FieldNameInGraphQL,
  type FieldWith,
  getFieldDefinition,
  listFieldsWith,
} from '../../../shared/fields/fields';
import type { ParsedSearchQuery, QueryProblem } from '../../../shared/query/ast';
import type { FilterTermSelection } from '../../../shared/query/terms';
import type { IssueRow } from '../../store/read/issues';
import type { IssueVisibility } from '../../store/read/issueVisibility';
import type { FacetValueCounts } from './facets';
import type { IssueListPosition } from './ListSortOrder';
import type { NestedIssueNumbersPage } from './NestedIssues';
import type { ValidIssueListPageArguments } from './pageArguments';
import type { PreparedIssueListRequest } from './PreparedIssueListRequest';

export type IssueOrderField = FieldNameInGraphQL<FieldWith<'sort'>> | 'RELEVANCE';
export const ISSUE_ORDER_FIELDS: readonly IssueOrderField[] = [
  ...listFieldsWith('sort').map((field) => FIELDS[field].graphql),
  'RELEVANCE',
];

/** Sort orders of lists over several projects. The keys of the others are not comparable between projects. */
export const MERGED_ISSUE_ORDER_FIELDS: readonly IssueOrderField[] = [
  ...listFieldsWith('sort')
    .filter((field) => !getFieldDefinition(field).sort!.inOneProject)
    .map((field) => FIELDS[field].graphql),
  'RELEVANCE',
];

/**
 * A sort order of a list. Issues with equal sort keys are sorted by number, descending. Issues without a sort
 * key (never closed, without a due date or without an assignee) come last in both directions.
 *
 * TITLE compares the UTF-8 bytes of titles, with A–Z treated as a–z: the only case-insensitive order that PostgreSQL,
 * whatever its locale, and the columns compute identically. STATE sorts by the position in the workflow,
 * ASSIGNEE by the login of the first assignee.
 */
export interface RequestedListSortOrder {
  field: IssueOrderField;
  direction: 'ASC' | 'DESC';
}

export type IssueGroupByField = FieldNameInGraphQL<FieldWith<'group'>> | 'LABEL_SCOPE' | 'MONTH' | 'PROJECT';
export const ISSUE_GROUP_BY_FIELDS: readonly IssueGroupByField[] = [
  ...listFieldsWith('group').map((field) => FIELDS[field].graphql),
  'LABEL_SCOPE',
  'MONTH',
  'PROJECT',
];

export interface IssueGroupBy {
  field: IssueGroupByField;
  labelScope: string | null;
}

/** CATEGORY and PROJECT are not fields of an issue: they follow from its state and its list. */
export type IssueFacetField = FieldNameInGraphQL<FieldWith<'facet'>> | 'CATEGORY' | 'PROJECT';
export const ISSUE_FACET_FIELDS: readonly IssueFacetField[] = [
  ...listFieldsWith('facet').map((field) => FIELDS[field].graphql),
  'CATEGORY',
  'PROJECT',
];

/** Returns the rank of a facet value by its label, lower first, or null if the value is left out. */
export type FacetLabelRanking = (label: string) => number | null;

/** A project that the viewer may read, with the issues of it that they may see. */
export interface ReadableProject {
  id: number;
  visibility: IssueVisibility;
}

/** The definition of an issue list: its query, sort order, groups and viewer. */
export interface IssueListRequest {
  projectId: number;
  /** The issues that the viewer may see: the list, its counts and facets are those of a project without the others. */
  visibility: IssueVisibility;
  query: string;
  /** Null means RELEVANCE for a query with words and UPDATED_AT for any other, both descending. */
  order: RequestedListSortOrder | null;
  groupBy: IssueGroupBy | null;
  /**
   * Whether the list shows trees: an issue whose parent is in the list, too, is nested below it, and pages, ranks,
   * sections and groups contain only issues at the top level. Counts and facets are those of all issues.
   */
  trees?: boolean;
  /** Whether the list leaves out snoozed issues, as triage does. */
  withoutSnoozed?: boolean;
  /** The list has only issues with higher numbers than this one. Null or undefined: all issues. */
  afterNumber?: number | null;
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
   * Reads all projects that the viewer may read. It is called only if the query refers to other projects. Without it,
   * the viewer may read no other project.
   */
  readable?: () => Promise<readonly ReadableProject[]>;
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
  /** In a list with trees: number of direct sub-issues of each row in the list. */
  subIssueCounts?: number[];
  /**
   * The issues of the rows, without deleted ones, as they are at the version of the list or a later one. Absent if the
   * search does not have them in memory.
   */
  issues?: IssueRow[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** The arguments of a page of sub-issues, validated like those of other pages. */
export type SubIssuePageArguments = Pick<ValidIssueListPageArguments, 'size' | 'offset'>;

/** A page of the direct sub-issues of an issue that are in the list, in the order that users have given them. */
export interface SubIssuePage extends NestedIssueNumbersPage {
  /** The issues of the page, as in IssueListPage. */
  issues?: IssueRow[];
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

/** The counts of a facet in one list, with the request that names its values. */
export interface PreparedFacetValueCounts extends FacetValueCounts {
  prepared: PreparedIssueListRequest;
}

export interface RowsAtRanks {
  /**
   * The current positions of the rows, in the order of the ranks. Null for ranks after the end of the list, and for
   * issues that were deleted after the snapshot of the list.
   */
  positions: (IssueListPosition | null)[];
  /** The issues of the rows, if they were requested and are in memory. */
  issues?: IssueRow[];
}

/**
 * An issue list. Each of its parts (page, count, facets, sections) is computed when it is first requested.
 */
export interface IssueList {
  /** Whether the issues of the list are in memory. A snapshot of it then costs no more than its first page. */
  readonly isInMemory: boolean;
  readQueryProblems(): Promise<QueryProblem[]>;
  readIssuePage(page: IssueListPageArguments): Promise<IssueListPage>;
  readTotalIssueCount(): Promise<number>;
  /** Returns the number of issues at the top level: all issues, unless the list shows trees. */
  readTopLevelIssueCount(): Promise<number>;
  /** Returns a page of the direct sub-issues of an issue that are in the list. Empty unless the list shows trees. */
  readSubIssuePage(parent: number, page: SubIssuePageArguments): Promise<SubIssuePage>;
  /** Returns the numbers of all issues of the list, in ascending order. */
  readIssueNumbers(): Promise<Int32Array>;
  /** Returns the rank of an issue in the list, from 0, or null if the issue is not in the list. */
  readIssueRank(number: number): Promise<number | null>;
  /** Returns the given issues that match the query now, in the same order, regardless of the snapshot. */
  filterIssueNumbers(numbers: readonly number[]): Promise<number[]>;
  readFacets(fields: readonly IssueFacetField[], top: number): Promise<IssueFacet[]>;
  /** Counts the values of facets without naming them, so that the counts of several lists can be added up. */
  readFacetValueCounts(fields: readonly IssueFacetField[]): Promise<PreparedFacetValueCounts[]>;
  /**
   * Reads the rows at ranks of the list, from 0, so that several lists can be merged.
   * @param withIssues whether to return the issues, too, if the search has them in memory
   */
  readRowsAtRanks(ranks: readonly number[], withIssues: boolean): Promise<RowsAtRanks>;
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

/** A request that counts the issues of several queries in one project. Without a version, the current one is read. */
export type IssueCountsRequest = Pick<
  IssueListRequest,
  'projectId' | 'visibility' | 'viewerId' | 'version' | 'readable'
>;

/** A project with the version at which it is searched. */
export interface SearchedProject {
  id: number;
  version: number;
}

/** A project whose list is merged with those of others. */
export interface MergedProject extends SearchedProject {
  key: string;
  /** The issues that the viewer may see. */
  visibleIssues: IssueVisibility;
  /** The highest number that an issue of the project has had. */
  issue_counter: number;
}

/** The definition of one list over several projects, all of which the viewer may read. */
export interface MergedIssueListRequest extends Omit<
  IssueListRequest,
  'projectId' | 'visibility' | 'version'
> {
  projects: readonly MergedProject[];
}

export interface MergedIssueListPageArguments {
  first: number;
  after: string | null;
  /** Number of rows to skip after the cursor, or from the start of the list. */
  offset: number;
}

export interface MergedIssueListPage {
  rows: { projectId: number; number: number; cursor: string }[];
  /** Issues of the rows that the search has in memory. */
  issues: IssueRow[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

/** A value of a facet of several projects: their values with the same key, ignoring case. */
export interface MergedFacetValue extends FacetValue {
  /** The project in which most issues have the value. */
  projectId: number;
}

export interface MergedIssueFacet extends Omit<IssueFacet, 'values'> {
  values: MergedFacetValue[];
}

/** A group of several projects: their groups with the same key, ignoring case. */
export interface MergedGroupSection extends IssueListSection {
  /** The project with most issues in the group. */
  projectId: number;
}

/**
 * The issues of several projects in one list. Issues with equal sort keys are sorted by the key of their project, and
 * then by number, descending. Names in the query, such as labels, are looked up in each project.
 */
export interface MergedIssueList {
  /** Returns the problems that the query has in all projects: a name is valid if at least one of them has it. */
  readQueryProblems(): Promise<QueryProblem[]>;
  readIssuePage(page: MergedIssueListPageArguments): Promise<MergedIssueListPage>;
  readTotalIssueCount(): Promise<number>;
  /** Returns the rank of an issue in the list, from 0, or null if the issue is not in the list. */
  readIssueRank(projectId: number, number: number): Promise<number | null>;
  readFacets(fields: readonly IssueFacetField[], top: number): Promise<MergedIssueFacet[]>;
  /** Returns a page of the facet values that issues of the list have, as `IssueSearch.readFacetValues` does. */
  readFacetValues(
    field: IssueFacetField,
    ranking: FacetLabelRanking | null,
    page: { first: number; offset: number },
  ): Promise<{ values: MergedFacetValue[]; total: number }>;
  readListSections(): Promise<IssueListSection[]>;
  readGroupSections(): Promise<MergedGroupSection[]>;
  /**
   * Returns a token of the list's current state. Pages that are requested with this token neither repeat nor skip a
   * row, even if issues change. The projects of the list are those of the token.
   */
  createListSnapshotToken(): Promise<string>;
  /** Returns the versions of all projects to which the results belong. */
  readVersions(): Promise<string>;
}

export interface IssueSearch {
  list(request: IssueListRequest): IssueList;
  /** Returns one list of the issues of several projects. */
  listMerged(request: MergedIssueListRequest): MergedIssueList;
  /**
   * Counts the issues of several queries in one project, together. Returns the counts in the order of the queries.
   */
  readIssueCounts(request: IssueCountsRequest, queries: readonly ParsedSearchQuery[]): Promise<number[]>;
  /**
   * Returns the ids of the projects in which issues are assigned to a user, in one step for all projects. The result
   * contains all of them, and possibly others, such as those in which the viewer may see none of these issues.
   * @param state the state of the issues
   */
  findProjectsWithAssignedIssues(
    userId: number,
    projects: readonly SearchedProject[],
    state: 'open' | 'any',
  ): Promise<ReadonlySet<number>>;
  /**
   * Reads issues of a project from memory, at the project's version or a later one. Leaves out deleted ones, but not
   * those that the viewer may not see. Returns null if the project is not in memory.
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
