/**
 * The search interface: takes a query and returns its exact count, facets, sections and any page. The SQL
 * search and the in-memory columns implement it.
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

/** A sort order. Ties are broken by number, descending. Issues without the key (never closed) come last. */
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
  /** Null stands for RELEVANCE if the query has words, otherwise for UPDATED_AT; both descending. */
  order: RequestedSortOrder | null;
  groupBy: GroupBy | null;
  /** A snapshot token of an earlier list. */
  snapshot: string | null;
  /** The user that `@me` stands for. Null: nobody is signed in. */
  viewerId: number | null;
  /**
   * Reads the ids of all projects that the viewer may read. Called only if the query refers to other
   * projects. Absent: the viewer may read no other project.
   */
  readable?: () => Promise<readonly number[]>;
}

/** Connection arguments. The list validates them: exactly one of `first` and `last`, from 1 to PAGE_SIZE_MAX. */
export interface PageArguments {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
  offset: number | null;
}

export interface IssuePage {
  /** Issue numbers, in order, each with its cursor. */
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
  /** The value as written after the colon of a filter, quoted if necessary. */
  key: string;
  label: string;
  count: number;
  selection: 'NONE' | 'INCLUDED' | 'EXCLUDED';
}

export interface Facet {
  field: FacetField;
  /** Selected values first, then by count, then by label. */
  values: FacetValue[];
  distinct: number;
  none: number;
}

/** An issue list. Each part (page, count, facets, sections) is computed on demand, at most once. */
export interface IssueList {
  readQueryProblems(): Promise<QueryProblem[]>;
  readPage(page: PageArguments): Promise<IssuePage>;
  readTotalCount(): Promise<number>;
  /** The numbers of all issues of the list, ascending. */
  readIssueNumbers(): Promise<Int32Array>;
  readFacets(fields: readonly FacetField[], top: number): Promise<Facet[]>;
  readSections(): Promise<IssueListSection[]>;
  readGroupSections(): Promise<IssueListSection[]>;
  /**
   * Returns a token for the current state of the list: pages requested with it neither repeat nor skip a row.
   */
  createSnapshot(): Promise<string>;
  /** The project version of the list. */
  readProjectVersion(): Promise<string>;
}

export interface Search {
  list(request: ListRequest): IssueList;
  /** A page of a facet's values whose label contains `matching`, most frequent first. */
  facetValues(
    request: ListRequest,
    field: FacetField,
    matching: string | null,
    page: { first: number; offset: number },
  ): Promise<{ values: FacetValue[]; total: number }>;
}
