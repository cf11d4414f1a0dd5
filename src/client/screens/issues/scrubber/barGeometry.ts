/** Above the first and below the last place of the thumb, in px. */
const PADDING = 10;
const THUMB_MIN = 26;

/** Where the thumb of a bar may be. */
export interface BarGeometry {
  readonly thumb: number;
  /** The thumb's top at the start of the list. */
  readonly start: number;
  /** How far the thumb can move. */
  readonly travel: number;
}

/** A bar of `height` px for a list of `total` px seen through `view` px. */
export function barGeometry(height: number, view: number, total: number): BarGeometry {
  const room = Math.max(0, height - 2 * PADDING);
  const thumb = Math.min(room, Math.max(THUMB_MIN, total > 0 ? (room * view) / total : room));
  return { thumb, start: PADDING, travel: room - thumb };
}

/** The thumb's top when the list is scrolled this part of its way. */
export function thumbTop({ start, travel }: BarGeometry, fraction: number): number {
  return start + travel * fraction;
}

/** The part of the way at which the thumb's middle is at `y`. */
export function fractionAt({ start, travel, thumb }: BarGeometry, y: number): number {
  if (travel <= 0) return 0;
  return Math.min(1, Math.max(0, (y - start - thumb / 2) / travel));
}
