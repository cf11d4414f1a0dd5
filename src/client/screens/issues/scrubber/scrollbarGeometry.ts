/** Space above the first and below the last position of the scrollbar's thumb, in px. */
const SCROLLBAR_TRACK_PADDING_PX = 10;
const SCROLLBAR_THUMB_HEIGHT_MIN_PX = 26;

/** Size and range of the thumb of the list's scrollbar (scrubber), in px. */
export interface ScrollbarGeometry {
  readonly thumb: number;
  /** Top of the thumb at the start of the list. */
  readonly start: number;
  /** Distance that the scrollbar's thumb can move, in px. */
  readonly travel: number;
}

/** Geometry of a scrollbar of `height` px, for a list of `total` px in a viewport of `view` px. */
export function computeScrollbarGeometry(height: number, view: number, total: number): ScrollbarGeometry {
  const available = Math.max(0, height - 2 * SCROLLBAR_TRACK_PADDING_PX);
  const thumb = Math.min(
    available,
    Math.max(SCROLLBAR_THUMB_HEIGHT_MIN_PX, total > 0 ? (available * view) / total : available),
  );
  return { thumb, start: SCROLLBAR_TRACK_PADDING_PX, travel: available - thumb };
}

/** Top of the thumb for a scroll fraction from 0 to 1. */
export function getScrollbarThumbTop({ start, travel }: ScrollbarGeometry, fraction: number): number {
  return start + travel * fraction;
}

/** Scroll fraction, 0 to 1, for which the middle of the scrollbar's thumb is at `y`. */
export function getScrollFraction({ start, travel, thumb }: ScrollbarGeometry, y: number): number {
  if (travel <= 0) return 0;
  return Math.min(1, Math.max(0, (y - start - thumb / 2) / travel));
}
