import {
  clamp,
  type ScrollTopMapping,
  convertScrollTopToListPosition,
  convertListPositionToScrollTop,
} from './scrollTopMapping';

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
export interface ScrollInput {
  /** Whether the user scrolls by wheel (an event within the last 200 ms) or by touch (a finger is down). */
  readonly isContinuous: boolean;
  /** Whether the user holds the thumb of the native scrollbar. */
  readonly isBarHeld: boolean;
}

export interface ScrollMove extends MappedScrollPosition {
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
