import { PRIORITIES, STATE_CATEGORIES } from '../../../../shared/issue';

/**
 * Sorts the values of some facets so that each is always in the same place: states and their categories in
 * workflow order, priorities from the most urgent one. Other facets keep the server's order: selected values
 * first, then by count.
 */
export function sortFacetValues<T extends { readonly label: string }>(
  field: string,
  values: readonly T[],
  states: readonly string[],
): readonly T[] {
  if (field === 'STATE') return sortByRank(values, ({ label }) => states.indexOf(label));
  if (field === 'PRIORITY') {
    const names: readonly string[] = PRIORITIES;
    return sortByRank(values, ({ label }) => -names.indexOf(label.toLowerCase()));
  }
  if (field === 'CATEGORY') {
    const categories: readonly string[] = STATE_CATEGORIES;
    return sortByRank(values, ({ label }) => categories.indexOf(label.toLowerCase()));
  }
  return values;
}

const sortByRank = <T>(values: readonly T[], rank: (value: T) => number): readonly T[] =>
  values.toSorted((a, b) => rank(a) - rank(b));
