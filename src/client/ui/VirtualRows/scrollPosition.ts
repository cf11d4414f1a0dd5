import { clamp, type ScrollMap, toPos, toScrollTop } from './scrollMap';

/** Moves shorter than this are a hand's, and are followed pixel by pixel. */
const LOCAL_MAX = 2_500;
/** While the bar is held, even shorter ones are jumps: one pixel of the thumb is thousands here. */
const HELD_LOCAL_MAX = 1_000;
/** This close to an end of the track, the position is moved back to where it belongs at once. */
const END_NEAR = 3_000;

/** Where the list stands, and where the container was when that was last known. */
export interface Position {
  /** True pixels above the view. */
  readonly pos: number;
  readonly scrollTop: number;
}

/** What the hand does while the container scrolls. */
export interface Hand {
  /** A wheel turned within the last moments, or a finger is down. */
  readonly steady: boolean;
  /** The native bar's thumb is held. */
  readonly held: boolean;
}

export interface Move extends Position {
  readonly kind: 'local' | 'jump';
}

/** What a scroll of the container to `scrollTop` means for the list. */
export function moved(map: ScrollMap, from: Position, scrollTop: number, hand: Hand): Move {
  const distance = scrollTop - from.scrollTop;
  const far = Math.abs(distance);
  const local = hand.held ? far <= HELD_LOCAL_MAX : far < LOCAL_MAX || hand.steady;
  if (map.identity)
    return { kind: local ? 'local' : 'jump', pos: clamp(scrollTop, 0, map.posMax), scrollTop };
  if (local) return { kind: 'local', pos: clamp(from.pos + distance, 0, map.posMax), scrollTop };
  return { kind: 'jump', pos: wholeOffset(map, toPos(map, scrollTop), scrollTop), scrollTop };
}

/** The `scrollTop` that the position belongs to; whole, so that no browser rounds it. */
export function homeOf(map: ScrollMap, pos: number): number {
  return Math.round(toScrollTop(map, pos));
}

/** Whether the container is about to stop at an end of the track at which the list is not. */
export function mustRebase(map: ScrollMap, at: Position): boolean {
  if (map.identity) return false;
  const nearTop = at.scrollTop < END_NEAR && at.pos - at.scrollTop >= 1;
  const trackLeft = map.scrollMax - at.scrollTop;
  const nearBottom = trackLeft < END_NEAR && map.posMax - at.pos - trackLeft >= 1;
  const past = (at.pos <= 0 && at.scrollTop > 0) || (at.pos >= map.posMax && trackLeft >= 1);
  return nearTop || nearBottom || past;
}

/** Keeps the distance between list and track a whole number of px, so that text stays sharp. */
function wholeOffset(map: ScrollMap, pos: number, scrollTop: number): number {
  return clamp(scrollTop + Math.round(pos - scrollTop), 0, map.posMax);
}
