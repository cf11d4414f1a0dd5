/**
 * From a query to its exact count, facets, sections and any page of it: the one interface behind
 * which plain SQL (the reference) and faster forms answer alike.
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

/** Ties are broken by number, descending. Issues without the key (never closed) come last. */
export interface Order {
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

/** What a list is of. `viewerId` is who `@me` is. */
export interface ListRequest {
  projectId: number;
  query: string;
  /** Absent: RELEVANCE where the query has words, else UPDATED_AT, descending. */
  order: Order | null;
  groupBy: GroupBy | null;
  /** A snapshot token of an earlier answer. */
  snapshot: string | null;
  viewerId: number | null;
  /**
   * The ids of all projects that the viewer may read: asked where a query leads beyond its project. Absent: no
   * other one.
   */
  readable?: () => Promise<readonly number[]>;
}

/** Connection arguments, validated here: `first` xor `last`, 1 to PAGE_MAX; else WinnowError. */
export interface PageArguments {
  first: number | null;
  after: string | null;
  last: number | null;
  before: string | null;
  offset: number | null;
}

export interface Page {
  /** Issue numbers, in order, each with its cursor. */
  rows: { number: number; cursor: string }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export interface Section {
  key: string;
  label: string;
  count: number;
}

export interface FacetValue {
  /** What the query takes after the colon, quoted if need be. */
  key: string;
  label: string;
  count: number;
  selection: 'NONE' | 'INCLUDED' | 'EXCLUDED';
}

export interface Facet {
  field: FacetField;
  /** What is selected first, then by count, then by label. */
  values: FacetValue[];
  distinct: number;
  none: number;
}

/** One list, opened: every part of it is computed on demand and at most once. */
export interface IssueList {
  problems(): Promise<QueryProblem[]>;
  page(page: PageArguments): Promise<Page>;
  totalCount(): Promise<number>;
  /** The numbers of all its issues, in rising order. */
  numbers(): Promise<Int32Array>;
  facets(fields: readonly FacetField[], top: number): Promise<Facet[]>;
  sections(): Promise<Section[]>;
  groups(): Promise<Section[]>;
  /** Pins the list as it is now: pages asked with the same token neither repeat nor skip a row. */
  snapshot(): Promise<string>;
  /** The project's version that the answer reflects. */
  version(): Promise<string>;
}

export interface Search {
  list(request: ListRequest): IssueList;
  /** All values of one facet whose label has `matching` in it, most frequent first. */
  facetValues(
    request: ListRequest,
    field: FacetField,
    matching: string | null,
    page: { first: number; offset: number },
  ): Promise<{ values: FacetValue[]; total: number }>;
}
