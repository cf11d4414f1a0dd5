/** Chooses which segment files of the word index to merge next. */

export interface IndexSegmentSize {
  issues: number;
  /** Number of issues in the segment that no newer segment contains. */
  live: number;
}

export interface IndexSegmentRange {
  from: number;
  /** Index after the last segment to merge. */
  to: number;
}

/** Minimum number of segments that are merged at once. */
const INDEX_SEGMENTS_PER_MERGE_MIN = 4;

/**
 * Returns the range of adjacent segments to merge next, or a single segment to rewrite; null if there is
 * nothing to do. A segment is merged with newer ones when these have grown to half its size, so each issue is
 * rewritten a logarithmic number of times.
 * @param segments sizes of the segments, oldest first
 * @param most maximum number of issues in a segment
 */
export function planIndexSegmentMerge(
  segments: readonly IndexSegmentSize[],
  most: number,
): IndexSegmentRange | null {
  return planNewestIndexSegmentsMerge(segments, most) ?? planObsoleteIndexSegmentRewrite(segments, most);
}

function planNewestIndexSegmentsMerge(
  segments: readonly IndexSegmentSize[],
  most: number,
): IndexSegmentRange | null {
  let from = segments.length;
  for (let sum = 0; from > 0; from--) {
    const { live } = segments[from - 1]!;
    if (sum + live > most || (sum > 0 && live > 2 * sum)) break;
    sum += live;
  }
  return segments.length - from >= INDEX_SEGMENTS_PER_MERGE_MIN ? { from, to: segments.length } : null;
}

function planObsoleteIndexSegmentRewrite(
  segments: readonly IndexSegmentSize[],
  most: number,
): IndexSegmentRange | null {
  const from = segments.findIndex(({ live, issues }) => live * 2 < issues);
  if (from < 0) return null;
  let to = from + 1;
  for (let sum = segments[from]!.live; to < segments.length; to++) {
    sum += segments[to]!.live;
    if (sum > most) break;
  }
  return { from, to };
}
