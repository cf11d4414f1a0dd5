/**
 * Maps list positions in true pixels (`pos`: up to 36 million for a million rows) to the scroll container's
 * `scrollTop`, which browsers support only up to some millions of px. The map is one to one near both ends, so that
 * they are reached by normal scrolling, linear in between, and the identity if the list fits.
 */

/**
 * Maximum height of the scrolled element (track), in px. At two device pixels per px, wheel steps are exact
 * up to 15M px and broken at 30M.
 */
export const SCROLL_TRACK_HEIGHT_MAX_PX = 8_000_000;
/** Distance from either end, in px, within which a track pixel is a list pixel. */
export const UNSCALED_SCROLL_EDGE_PX = 50_000;

export interface ScrollTopMapping {
  /** Height of the scrolled element, in px. */
  readonly track: number;
  /** Largest `scrollTop` of the scroll container. */
  readonly scrollMax: number;
  /** Largest list position (`pos`) in px. */
  readonly posMax: number;
  /** Whether the whole list is lower than the highest scroll track, so that list positions equal `scrollTop`. */
  readonly identity: boolean;
}

/**
 * Creates the map between list positions and `scrollTop` for a list of `total` px in a viewport of `viewport`
 * px.
 */
export function createScrollTopMapping(total: number, viewport: number): ScrollTopMapping {
  const track = Math.min(total, SCROLL_TRACK_HEIGHT_MAX_PX);
  return {
    track,
    scrollMax: Math.max(0, track - viewport),
    posMax: Math.max(0, total - viewport),
    identity: total <= SCROLL_TRACK_HEIGHT_MAX_PX,
  };
}

/** Converts a list position to `scrollTop`, unrounded. */
export function convertListPositionToScrollTop(map: ScrollTopMapping, pos: number): number {
  const p = clamp(pos, 0, map.posMax);
  if (map.identity || p <= UNSCALED_SCROLL_EDGE_PX) return p;
  if (p >= map.posMax - UNSCALED_SCROLL_EDGE_PX) return map.scrollMax - (map.posMax - p);
  return UNSCALED_SCROLL_EDGE_PX + (p - UNSCALED_SCROLL_EDGE_PX) * getScrollScale(map);
}

/** Converts `scrollTop` to a list position: the inverse of {@link convertListPositionToScrollTop}. */
export function convertScrollTopToListPosition(map: ScrollTopMapping, scrollTop: number): number {
  const s = clamp(scrollTop, 0, map.scrollMax);
  if (map.identity || s <= UNSCALED_SCROLL_EDGE_PX) return s;
  if (s >= map.scrollMax - UNSCALED_SCROLL_EDGE_PX) return map.posMax - (map.scrollMax - s);
  return UNSCALED_SCROLL_EDGE_PX + (s - UNSCALED_SCROLL_EDGE_PX) / getScrollScale(map);
}

/** Number of track pixels per list pixel, between the one-to-one ranges at both ends of the track. */
function getScrollScale(map: ScrollTopMapping): number {
  return (map.scrollMax - 2 * UNSCALED_SCROLL_EDGE_PX) / (map.posMax - 2 * UNSCALED_SCROLL_EDGE_PX);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
