/** The sections of a merged list: those of the projects' lists with the same key are added up. */
import { getFieldDefinition } from '../../../shared/fields/fields';
import { findFieldByGraphQLName, isTimeColumn } from '../fields/searchFields';
import type { IssueListSection } from '../list/IssueSearch';
import type { ListSortOrder } from '../list/ListSortOrder';
import { createSortKeySectionFinder } from '../list/sections';
import type { ListRun } from './runs';

/**
 * Merges the sections of the runs of one group.
 * @param sections the sections of each project's list, in list order
 * @param highest the highest issue number of all projects
 */
export function mergeSectionsOfRuns(
  runs: readonly ListRun[],
  sections: readonly (readonly IssueListSection[])[],
  order: ListSortOrder,
  highest: number,
): IssueListSection[] {
  const findNumberSection = createSortKeySectionFinder('NUMBER', highest);
  const merged = new Map<string, IssueListSection>();
  for (const run of runs) {
    for (const section of selectSectionsOfRun(sections[run.project]!, run)) {
      // A project with few issues has narrower sections of numbers than one with many.
      const { key, label } = order.field === 'NUMBER' ? findNumberSection(Number(section.key)) : section;
      const known = merged.get(key);
      if (known) known.count += section.count;
      else merged.set(key, { key, label, count: section.count });
    }
  }
  const sign = order.direction === 'ASC' ? 1 : -1;
  return [...merged.values()].sort((a, b) => {
    if (a.key === '' || b.key === '') return Number(a.key === '') - Number(b.key === '');
    return sign * (getSectionRank(order, a.key) - getSectionRank(order, b.key));
  });
}

/** Returns the parts of a list's sections that are in a run. */
function selectSectionsOfRun(
  sections: readonly IssueListSection[],
  { start, end }: ListRun,
): IssueListSection[] {
  let before = 0;
  return sections.flatMap((section) => {
    const from = Math.max(before, start);
    before += section.count;
    const count = Math.min(before, end) - from;
    return count > 0 ? [{ ...section, count }] : [];
  });
}

/** Returns a number by which the section's key is sorted: the start of a range, or the month. */
function getSectionRank({ field }: ListSortOrder, key: string): number {
  const name = findFieldByGraphQLName(field);
  if (!name) return Number.parseInt(key, 10);
  const { options } = getFieldDefinition(name);
  if (options) return options.values.indexOf(key);
  return isTimeColumn(name) ? Number(key.replace('-', '')) : Number.parseInt(key, 10);
}
