/** Which segments to merge next. */

export interface SegmentSize {
  issues: number;
  /** Those of the issues that no newer segment has. */
  live: number;
}

export interface Span {
  from: number;
  /** Excluded. */
  to: number;
}

/** Fewer small segments are left as they are. */
const MERGED_AT_LEAST = 4;

/**
 * Neighbours that should become one segment, or one that should be written anew; null: all is well.
 * Each issue is written a logarithmic number of times: what is old is merged with what is new once
 * that has grown to half its size.
 * @param segments the oldest first
 * @param most issues of a segment
 */
export function planMerge(segments: readonly SegmentSize[], most: number): Span | null {
  return planNewest(segments, most) ?? planHalfDead(segments, most);
}

function planNewest(segments: readonly SegmentSize[], most: number): Span | null {
  let from = segments.length;
  for (let sum = 0; from > 0; from--) {
    const { live } = segments[from - 1]!;
    if (sum + live > most || (sum > 0 && live > 2 * sum)) break;
    sum += live;
  }
  return segments.length - from >= MERGED_AT_LEAST ? { from, to: segments.length } : null;
}

function planHalfDead(segments: readonly SegmentSize[], most: number): Span | null {
  const from = segments.findIndex(({ live, issues }) => live * 2 < issues);
  if (from < 0) return null;
  let to = from + 1;
  for (let sum = segments[from]!.live; to < segments.length; to++) {
    sum += segments[to]!.live;
    if (sum > most) break;
  }
  return { from, to };
}
