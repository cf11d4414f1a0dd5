/** How names are compared and shown. */

/** By name without regard to case, then as written, then by id: the same order everywhere. */
export function byName(a: { id: number; name: string }, b: { id: number; name: string }): number {
  return (
    compareText(a.name.toLowerCase(), b.name.toLowerCase()) || compareText(a.name, b.name) || a.id - b.id
  );
}

/** By UTF-16 code units: no locale has a say in it. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function capitalized(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1);
}
