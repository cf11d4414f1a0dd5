/** Facets: for each value of a field, how many issues of a list have it. */
import type { FieldOptions } from '../../../shared/fields/FieldDefinition';
import { FIELDS, getFieldDefinition, listFieldsWith } from '../../../shared/fields/fields';
import { STATE_CATEGORIES } from '../../../shared/issue';
import type { SearchQueryAndNode, ParsedSearchQuery } from '../../../shared/query/ast';
import type { FilterField } from '../../../shared/query/fields';
import { sortByNameMatch } from '../../../shared/nameMatch';
import { quoteFilterValue } from '../../../shared/query/quote';
import {
  type FilterTermSelection,
  createFilterTermSelector,
  findTopLevelFilterTerms,
  getFilterTermSelection,
  removeTopLevelFilterTerms,
} from '../../../shared/query/terms';
import { findFieldByGraphQLName } from '../fields/searchFields';
import type { ProjectCatalog, IdAndName } from './catalog';
import { capitalize, compareTextByCodeUnits } from './compareNamesThenIds';
import type { NameResolver } from './NameResolver';
import type { PreparedIssueListRequest } from './PreparedIssueListRequest';
import type { FacetLabelRanking, IssueFacetField, FacetValue } from './IssueSearch';

interface FacetFieldFilter {
  /** The query filter that selects a value of the facet. */
  filter: FilterField;
  /** Whether an issue has at most one value of the facet's field. */
  isSingle: boolean;
}

const FILTER_BY_FACET_FIELD = Object.fromEntries([
  ...listFieldsWith('facet').map((field) => {
    const { name, graphql } = FIELDS[field];
    return [graphql, { filter: name, isSingle: !getFieldDefinition(field).many }] as const;
  }),
  ['CATEGORY', { filter: 'category', isSingle: true }],
  ['PROJECT', { filter: 'project', isSingle: true }],
]) as Record<IssueFacetField, FacetFieldFilter>;

export interface FacetCounts {
  /** The values of the facet: selected ones first, then by number of issues, then by label. */
  values: FacetValue[];
  /** Number of distinct values of the facet. */
  distinct: number;
  /** Number of issues without a value of the facet's field. */
  none: number;
  /** Use of the filter `no:` for the facet's field in the query. */
  noneSelection: FilterTermSelection;
}

/**
 * Returns the query whose matches a facet counts. For a field with one value per issue, it is the list's
 * query without its own filters on that field, so that the other values can be chosen, too.
 */
export function getFacetQuery({ root }: ParsedSearchQuery, field: IssueFacetField): SearchQueryAndNode {
  const { isSingle, filter } = FILTER_BY_FACET_FIELD[field];
  return isSingle ? removeTopLevelFilterTerms(root, filter) : root;
}

/** Numbers of issues of a list by the ids of a facet's values, before the values are named. */
export interface FacetValueCounts {
  /** Number of issues by value id; for CATEGORY and PROJECT, by state id. */
  countsById: ReadonlyMap<number, number>;
  /** Number of issues without a value. */
  none: number;
}

/** Returns how the query uses the filter `no:` for the facet's field. */
export const getFacetNoneSelection = (
  { root }: ParsedSearchQuery,
  field: IssueFacetField,
): FilterTermSelection => getFilterTermSelection(root, 'no', FILTER_BY_FACET_FIELD[field].filter);

/** Builds a facet from counts of issues. */
export async function buildFacetCounts(
  names: NameResolver,
  { catalog, parsed }: Pick<PreparedIssueListRequest, 'catalog' | 'parsed'>,
  field: IssueFacetField,
  { countsById, none }: FacetValueCounts,
): Promise<FacetCounts> {
  const { named, counts } = await nameFacetValues(names, catalog, field, countsById);
  const getSelection = createFacetValueSelector(parsed, field);
  const values = named.map(({ id, name, key }): FacetValue => ({
    key,
    label: name,
    count: counts.get(id) ?? 0,
    selection: getSelection(key),
  }));
  // A selected value is shown even if no issue has it: otherwise, the user could not deselect it.
  const shown = values.filter(({ count, selection }) => count > 0 || selection !== 'NONE');
  const noneSelection = getFacetNoneSelection(parsed, field);
  return { values: shown.sort(compareFacetValues), distinct: counts.size, none, noneSelection };
}

/** Returns the function that says how the query uses a facet value, by the value's key. */
export const createFacetValueSelector = ({ root }: ParsedSearchQuery, field: IssueFacetField) =>
  createFilterTermSelector(root, FILTER_BY_FACET_FIELD[field].filter);

