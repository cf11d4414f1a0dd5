/** Arrays with one element per slot (issue), when slots are inserted or removed. */
import { createGrowableArray, type GrowableArray, resizeArray } from '../arrays/growableArrays';

/** The new index of each slot after slots were inserted or removed: `from[oldSlot]` is the new slot. */
export interface IssueSlotRenumbering {
  from: Uint32Array;
}

/**
 * Returns the array with another number of slots. The elements of new slots are `empty`.
 * @param moved the new index of each slot, or null if the existing slots keep their index
 */
export function resizeSlotArray<T extends GrowableArray>(
  array: T,
  size: number,
  moved: IssueSlotRenumbering | null,
  empty = 0,
): T {
  if (!moved) {
    const resized = resizeArray(array, size);
    if (empty !== 0) resized.fill(empty, array.length);
    return resized;
  }
  const resized = createGrowableArray(array, size);
  if (empty !== 0) resized.fill(empty);
  for (let slot = 0; slot < array.length; slot++) resized[moved.from[slot]!] = array[slot]!;
  return resized;
}

/** Returns the array with only the elements of the slots in `kept`, which are ascending. Changes the given array. */
export function keepSlotsOfArray<T extends GrowableArray>(array: T, kept: Uint32Array): T {
  // A slot never gets a higher index, so that the elements can be moved within their array.
  for (let i = 0; i < kept.length; i++) array[i] = array[kept[i]!]!;
  return resizeArray(array, kept.length);
}
