import {
  BLOCK_ROWS,
  blockRange,
  posToReveal,
  type Range,
  sameRange,
  seenBlocks,
  stepTowards,
  type View,
  visibleRows,
} from './rowRange';
import { clamp, type ScrollMap, scrollMap } from './scrollMap';
import { homeOf, moved, mustRebase, type Position } from './scrollPosition';

/** Height of a view that has not been measured yet: what is rendered first fills a usual screen. */
const HEIGHT_UNMEASURED = 900;
/** After the last scroll event, in ms: the hand rests. */
const REST_AFTER = 150;
const REST_AFTER_SCROLLEND = 120;
/** A wheel event makes the scrolling within this many ms its own. */
const WHEEL_OWNS = 200;
/** Blocks further than this from the base, in px, get a new base: no offset may pass what a browser holds. */
const BASE_REACH = 1_000_000;

/** The mounted blocks, and the block that their offsets are relative to. */
export interface Blocks extends Range {
  readonly base: number;
}

/** A place to come back to: a row, and how many px of it are above the view. */
export interface Place {
  readonly row: number;
  readonly offset: number;
}

export type Motion = 'rest' | 'local' | 'jump';

/**
 * Where a row is to be shown: at the top, there but below what lies over the list, or wherever it is
 * reached by the smallest move.
 */
export type Align = 'start' | 'clear' | 'nearest';

/**
 * Scrolls a list of rows of one height, as long as it may be, in a native scroll container: true
 * pixels locally, a clamped track, moved back to where it belongs when idle. It writes the track's
 * height, the wrapper's offset and, rarely, `scrollTop`; rendering the blocks is its listener's work.
 */
export class Scroller {
  private container: HTMLElement | null = null;
  private wrapper: HTMLElement | null = null;
  private track: HTMLElement | null = null;
  private map: ScrollMap = scrollMap(0, HEIGHT_UNMEASURED);
  private at: Position = { pos: 0, scrollTop: 0 };
  private height = HEIGHT_UNMEASURED;
  private velocity = 0;
  private inset = 0;
  private held = false;
  private touched = false;
  private lastWheel = -Infinity;
  private lastScroll = 0;
  private restTimer: ReturnType<typeof setTimeout> | undefined;
  private nextStep: number | undefined;
  private readonly listeners = new Set<() => void>();

  rowCount = 0;
  rowHeight = 36;
  motion: Motion = 'rest';
  /** Stable as long as nothing in it changes, for useSyncExternalStore. */
  blocks: Blocks = { first: 0, end: 0, base: 0 };

  constructor(rowCount: number, rowHeight: number) {
    this.resize(rowCount, rowHeight);
  }

  /** Called after every change of place, size or motion. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get view(): View {
    return { pos: this.at.pos, height: this.height, velocity: this.velocity };
  }

  get visible(): Range {
    return visibleRows(this.view, this.rowHeight, this.rowCount);
  }

  /** How far the list is scrolled, 0 to 1. */
  get fraction(): number {
    return this.map.posMax === 0 ? 0 : this.at.pos / this.map.posMax;
  }

  get place(): Place {
    const row = Math.floor(this.at.pos / this.rowHeight);
    return { row, offset: this.at.pos - row * this.rowHeight };
  }

  /** Takes over the container; answers how to let go of it. */
  attach(container: HTMLElement, track: HTMLElement, wrapper: HTMLElement): () => void {
    this.container = container;
    this.track = track;
    this.wrapper = wrapper;
    const onTouch = (event: TouchEvent) => (this.touched = event.touches.length > 0);
    const stops = [
      listen(container, 'scroll', this.onScroll),
      listen(container, 'scrollend', () => this.restIn(REST_AFTER_SCROLLEND)),
      listen(container, 'wheel', () => (this.lastWheel = performance.now())),
      listen(container, 'touchstart', onTouch),
      listen(container, 'touchend', onTouch),
      listen(container, 'touchcancel', onTouch),
      listen(container, 'pointerdown', this.onPointerDown),
    ];
    const resized = new ResizeObserver(() => this.measure());
    resized.observe(container);
    this.measure();
    this.moveTo(this.at.pos);
    return () => {
      for (const stop of stops) stop();
      resized.disconnect();
      clearTimeout(this.restTimer);
      if (this.nextStep !== undefined) cancelAnimationFrame(this.nextStep);
      this.nextStep = undefined;
      this.container = this.track = this.wrapper = null;
    };
  }

  /** Something lies over this many px at the top of the view: a row there is not seen. */
  cover(inset: number): void {
    this.inset = inset;
  }

  /**
   * Another length, another height of rows or other rows; the first row that is seen stays where it
   * is. `placeNow` answers what has become of its place.
   */
  resize(rowCount: number, rowHeight: number, placeNow = (place: Place): Place => place): void {
    const before = this.place;
    const { row, offset } = placeNow(before);
    const stays = row === before.row && offset === before.offset;
    if (stays && rowCount === this.rowCount && rowHeight === this.rowHeight) return;
    const scale = rowHeight / this.rowHeight;
    this.rowCount = rowCount;
    this.rowHeight = rowHeight;
    this.moveTo(row * rowHeight + offset * scale);
  }

