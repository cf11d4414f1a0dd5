/**
 * The interface of the search: from a query to its exact count, facets, sections and pages. It is implemented
 * in SQL and with in-memory columns.
 */
import type { QueryProblem } from '../../../shared/query/ast';

export const ORDER_FIELDS = [
  'CREATED_AT',
  'UPDATED_AT',
  'CLOSED_AT',
  'NUMBER',
  'PRIORITY',
  'COMMENTS',
  'VOTES',
  'RELEVANCE',
] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/**
 * A sort order of a list. Issues with equal sort keys are sorted by number, descending. Issues without a sort
 * key, which were never closed, come last.
 */
export interface RequestedSortOrder {
  field: OrderField;
  direction: 'ASC' | 'DESC';
}

export const GROUP_FIELDS = [
  'STATE',
  'TYPE',
  'PRIORITY',
  'ASSIGNEE',
  'MILESTONE',
  'LABEL_SCOPE',
  'MONTH',
] as const;
export type GroupField = (typeof GROUP_FIELDS)[number];

export interface GroupBy {
  field: GroupField;
  labelScope: string | null;
}

export const FACET_FIELDS = [
  'STATE',
  'CATEGORY',
  'TYPE',
  'PRIORITY',
  'ASSIGNEE',
  'AUTHOR',
  'LABEL',
  'MILESTONE',
] as const;
export type FacetField = (typeof FACET_FIELDS)[number];

/** The definition of an issue list: its query, sort order, groups and viewer. */
export interface ListRequest {
  projectId: number;
  query: string;
  /** Null means RELEVANCE for a query with words and UPDATED_AT for any other, both descending. */
  order: RequestedSortOrder | null;
  groupBy: GroupBy | null;
  /** Token of a snapshot, from an earlier request for the same list. Null: the current list. */
  snapshot: string | null;
  /** Id of the user that `@me` stands for. Null if nobody is signed in. */
  viewerId: number | null;
  /**
   * Reads the ids of all projects that the viewer may read. It is called only if the query refers to other
   * projects. Without it, the viewer may read no other project.
   */
  readable?: () => Promise<readonly number[]>;
}

/**
 * Connection arguments of a page. The list validates them: exactly one of `first` and `last` must be set,
 * from 1 to PAGE_SIZE_MAX.
 */
export interface PageArguments {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
  offset: number | null;
}

export interface IssuePage {
  /** The rows of the page in list order: issue numbers with their cursors. */
  rows: { number: number; cursor: string }[];
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
  selection: 'NONE' | 'INCLUDED' | 'EXCLUDED';
}

export interface Facet {
  field: FacetField;
  /** The values of the facet: selected ones first, then by number of issues, then by label. */
  values: FacetValue[];
  distinct: number;
  none: number;
}

/**
 * An issue list. Each of its parts (page, count, facets, sections) is computed when it is first requested.
 */
export interface IssueList {
  readQueryProblems(): Promise<QueryProblem[]>;
  readPage(page: PageArguments): Promise<IssuePage>;
  readTotalCount(): Promise<number>;
  /** Returns the numbers of all issues of the list, in ascending order. */
  readIssueNumbers(): Promise<Int32Array>;
  readFacets(fields: readonly FacetField[], top: number): Promise<Facet[]>;
  readSections(): Promise<IssueListSection[]>;
  readGroupSections(): Promise<IssueListSection[]>;
  /**
   * Returns a token of the list's current state. Pages that are requested with this token neither repeat nor
   * skip a row, even if issues change.
   */
  createSnapshot(): Promise<string>;
  /** Returns the project version to which the results of the list belong. */
  readProjectVersion(): Promise<string>;
}

export interface Search {
  list(request: ListRequest): IssueList;
  /** Returns a page of the facet values whose label contains `matching`, most frequent first. */
  facetValues(
    request: ListRequest,
    field: FacetField,
    matching: string | null,
    page: { first: number; offset: number },
  ): Promise<{ values: FacetValue[]; total: number }>;
}
