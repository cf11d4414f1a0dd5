/**
 * Radix sort of slots by integer keys. A million slots take tens of milliseconds; a comparison sort
 * takes about a second.
 */

/**
 * Number of values per digit, for many and for few slots. Sorting by a digit includes a pass over all its possible
 * values, which would take longer than the passes over few slots.
 */
const RADIX_DIGIT_BASE = 65_536;
const SMALL_RADIX_DIGIT_BASE = 2_048;

/**
 * Sorts slots by key, descending. The sort is stable.
 * @param keys reads the key of a slot; keys are safe integers
 */
export function radixSortSlotsDescending(slots: Uint32Array, keys: (slot: number) => number): Uint32Array {
  const base = slots.length < RADIX_DIGIT_BASE ? SMALL_RADIX_DIGIT_BASE : RADIX_DIGIT_BASE;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < slots.length; i++) {
    const key = keys(slots[i]!);
    if (key < low) low = key;
    if (key > high) high = key;
  }
  // The radix sort is ascending. To sort by key in descending order, it sorts by the difference between
  // the highest key and each slot's key.
  let below = Float64Array.from(slots, (slot) => high - keys(slot));
  let sorted = slots;
  for (let unit = 1; unit <= high - low; unit *= base) {
    const starts = new Uint32Array(base + 1);
    for (let i = 0; i < below.length; i++) starts[getRadixDigit(below[i]!, unit, base) + 1]!++;
    for (let digit = 0; digit < base; digit++) starts[digit + 1]! += starts[digit]!;
    const nextSorted = new Uint32Array(slots.length);
    const nextBelow = new Float64Array(slots.length);
    for (let i = 0; i < below.length; i++) {
      const at = starts[getRadixDigit(below[i]!, unit, base)]!++;
      nextSorted[at] = sorted[i]!;
      nextBelow[at] = below[i]!;
    }
    sorted = nextSorted;
    below = nextBelow;
  }
  return sorted;
}

function getRadixDigit(value: number, unit: number, base: number): number {
  return Math.floor(value / unit) % base;
}
