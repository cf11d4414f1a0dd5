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

/** Scroll events that move less than this many px are followed pixel by pixel; longer ones are jumps. */
const SCROLL_JUMP_THRESHOLD_PX = 2_500;
/**
 * Scroll events while the native scrollbar is dragged that move more than this many px are jumps, because one pixel of
 * the scrollbar is thousands of list pixels.
 */
const SCROLLBAR_DRAG_JUMP_THRESHOLD_PX = 1_000;
/** Distance from either end of the scrolled element, in px, within which `scrollTop` is re-based at once. */
const SCROLL_TOP_REBASE_EDGE_DISTANCE_PX = 3_000;

/** A list position and the container's `scrollTop` that it was mapped to. */
export interface MappedScrollPosition {
  /** Height of the list above the viewport, in px. */
  readonly pos: number;
  readonly scrollTop: number;
}

/** The kind of user input while the container scrolls. */
interface ScrollInput {
  /** Whether the user scrolls by wheel (an event within the last 200 ms) or by touch (a finger is down). */
  readonly isContinuous: boolean;
  /** Whether the user holds the thumb of the native scrollbar. */
  readonly isBarHeld: boolean;
}

interface ScrollMove extends MappedScrollPosition {
  readonly kind: 'local' | 'jump';
}

/** The list position after the container was scrolled to `scrollTop`. */
export function computeScrollMove(
  map: ScrollTopMapping,
  from: MappedScrollPosition,
  scrollTop: number,
  input: ScrollInput,
): ScrollMove {
  const distance = scrollTop - from.scrollTop;
  const length = Math.abs(distance);
  const isLocal = input.isBarHeld
    ? length <= SCROLLBAR_DRAG_JUMP_THRESHOLD_PX
    : length < SCROLL_JUMP_THRESHOLD_PX || input.isContinuous;
  if (map.identity)
    return { kind: isLocal ? 'local' : 'jump', pos: clamp(scrollTop, 0, map.posMax), scrollTop };
  if (isLocal) return { kind: 'local', pos: clamp(from.pos + distance, 0, map.posMax), scrollTop };
  return {
    kind: 'jump',
    pos: roundPixelPosition(map, convertScrollTopToListPosition(map, scrollTop), scrollTop),
    scrollTop,
  };
}

/** The `scrollTop` that a list position maps to, rounded so that no browser rounds it. */
export function toRoundedScrollTop(map: ScrollTopMapping, pos: number): number {
  return Math.round(convertListPositionToScrollTop(map, pos));
}

/** Whether the container is about to stop at an end of the track that is not the end of the list. */
export function mustRebaseScrollTop(map: ScrollTopMapping, current: MappedScrollPosition): boolean {
  if (map.identity) return false;
  const nearTop =
    current.scrollTop < SCROLL_TOP_REBASE_EDGE_DISTANCE_PX && current.pos - current.scrollTop >= 1;
  const trackLeft = map.scrollMax - current.scrollTop;
  const nearBottom =
    trackLeft < SCROLL_TOP_REBASE_EDGE_DISTANCE_PX && map.posMax - current.pos - trackLeft >= 1;
  const past = (current.pos <= 0 && current.scrollTop > 0) || (current.pos >= map.posMax && trackLeft >= 1);
  return nearTop || nearBottom || past;
}

/** Makes the difference between list position and `scrollTop` an integer, so that text stays sharp. */
function roundPixelPosition(map: ScrollTopMapping, pos: number, scrollTop: number): number {
  return clamp(scrollTop + Math.round(pos - scrollTop), 0, map.posMax);
}
