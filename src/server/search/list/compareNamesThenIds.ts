/** Comparison and display of the names of labels, states, milestones and people. */

/**
 * Compares names without regard to case, then exactly, then by id, so that the order is the same everywhere.
 */
export function compareNamesThenIds(
  a: { id: number; name: string },
  b: { id: number; name: string },
): number {
  return (
    compareTextByCodeUnits(a.name.toLowerCase(), b.name.toLowerCase()) ||
    compareTextByCodeUnits(a.name, b.name) ||
    a.id - b.id
  );
}

/** Compares texts by UTF-16 code units, independently of the locale. */
export function compareTextByCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function capitalize(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
