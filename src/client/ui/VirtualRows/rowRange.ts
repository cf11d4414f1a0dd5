import { clamp } from './scrollMap';

/** Rows mount and leave in blocks of this many. A page of a list should be a multiple of it. */
export const BLOCK_ROWS = 10;
/** Rendered ahead of the view in any case, in px. */
const AHEAD = 600;
/** And this many milliseconds of the present velocity more, but never more than AHEAD_MAX px. */
const AHEAD_TIME = 50;
const AHEAD_MAX = 3_600;
const BEHIND = 200;
/** Beyond what is seen, a frame mounts this many blocks, or half of those that lack where that is more. */
const BLOCKS_A_FRAME = 2;

/** `first` inclusive, `end` exclusive. */
export interface Range {
  readonly first: number;
  readonly end: number;
}

export interface View {
  /** True pixels above the view. */
  readonly pos: number;
  /** Height of the view, in px. */
  readonly height: number;
  /** Px a millisecond; downwards is positive. */
  readonly velocity: number;
}

/** The blocks to mount: what is seen, and more on the side that one scrolls to. */
export function blockRange(view: View, rowHeight: number, rowCount: number): Range {
  const ahead = Math.min(AHEAD + Math.abs(view.velocity) * AHEAD_TIME, AHEAD_MAX);
  const above = view.velocity < 0 ? ahead : view.velocity > 0 ? BEHIND : AHEAD;
  const below = view.velocity < 0 ? BEHIND : ahead;
  const blockHeight = rowHeight * BLOCK_ROWS;
  const blocks = Math.ceil(rowCount / BLOCK_ROWS);
  const first = clamp(Math.floor((view.pos - above) / blockHeight), 0, Math.max(0, blocks - 1));
  const end = clamp(Math.ceil((view.pos + view.height + below) / blockHeight), 0, blocks);
  return { first: Math.min(first, end), end };
}

/** The blocks of which at least a pixel is seen. */
export function seenBlocks(view: View, rowHeight: number, rowCount: number): Range {
  const { first, end } = visibleRows(view, rowHeight, rowCount);
  return { first: Math.floor(first / BLOCK_ROWS), end: Math.ceil(end / BLOCK_ROWS) };
}

/**
 * The next step from the blocks that are mounted to those that are `wanted`: what is seen comes at
 * once, the rest over some frames, so that none of them is late.
 */
export function stepTowards(mounted: Range, seen: Range, wanted: Range): Range {
  const kept = { first: Math.max(mounted.first, wanted.first), end: Math.min(mounted.end, wanted.end) };
  const touches = kept.first < kept.end && kept.first <= seen.end && seen.first <= kept.end;
  const first = touches ? Math.min(kept.first, seen.first) : seen.first;
  const end = touches ? Math.max(kept.end, seen.end) : seen.end;
  const lacking = wanted.end - end + (first - wanted.first);
  const isNew = end - first - (touches ? kept.end - kept.first : 0);
  const more = Math.max(0, Math.max(BLOCKS_A_FRAME, Math.ceil(lacking / 2)) - isNew);
  const below = Math.min(wanted.end - end, more);
  return { first: Math.max(wanted.first, first - (more - below)), end: end + below };
}

/** The rows of which at least a pixel is seen. */
export function visibleRows(view: View, rowHeight: number, rowCount: number): Range {
  const first = clamp(Math.floor(view.pos / rowHeight), 0, Math.max(0, rowCount - 1));
  const end = clamp(Math.ceil((view.pos + view.height) / rowHeight), 0, rowCount);
  return { first: Math.min(first, end), end };
}

export function sameRange(a: Range, b: Range): boolean {
  return a.first === b.first && a.end === b.end;
}

/**
 * Where the view must go for a row to be seen whole, moving as little as it can; null: it is.
 * `inset`: px at the top of the view that something lies over.
 */
export function posToReveal(view: View, rowHeight: number, row: number, inset: number): number | null {
  const top = row * rowHeight;
  const clear = Math.max(0, top - inset);
  if (clear < view.pos) return clear;
  if (top + rowHeight > view.pos + view.height) return top + rowHeight - view.height;
  return null;
}
