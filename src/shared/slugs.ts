/** Parts of addresses that are made from names. */

/**
 * The slug of a name: its letters and digits in lower case, joined by hyphens. `view` for a name
 * without letters and digits.
 */
export function createSlug(name: string): string {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.join('-') ?? 'view';
}

/** The first of `slug`, `slug-2`, `slug-3`, ... that is not taken. */
export function createUniqueSlug(slug: string, taken: readonly string[]): string {
  const isTaken = new Set(taken);
  let unique = slug;
  for (let number = 2; isTaken.has(unique); number += 1) unique = `${slug}-${number}`;
  return unique;
}
