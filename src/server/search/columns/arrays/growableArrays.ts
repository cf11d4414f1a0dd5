/**
 * Typed arrays with room to grow: each is a view of the start of a larger buffer. The operating system allocates the
 * memory behind the view only when it is written, so the room costs no memory, and a new issue need not copy a column.
 */

export type ColumnTypedArray = Uint8Array | Uint16Array | Uint32Array;
export type GrowableArray = ColumnTypedArray | Float64Array;

/** How many elements a buffer has room for, as a multiple of those that are in use. */
const ROOM_FACTOR = 1.25;
/** Minimum number of unused elements of a new buffer. */
const ROOM_ELEMENTS_MIN = 64;

type ArrayConstructor<T extends GrowableArray> = new (
  buffer: ArrayBuffer,
  offset: number,
  length: number,
) => T;

/** Creates an array of zeros, of the same type as an existing one. */
export function createGrowableArray<T extends GrowableArray>(
  { constructor, BYTES_PER_ELEMENT }: T,
  length: number,
): T {
  const capacity = Math.ceil(length * ROOM_FACTOR) + ROOM_ELEMENTS_MIN;
  return new (constructor as ArrayConstructor<T>)(new ArrayBuffer(capacity * BYTES_PER_ELEMENT), 0, length);
}

/**
 * Returns the array with another length. New elements are 0. The result shares its buffer with the given array if the
 * buffer has room.
 */
export function resizeArray<T extends GrowableArray>(array: T, length: number): T {
  if (length > getArrayCapacity(array)) {
    const grown = createGrowableArray(array, length);
    grown.set(array);
    return grown;
  }
  const resized = new (array.constructor as ArrayConstructor<T>)(array.buffer as ArrayBuffer, 0, length);
  // Elements beyond the end may hold values of removed elements, because an array that shrinks keeps its buffer.
  if (length > array.length) resized.fill(0, array.length);
  return resized;
}

/** Returns an array with all elements that the buffer of the given array has room for. */
export function includeArrayRoom<T extends GrowableArray>(array: T): T {
  return new (array.constructor as ArrayConstructor<T>)(
    array.buffer as ArrayBuffer,
    0,
    getArrayCapacity(array),
  );
}

function getArrayCapacity({ buffer, BYTES_PER_ELEMENT }: GrowableArray): number {
  return Math.floor(buffer.byteLength / BYTES_PER_ELEMENT);
}

/** Returns the same cells if the value fits into one, otherwise a copy of them with more bytes per cell. */
export function widenColumnArrayIfNeeded(cells: ColumnTypedArray, value: number): ColumnTypedArray {
  if (value <= UNSIGNED_INT_MAX_BY_BYTES[cells.BYTES_PER_ELEMENT]!) return cells;
  const type = value > UNSIGNED_INT_MAX_BY_BYTES[2]! ? new Uint32Array(0) : new Uint16Array(0);
  const wide = createGrowableArray<ColumnTypedArray>(type, cells.length);
  wide.set(cells);
  return wide;
}

/** The largest value that a cell can hold, by bytes per cell. */
const UNSIGNED_INT_MAX_BY_BYTES: readonly number[] = [0, 0xff, 0xffff, 0, 0xffffffff];

/** Returns where each of the parts with these lengths starts in an array that holds them one after the other. */
export function sumLengths(lengths: Uint16Array): { starts: Uint32Array<ArrayBuffer>; end: number } {
  const starts = createGrowableArray(new Uint32Array(0), lengths.length);
  let end = 0;
  for (let i = 0; i < lengths.length; i++) {
    starts[i] = end;
    end += lengths[i]!;
  }
  return { starts, end };
}
