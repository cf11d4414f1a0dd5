/**
 * Finds an item of a sorted list by binary search.
 *
 * @param valueOf returns the value by which the list is sorted in ascending order
 * @returns the index of the last item whose value is at most `value`; -1 if the values of all items are greater
 */
export function findLastIndexWithValueAtMost<T>(
  items: readonly T[],
  value: number,
  valueOf: (item: T) => number,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueOf(items[middle]!) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
