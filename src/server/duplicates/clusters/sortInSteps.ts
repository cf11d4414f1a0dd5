/**
 * Sorts numbers in ascending order, in steps of about `size` numbers: sorts parts of this size, then merges neighboring parts.
 * @param values are changed
 */
export function* sortInSteps(
  values: Float64Array<ArrayBuffer>,
  size: number,
): Generator<void, Float64Array<ArrayBuffer>> {
  for (let start = 0; start < values.length; start += size) {
    values.subarray(start, start + size).sort();
    yield;
  }
  let [from, to] = [values, new Float64Array(values.length > size ? values.length : 0)];
  for (let width = size; width < values.length; width *= 2) {
    for (let start = 0; start < values.length; start += 2 * width) {
      const middle = Math.min(start + width, values.length);
      const end = Math.min(middle + width, values.length);
      let [left, right] = [start, middle];
      for (let at = start; at < end; at++) {
        if (at % size === 0) yield;
        const isLeft = left < middle && (right === end || from[left]! <= from[right]!);
        to[at] = isLeft ? from[left++]! : from[right++]!;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
