/** An index whose memory counts towards the limit of all indexes together. */
export interface MeasuredIndex {
  /** Memory in bytes. */
  readonly bytes: number;
  /** Memory when the index last was within the limit, in bytes. */
  checkedBytes: number;
}

/**
 * Checks the memory of an index that has changed. The others count as they were at their own last check: an index
 * exceeds the limit only by its own growth, not because another one is growing or is about to be removed.
 * @returns the memory of all indexes in bytes, which is above the budget if the changed one must be removed
 */
export function checkIndexMemory(
  changed: MeasuredIndex,
  indexes: Iterable<MeasuredIndex>,
  budget: number,
): number {
  let bytes = changed.bytes;
  for (const index of indexes) if (index !== changed) bytes += index.checkedBytes;
  if (bytes <= budget) changed.checkedBytes = changed.bytes;
  return bytes;
}
