import { clamp } from './scrollMap';

/** Rows mount and leave in blocks of this many. A page of a list should be a multiple of it. */
export const BLOCK_ROWS = 10;
/** Rendered ahead of the view in any case, in px. */
const AHEAD = 600;
/** And this many milliseconds of the present velocity more, but never more than AHEAD_MAX px. */
const AHEAD_TIME = 50;
const AHEAD_MAX = 3_600;
const BEHIND = 200;

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

/** The rows of which at least a pixel is seen. */
export function visibleRows(view: View, rowHeight: number, rowCount: number): Range {
  const first = clamp(Math.floor(view.pos / rowHeight), 0, Math.max(0, rowCount - 1));
  const end = clamp(Math.ceil((view.pos + view.height) / rowHeight), 0, rowCount);
  return { first: Math.min(first, end), end };
}

export function sameRange(a: Range, b: Range): boolean {
  return a.first === b.first && a.end === b.end;
}

/** Where the view must go for a row to be seen whole, moving as little as it can; null: it is. */
export function posToReveal(view: View, rowHeight: number, row: number): number | null {
  const top = row * rowHeight;
  if (top < view.pos) return top;
  if (top + rowHeight > view.pos + view.height) return top + rowHeight - view.height;
  return null;
}
