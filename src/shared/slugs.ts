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
