import { PRIORITIES } from '../../../../shared/issue';

/**
 * States stand in the order of an issue's life and priorities from the most urgent: few, always
 * the same, found by their place. Other facets keep the server's order: selected first, then by count.
 */
export function inNaturalOrder<T extends { readonly label: string }>(
  field: string,
  values: readonly T[],
  states: readonly string[],
): readonly T[] {
  if (field === 'STATE') return byRank(values, ({ label }) => states.indexOf(label));
  if (field === 'PRIORITY') {
    const names: readonly string[] = PRIORITIES;
    return byRank(values, ({ label }) => -names.indexOf(label.toLowerCase()));
  }
  return values;
}

const byRank = <T>(values: readonly T[], rank: (value: T) => number): readonly T[] =>
  values.toSorted((a, b) => rank(a) - rank(b));