/** Whether the query has filters of the facet's field that every issue must satisfy. */
export const isFilteredByFacetField = ({ root }: ParsedSearchQuery, field: IssueFacetField): boolean =>
  findTopLevelFilterTerms(root, FILTER_BY_FACET_FIELD[field].filter).length > 0;

/** Returns the values that a facet may show, and the number of issues by value id. */
export async function nameFacetValues(
  names: NameResolver,
  catalog: ProjectCatalog,
  field: IssueFacetField,
  countsById: ReadonlyMap<number, number>,
): Promise<{ named: readonly NamedFacetValue[]; counts: ReadonlyMap<number, number> }> {
  const counts = sumCountsOfStates(field, countsById, catalog);
  return { named: await readNamedFacetValues(names, field, catalog, [...counts.keys()]), counts };
}

/** Returns a page of the facet values with issues: by rank if there is a ranking, then most frequent first. */
export function selectFacetValuesPage<Value extends FacetValue>(
  values: readonly Value[],
  ranking: FacetLabelRanking | null,
  { first, offset }: { first: number; offset: number },
): { values: Value[]; total: number } {
  const byCount = values.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  const found = ranking ? sortByNameMatch(byCount, ({ label }) => ranking(label)) : byCount;
  return { values: found.slice(offset, offset + first), total: found.length };
}

/** Adds up the counts of states for the fields whose values have several states. */
function sumCountsOfStates(
  field: IssueFacetField,
  countsById: ReadonlyMap<number, number>,
  { states, projectId }: ProjectCatalog,
): ReadonlyMap<number, number> {
  if (field !== 'CATEGORY' && field !== 'PROJECT') return countsById;
  const counts = new Map<number, number>();
  for (const { id, category } of states) {
    const count = countsById.get(id);
    const value = field === 'CATEGORY' ? category : projectId;
    if (count) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  return counts;
}

export interface NamedFacetValue extends IdAndName {
  /** The value as it is written in a query, quoted if necessary. */
  key: string;
  /** Key in lower case. Values of several projects with the same lower-case key are merged. */
  keyInLowerCase: string;
}

/** Caches the facet values of each list of names, because a project can have thousands of labels. */
const namedValues = new WeakMap<readonly IdAndName[], NamedFacetValue[]>();

function toNamedFacetValues(list: readonly IdAndName[]): NamedFacetValue[] {
  let values = namedValues.get(list);
  if (!values) namedValues.set(list, (values = list.map(toNamedFacetValue)));
  return values;
}

const toNamedFacetValue = ({ id, name }: IdAndName): NamedFacetValue => {
  const key = quoteFilterValue(name);
  return { id, name, key, keyInLowerCase: key.toLowerCase() };
};

/**
 * Returns the names of all values that the facet may show: the values of the project's catalog or, for
 * people, those with a count.
 */
async function readNamedFacetValues(
  names: NameResolver,
  field: IssueFacetField,
  catalog: ProjectCatalog,
  countedIds: readonly number[],
): Promise<readonly NamedFacetValue[]> {
  if (field === 'PROJECT') return [toNamedFacetValue({ id: catalog.projectId, name: catalog.projectKey })];
  const enumValues = ENUM_VALUES.get(field);
  if (enumValues) return enumValues;
  switch (getFieldDefinition(findFieldByGraphQLName(field)!).kind) {
    case 'STATE':
      return toNamedFacetValues(catalog.states);
    case 'LABEL':
      return toNamedFacetValues(catalog.labels);
    case 'MILESTONE':
      return toNamedFacetValues(catalog.milestones);
    default:
      return (await names.getUserLogins(countedIds)).map(toNamedFacetValue);
  }
}

const toEnumFacetValue = (value: string, id: number): NamedFacetValue => ({
  id,
  key: value,
  keyInLowerCase: value.toLowerCase(),
  name: capitalize(value),
});

/** The facet values of each enum, without a first value that means "no value", such as the priority `none`. */
const ENUM_VALUES: ReadonlyMap<string, NamedFacetValue[]> = new Map([
  ['CATEGORY', STATE_CATEGORIES.map(toEnumFacetValue)],
  ...listFieldsWith('options').map((field): [string, NamedFacetValue[]] => {
    const { values, hasNone }: FieldOptions = FIELDS[field].options;
    return [FIELDS[field].graphql, values.map(toEnumFacetValue).slice(hasNone ? 1 : 0)];
  }),
]);

export function compareFacetValues(a: FacetValue, b: FacetValue): number {
  const selected = Number(b.selection !== 'NONE') - Number(a.selection !== 'NONE');
  return (
    selected ||
    b.count - a.count ||
    compareTextByCodeUnits(a.label, b.label) ||
    compareTextByCodeUnits(a.key, b.key)
  );
}
