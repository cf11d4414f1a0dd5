/**
 * Between true pixels (`pos`: up to rows x height, 36 million and more) and the scroll container's
 * `scrollTop`, which browsers hold exactly only to some millions. One to one near both ends, so that
 * the ends are reached as anywhere else; linear between; the identity when the whole list fits.
 */

/** Wheel steps are exact up to 15M px at two device pixels a pixel, and broken at 30M. */
export const TRACK_MAX = 8_000_000;
/** How far from either end a pixel of the track is a pixel of the list. */
export const EXACT_END = 50_000;

export interface ScrollMap {
  /** Height of the track, in px: what the container scrolls. */
  readonly track: number;
  /** Largest `scrollTop`. */
  readonly scrollMax: number;
  /** Largest `pos`. */
  readonly posMax: number;
  readonly identity: boolean;
}

/** The map of a list of `total` px seen through `viewport` px. */
export function scrollMap(total: number, viewport: number): ScrollMap {
  const track = Math.min(total, TRACK_MAX);
  return {
    track,
    scrollMax: Math.max(0, track - viewport),
    posMax: Math.max(0, total - viewport),
    identity: total <= TRACK_MAX,
  };
}

/** From true pixels to `scrollTop`, not rounded. */
export function toScrollTop(map: ScrollMap, pos: number): number {
  const p = clamp(pos, 0, map.posMax);
  if (map.identity || p <= EXACT_END) return p;
  if (p >= map.posMax - EXACT_END) return map.scrollMax - (map.posMax - p);
  return EXACT_END + (p - EXACT_END) * slope(map);
}

/** From `scrollTop` to true pixels: the inverse of {@link toScrollTop}. */
export function toPos(map: ScrollMap, scrollTop: number): number {
  const s = clamp(scrollTop, 0, map.scrollMax);
  if (map.identity || s <= EXACT_END) return s;
  if (s >= map.scrollMax - EXACT_END) return map.posMax - (map.scrollMax - s);
  return EXACT_END + (s - EXACT_END) / slope(map);
}

/** Track pixels for one true pixel, between the exact ends. */
function slope(map: ScrollMap): number {
  return (map.scrollMax - 2 * EXACT_END) / (map.posMax - 2 * EXACT_END);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
