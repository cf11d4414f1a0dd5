/** The number of bytes that postings, and records, can have: their addresses have 32 bits. */
export const ADDRESSABLE_BYTES_MAX = 2 ** 32;

/** @throws RangeError if memory up to this end exceeds the capacity */
export function assertFitsAddressSpace(end: number, max: number): void {
  if (end > max) throw new RangeError('The index of likely duplicates is full.');
}
