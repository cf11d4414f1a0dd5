/** The facets of a merged list: values of the projects with the same key, ignoring case, are one value. */
import {
  buildFacetCounts,
  compareFacetValues,
  createFacetWithoutValues,
  type FacetCounts,
} from '../list/facets';
import type {
  IssueFacetField,
  MergedFacetValue,
  MergedIssueFacet,
  PreparedFacetValueCounts,
} from '../list/IssueSearch';
import type { NameResolver } from '../list/NameResolver';
import type { ParsedSearchQuery } from '../../../shared/query/ast';

interface ProjectFacet extends FacetCounts {
  projectId: number;
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
  const facets = await Promise.all(
    (IDS_OF_ALL_PROJECTS.has(field) ? addUpCounts(counted) : counted).map(
      async ({ prepared, ...counts }): Promise<ProjectFacet> => ({
        ...(await buildFacetCounts(names, prepared, field, counts)),
        projectId: prepared.catalog.projectId,
      }),
    ),
  );
  const values = mergeValuesByKey(facets);
  const { noneSelection } = facets[0] ?? createFacetWithoutValues(parsed, field);
  return {
    field,
    values: values.sort(compareFacetValues).slice(0, top),
    distinct: values.filter(({ count }) => count > 0).length,
    none: facets.reduce((sum, { none }) => sum + none, 0),
    noneSelection,
  };
}

/**
 * Fields whose value ids mean the same in all projects. Their counts are added up
 * before the values are named, so that each of possibly thousands of people is named only once.
 */
const IDS_OF_ALL_PROJECTS: ReadonlySet<IssueFacetField> = new Set(['AUTHOR', 'ASSIGNEE', 'TYPE', 'PRIORITY']);

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

function mergeValuesByKey(facets: readonly ProjectFacet[]): MergedFacetValue[] {
  const merged = new Map<string, MergedFacetValue & { highestCount: number }>();
  for (const { projectId, values } of facets) {
    for (const value of values) {
      const key = value.key.toLowerCase();
      const known = merged.get(key);
      if (!known) {
        merged.set(key, { ...value, projectId, highestCount: value.count });
        continue;
      }
      const count = known.count + value.count;
      // The value is spelled and colored as in the project with most of its issues.
      if (value.count > known.highestCount)
        Object.assign(known, { ...value, projectId, highestCount: value.count });
      known.count = count;
    }
  }
  return [...merged.values()].map(({ highestCount: _highestCount, ...value }) => value);
}
