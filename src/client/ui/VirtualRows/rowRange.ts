import { clamp } from './scrollTopMapping';

/** Rows are mounted and unmounted in blocks of this size. The page size of a list should be a multiple of it. */
export const ROWS_PER_BLOCK = 10;
/** Minimum height of rows rendered ahead of the viewport, in px. */
const RENDER_AHEAD_MIN_PX = 600;
/**
 * While scrolling, additional rows are rendered ahead: the distance scrolled in this many ms at the current
 * velocity, up to RENDER_AHEAD_MAX_PX px.
 */
const RENDER_AHEAD_TIME_MS = 50;
const RENDER_AHEAD_MAX_PX = 3_600;
/** Height of rows rendered behind the viewport while scrolling, in px. */
const RENDER_BEHIND_PX = 200;
/**
 * Minimum number of blocks outside the viewport that are mounted per frame; half of the missing ones if that
 * is more.
 */
const MOUNTED_ROW_BLOCKS_PER_FRAME_MIN = 2;

/** A range of list rows: `first` inclusive, `end` exclusive. */
export interface IndexRange {
  readonly first: number;
  readonly end: number;
}

export interface ScrollViewport {
  /** Height of the list above the viewport, in px. */
  readonly pos: number;
  /** Height of the viewport, in px. */
  readonly height: number;
  /** Scroll velocity in px per ms; positive downwards. */
  readonly velocity: number;
}

/** The blocks of rows to mount: the visible ones, and more in the direction of scrolling. */
export function getRowBlocksToMount(view: ScrollViewport, rowHeight: number, rowCount: number): IndexRange {
  const ahead = Math.min(
    RENDER_AHEAD_MIN_PX + Math.abs(view.velocity) * RENDER_AHEAD_TIME_MS,
    RENDER_AHEAD_MAX_PX,
  );
  const above = view.velocity < 0 ? ahead : view.velocity > 0 ? RENDER_BEHIND_PX : RENDER_AHEAD_MIN_PX;
  const below = view.velocity < 0 ? RENDER_BEHIND_PX : ahead;
  const blockHeight = rowHeight * ROWS_PER_BLOCK;
  const blocks = Math.ceil(rowCount / ROWS_PER_BLOCK);
  const first = clamp(Math.floor((view.pos - above) / blockHeight), 0, Math.max(0, blocks - 1));
  const end = clamp(Math.ceil((view.pos + view.height + below) / blockHeight), 0, blocks);
  return { first: Math.min(first, end), end };
}

/** The blocks of rows of which at least one pixel is visible. */
export function getVisibleRowBlocks(view: ScrollViewport, rowHeight: number, rowCount: number): IndexRange {
  const { first, end } = getVisibleRows(view, rowHeight, rowCount);
  return { first: Math.floor(first / ROWS_PER_BLOCK), end: Math.ceil(end / ROWS_PER_BLOCK) };
}

/**
 * The blocks of rows to mount in the next frame on the way to the `wanted` ones: all visible blocks at once
 * and the others over several frames, so that no frame takes too long.
 */
export function getNextMountedBlockRange(
  mounted: IndexRange,
  visible: IndexRange,
  wanted: IndexRange,
): IndexRange {
  const kept = { first: Math.max(mounted.first, wanted.first), end: Math.min(mounted.end, wanted.end) };
  const isAdjacent = kept.first < kept.end && kept.first <= visible.end && visible.first <= kept.end;
  const first = isAdjacent ? Math.min(kept.first, visible.first) : visible.first;
  const end = isAdjacent ? Math.max(kept.end, visible.end) : visible.end;
  const missing = wanted.end - end + (first - wanted.first);
  const added = end - first - (isAdjacent ? kept.end - kept.first : 0);
  const more = Math.max(0, Math.max(MOUNTED_ROW_BLOCKS_PER_FRAME_MIN, Math.ceil(missing / 2)) - added);
  const below = Math.min(wanted.end - end, more);
  return { first: Math.max(wanted.first, first - (more - below)), end: end + below };
}

/**
 * The mounted blocks whose rows are plain, each with its slot: a block that is mounted gets the slot of one that has been
 * unmounted, so that its elements can be reused.
 */
export type PlainBlocks = ReadonlyMap<number, number>;

/**
 * The plain blocks in the next frame: those that are mounted while no text can be read. Then the visible ones become
 * complete at once and the others over several frames. Returns the same map if it is unchanged.
 *
 * @param mounted the blocks that are mounted now
 * @param next the blocks that are mounted in the next frame
 */
export function getNextPlainBlocks(
  mounted: IndexRange & { readonly plain: PlainBlocks },
  next: IndexRange,
  visible: IndexRange,
  isUnreadable: boolean,
): PlainBlocks {
  const kept = [...mounted.plain].filter(([block]) => isInRange(next, block));
  let plain = new Map(kept);
  if (isUnreadable) {
    const used = new Set(plain.values());
    let slot = 0;
    for (let block = next.first; block < next.end; block++) {
      if (isInRange(mounted, block)) continue;
      while (used.has(slot)) slot++;
      plain.set(block, slot++);
    }
  } else {
    const hidden = kept.filter(([block]) => !isInRange(visible, block));
    // If no plain block is visible any more, some of the hidden ones become complete.
    plain = new Map(hidden.slice(hidden.length < kept.length ? 0 : MOUNTED_ROW_BLOCKS_PER_FRAME_MIN));
  }
  const isSame = plain.size === mounted.plain.size && [...plain.keys()].every((it) => mounted.plain.has(it));
  return isSame ? mounted.plain : plain;
}

const isInRange = ({ first, end }: IndexRange, index: number): boolean => first <= index && index < end;

/** The list rows of which at least one pixel is visible. */
export function getVisibleRows(view: ScrollViewport, rowHeight: number, rowCount: number): IndexRange {
  const first = clamp(Math.floor(view.pos / rowHeight), 0, Math.max(0, rowCount - 1));
  const end = clamp(Math.ceil((view.pos + view.height) / rowHeight), 0, rowCount);
  return { first: Math.min(first, end), end };
}

export function isSameIndexRange(a: IndexRange, b: IndexRange): boolean {
  return a.first === b.first && a.end === b.end;
}

/**
 * The scroll position that makes a row fully visible with the least scrolling; null if the row already is.
 *
 * @param inset covered height at the top of the viewport, in px
 */
export function getScrollTargetForRow(
  view: ScrollViewport,
  rowHeight: number,
  row: number,
  inset: number,
): number | null {
  const top = row * rowHeight;
  const topBelowInset = Math.max(0, top - inset);
  if (topBelowInset < view.pos) return topBelowInset;
  if (top + rowHeight > view.pos + view.height) return top + rowHeight - view.height;
  return null;
}
