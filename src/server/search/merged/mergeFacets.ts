/** The facets of a merged list: values of the projects with the same key, ignoring case, are one value. */
import { FIELDS, listFieldsWith } from '../../../shared/fields/fields';
import {
  compareFacetValues,
  createFacetValueSelector,
  getFacetNoneSelection,
  isFilteredByFacetField,
  type NamedFacetValue,
  nameFacetValues,
} from '../list/facets';
import type {
  IssueFacetField,
  MergedFacetValue,
  MergedIssueFacet,
  PreparedFacetValueCounts,
} from '../list/IssueSearch';
import type { NameResolver } from '../list/NameResolver';
import type { ParsedSearchQuery } from '../../../shared/query/ast';

/** A facet value that one or more projects have, with its numbers of issues. */
interface CountedValue {
  /** The value as spelled and colored in the project with the most issues that have it. */
  value: NamedFacetValue;
  projectId: number;
  /** Number of issues with the value in the project `projectId`. */
  highestCount: number;
  /** Number of issues with the value in all projects. */
  count: number;
}

/**
 * Merges a facet of several projects.
 * @param counted the counts of each project
 * @param top maximum number of values
 */
export async function mergeFacetOfProjects(
  names: NameResolver,
  parsed: ParsedSearchQuery,
  field: IssueFacetField,
  counted: readonly PreparedFacetValueCounts[],
  top: number,
): Promise<MergedIssueFacet> {
  const merged = await mergeValuesByKey(
    names,
    field,
    IDS_OF_ALL_PROJECTS.has(field) ? addUpCounts(counted) : counted,
    // A selected value is shown even if no issue has it.
    isFilteredByFacetField(parsed, field),
  );
  const getSelection = createFacetValueSelector(parsed, field);
  const values = merged
    .map(({ value: { key, name }, projectId, count }): MergedFacetValue => {
      return { key, label: name, count, selection: getSelection(key), projectId };
    })
    .filter(({ count, selection }) => count > 0 || selection !== 'NONE')
    .sort(compareFacetValues);
  return {
    field,
    values: values.slice(0, top),
    distinct: values.filter(({ count }) => count > 0).length,
    none: counted.reduce((sum, { none }) => sum + none, 0),
    noneSelection: getFacetNoneSelection(parsed, field),
  };
}

/**
 * Fields whose value ids mean the same in all projects. Their counts are added up
 * before the values are named, so that each of possibly thousands of people is named only once.
 */
const IDS_OF_ALL_PROJECTS: ReadonlySet<IssueFacetField> = new Set(
  listFieldsWith('facet')
    .filter((field) => ['PERSON', 'ENUM'].includes(FIELDS[field].kind))
    .map((field) => FIELDS[field].graphql),
);

function addUpCounts(counted: readonly PreparedFacetValueCounts[]): PreparedFacetValueCounts[] {
  const [first] = counted;
  if (!first) return [];
  const sums = new Map<number, number>();
  for (const { countsById } of counted) {
    for (const [id, count] of countsById) sums.set(id, (sums.get(id) ?? 0) + count);
  }
  const none = counted.reduce((sum, counts) => sum + counts.none, 0);
  return [{ prepared: first.prepared, countsById: sums, none }];
}

async function mergeValuesByKey(
  names: NameResolver,
  field: IssueFacetField,
  counted: readonly PreparedFacetValueCounts[],
  includesUncounted: boolean,
): Promise<CountedValue[]> {
  const merged = new Map<string, CountedValue>();
  for (const { prepared, countsById } of counted) {
    const { catalog } = prepared;
    const { named, counts } = await nameFacetValues(names, catalog, field, countsById);
    for (const value of named) {
      const count = counts.get(value.id) ?? 0;
      if (count === 0 && !includesUncounted) continue;
      const known = merged.get(value.keyInLowerCase);
      if (!known) {
        const { projectId } = catalog;
        merged.set(value.keyInLowerCase, { value, projectId, highestCount: count, count });
        continue;
      }
      known.count += count;
      if (count > known.highestCount)
        Object.assign(known, { value, projectId: catalog.projectId, highestCount: count });
    }
  }
  return [...merged.values()];
}
