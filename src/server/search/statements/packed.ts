/**
 * Reads packed columns: one binary value with the values of many rows, which PostgreSQL builds with
 * `string_agg` and a function such as `int4send`.
 */

/** The zero of PostgreSQL's binary times, 2000-01-01, in microseconds since 1970. */
const POSTGRES_EPOCH_MICROSECONDS = 946_684_800_000_000;
/** The high half of the time `-infinity` in PostgreSQL's binary format. */
const NEGATIVE_INFINITY_TIMESTAMP_HIGH_BITS = -0x80000000;

/** Returns a view of a packed column, which need not start at the beginning of its buffer. */
export function toDataView({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Reads all values of a packed column of `int4send`. */
export function readPackedIntegers(bytes: Uint8Array): Int32Array<ArrayBuffer> {
  const view = toDataView(bytes);
  const integers = new Int32Array(bytes.byteLength / 4);
  for (let i = 0; i < integers.length; i++) integers[i] = view.getInt32(i * 4);
  return integers;
}

/** Reads the last value of a packed column of `int4send`, which must not be empty. */
export function readLastPackedInteger(bytes: Uint8Array): number {
  return toDataView(bytes).getInt32(bytes.byteLength - 4);
}

/** Reads a value of a packed column of `timestamptz_send`, in microseconds since 1970. It may be -Infinity. */
export function readPackedTimestamp(view: DataView, row: number): number {
  const high = view.getInt32(row * 8);
  if (high === NEGATIVE_INFINITY_TIMESTAMP_HIGH_BITS) return -Infinity;
  return high * 2 ** 32 + view.getUint32(row * 8 + 4) + POSTGRES_EPOCH_MICROSECONDS;
}