  /** To a place in true pixels. */
  scrollTo(pos: number): void {
    this.motion = 'jump';
    this.velocity = 0;
    this.moveTo(pos);
    this.restIn(this.held ? REST_AFTER : 0);
  }

  scrollToPlace(place: Place): void {
    this.scrollTo(place.row * this.rowHeight + place.offset);
  }

  scrollToRow(row: number, align: Align): void {
    const { view, rowHeight, inset } = this;
    const target =
      align === 'nearest'
        ? posToReveal(view, rowHeight, row, inset)
        : row * rowHeight - (align === 'clear' ? inset : 0);
    if (target !== null) this.scrollTo(target);
  }

  /** A bar of one's own holds the list: what it scrolls to are jumps, and nothing is re-based. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    this.held = false;
    this.restIn(0);
  }

  private readonly onScroll = () => {
    if (!this.container) return;
    const now = performance.now();
    const scrollTop = this.container.scrollTop;
    if (scrollTop === this.at.scrollTop) return;
    const steady = this.touched || now - this.lastWheel < WHEEL_OWNS;
    const move = moved(this.map, this.at, scrollTop, { steady, held: this.held });
    this.velocity = move.kind === 'local' ? this.speed(move.pos - this.at.pos, now) : 0;
    this.motion = move.kind;
    this.lastScroll = now;
    this.at = move;
    if (mustRebase(this.map, this.at) && !this.held) this.rebase();
    else this.writeOffset();
    this.changed();
    this.restIn(REST_AFTER);
  };

  private readonly onPointerDown = (event: PointerEvent) => {
    const container = this.container;
    if (!container || event.target !== container || event.offsetX < container.clientWidth) return;
    this.held = true;
    const release = () => this.release();
    window.addEventListener('pointerup', release, { once: true });
  };

  /** Px a millisecond, smoothed over a few events. */
  private speed(distance: number, now: number): number {
    const elapsed = Math.max(now - this.lastScroll, 4);
    if (elapsed > REST_AFTER) return 0;
    return this.velocity * 0.6 + (distance / elapsed) * 0.4;
  }

  private restIn(ms: number): void {
    clearTimeout(this.restTimer);
    if (ms === 0) this.rest();
    else this.restTimer = setTimeout(() => this.rest(), ms);
  }

  private rest(): void {
    if (this.held) return;
    this.velocity = 0;
    this.motion = 'rest';
    if (!this.touched) this.rebase();
    this.changed();
  }

  private measure(): void {
    const height = this.container?.clientHeight || HEIGHT_UNMEASURED;
    if (height === this.height) return;
    this.height = height;
    this.moveTo(this.at.pos);
  }

  private moveTo(pos: number): void {
    this.map = scrollMap(this.rowCount * this.rowHeight, this.height);
    if (this.track) this.track.style.height = `${this.map.track}px`;
    this.at = { pos: clamp(Math.round(pos), 0, this.map.posMax), scrollTop: this.at.scrollTop };
    this.rebase();
    this.changed();
  }

  /** Puts the container where the place belongs; the wrapper follows in the same task, so nothing moves. */
  private rebase(): void {
    const home = homeOf(this.map, this.at.pos);
    if (this.container && home !== this.at.scrollTop) {
      this.container.scrollTop = home;
      // A browser may round it: what it says is what counts.
      this.at = { pos: this.at.pos, scrollTop: this.container.scrollTop };
      if (this.map.identity) this.at = { pos: this.at.scrollTop, scrollTop: this.at.scrollTop };
    }
    this.writeOffset();
  }

  private changed(): void {
    const seen = seenBlocks(this.view, this.rowHeight, this.rowCount);
    // After a jump the rows that are seen come alone, and so the sooner.
    const wanted = this.motion === 'jump' ? seen : blockRange(this.view, this.rowHeight, this.rowCount);
    const range = stepTowards(this.blocks, seen, wanted);
    if (this.container && !sameRange(range, wanted)) {
      this.nextStep ??= requestAnimationFrame(() => {
        this.nextStep = undefined;
        this.changed();
      });
    }
    const blockHeight = this.rowHeight * BLOCK_ROWS;
    const far = Math.abs(range.first - this.blocks.base) * blockHeight > BASE_REACH;
    const base = far ? range.first : this.blocks.base;
    if (!sameRange(range, this.blocks) || base !== this.blocks.base) this.blocks = { ...range, base };
    this.writeOffset();
    for (const listener of this.listeners) listener();
  }

  private writeOffset(): void {
    if (!this.wrapper) return;
    const base = this.blocks.base * BLOCK_ROWS * this.rowHeight;
    this.wrapper.style.top = `${this.at.scrollTop - this.at.pos + base}px`;
  }

  /** For a bar: the place at a part of the way, in true pixels. */
  posAt(fraction: number): number {
    return clamp(fraction, 0, 1) * this.map.posMax;
  }
}

/** Adds a passive listener; answers how to remove it. */
function listen<K extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
): () => void {
  element.addEventListener(type, listener, { passive: true });
  return () => element.removeEventListener(type, listener);
}
