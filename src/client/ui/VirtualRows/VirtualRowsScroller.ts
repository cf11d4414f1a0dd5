import { Emitter } from '../../../shared/Emitter';
import {
  ROWS_PER_BLOCK,
  getRowBlocksToMount,
  getScrollTargetForRow,
  type IndexRange,
  isSameIndexRange,
  type PlainBlocks,
  getVisibleRowBlocks,
  getNextMountedBlockRange,
  getNextPlainBlocks,
  type ScrollViewport,
  getVisibleRows,
} from './rowRange';
import {
  clamp,
  type ScrollTopMapping,
  createScrollTopMapping,
  toRoundedScrollTop,
  computeScrollMove,
  mustRebaseScrollTop,
  type MappedScrollPosition,
} from './scrollTopMapping';

/**
 * Assumed height of the viewport before it is measured, in px, so that the first render fills a usual screen.
 */
const ASSUMED_VIEWPORT_HEIGHT_PX = 900;
/** Scrolling counts as finished this long after the last `scroll` or `scrollend` event, in ms. */
const SCROLL_STOPPED_DELAY_MS = 150;
const SCROLLEND_STOPPED_DELAY_MS = 120;
/** Scroll events within this many ms of a wheel event are attributed to the wheel. */
const SCROLL_AFTER_WHEEL_EVENT_MAX_MS = 200;
/** Maximum distance of a block from the base block, in px; larger CSS offsets lose precision in browsers. */
const ROW_BLOCK_OFFSET_MAX_PX = 1_000_000;
/**
 * Above this velocity, in px per ms, no text can be read: a row crosses a screen in 0.1 s. A turn of a mouse wheel
 * reaches about 2, a strong flick on a touch screen about 6.
 */
const UNREADABLE_VELOCITY_MIN = 8;
/**
 * Velocity in px per ms below which rows count as readable again. Lower than UNREADABLE_VELOCITY_MIN, so that rows do
 * not switch between plain and complete at every small change of the velocity.
 */
const READABLE_VELOCITY_MAX = 5;

/** The mounted blocks of list rows, and the base block from which their offsets are measured. */
export interface MountedRowBlocks extends IndexRange {
  readonly base: number;
  /** The mounted blocks whose rows are plain, because they were mounted while no text could be read. */
  readonly plain: PlainBlocks;
}

/** A scroll position: the first visible row, and how many px of it are scrolled out of view. */
export interface ScrollPosition {
  readonly row: number;
  readonly offset: number;
}

/**
 * How the list is moving. `local`: scrolled pixel by pixel; `jump`: to a distant position, for example by
 * dragging the scrollbar.
 */
type ScrollMotion = 'rest' | 'local' | 'jump';

/**
 * Where to show a row: at the top of the viewport, at the top but below the inset (a sticky header), or wherever it
 * needs the least scrolling.
 */
export type ScrollAlignment = 'start' | 'belowInset' | 'nearest';

/**
 * Scrolls a list of equally high rows of any length in a native scroll container. The height of the track
 * (the scrolled element) is limited to what browsers support. Near the viewport a track pixel is a list
 * pixel; when scrolling has stopped, `scrollTop` is moved to where the position belongs on the track, without
 * a visible change. The scroller writes the track's height, the wrapper's offset and, rarely, `scrollTop`;
 * its subscribers render the blocks of rows.
 */
export class VirtualRowsScroller {
  private container: HTMLElement | null = null;
  private wrapper: HTMLElement | null = null;
  private track: HTMLElement | null = null;
  private map: ScrollTopMapping = createScrollTopMapping(0, ASSUMED_VIEWPORT_HEIGHT_PX);
  private current: MappedScrollPosition = { pos: 0, scrollTop: 0 };
  private height = ASSUMED_VIEWPORT_HEIGHT_PX;
  private width: number | undefined;
  private velocity = 0;
  private inset = 0;
  private isBarHeld = false;
  private isTouched = false;
  private lastWheel = -Infinity;
  private lastScroll = 0;
  private restTimer: ReturnType<typeof setTimeout> | undefined;
  private nextStep: number | undefined;
  private readonly listeners = new Emitter();

  rowCount = 0;
  rowHeight = 36;
  motion: ScrollMotion = 'rest';
  /** Whether the list scrolls too fast to be read. */
  isUnreadable = false;
  /**
   * The mounted blocks of list rows. The object stays the same until its contents change, for
   * useSyncExternalStore.
   */
  blocks: MountedRowBlocks = { first: 0, end: 0, base: 0, plain: new Map() };

  constructor(rowCount: number, rowHeight: number) {
    this.setRowCountAndHeight(rowCount, rowHeight);
  }

  /** Subscribes to scrolling: listeners are called after each change of position, size or motion. */
  readonly subscribe = this.listeners.subscribe;

  get viewport(): ScrollViewport {
    return { pos: this.current.pos, height: this.height, velocity: this.velocity };
  }

  get visibleRowRange(): IndexRange {
    return getVisibleRows(this.viewport, this.rowHeight, this.rowCount);
  }

  /** Scrolled part of the list, 0 to 1. */
  get scrolledFraction(): number {
    return this.map.posMax === 0 ? 0 : this.current.pos / this.map.posMax;
  }

  get position(): ScrollPosition {
    const row = Math.floor(this.current.pos / this.rowHeight);
    return { row, offset: this.current.pos - row * this.rowHeight };
  }

  /** Starts listening to the scroll container. Returns a function that detaches from it. */
  attachToContainer(container: HTMLElement, track: HTMLElement, wrapper: HTMLElement): () => void {
    this.container = container;
    this.track = track;
    this.wrapper = wrapper;
    const onTouch = (event: TouchEvent) => (this.isTouched = event.touches.length > 0);
    const removeListeners = [
      addPassiveListener(container, 'scroll', this.onScroll),
      addPassiveListener(container, 'scrollend', () => this.scheduleScrollEnd(SCROLLEND_STOPPED_DELAY_MS)),
      addPassiveListener(container, 'wheel', () => (this.lastWheel = performance.now())),
      addPassiveListener(container, 'touchstart', onTouch),
      addPassiveListener(container, 'touchend', onTouch),
      addPassiveListener(container, 'touchcancel', onTouch),
      addPassiveListener(container, 'pointerdown', this.onPointerDown),
    ];
    const resizeObserver = new ResizeObserver(() => this.measureViewport());
    resizeObserver.observe(container);
    this.measureViewport();
    this.moveToPixelPosition(this.current.pos);
    return () => {
      for (const remove of removeListeners) remove();
      resizeObserver.disconnect();
      clearTimeout(this.restTimer);
      // Rows that are detached in the middle of a fling would otherwise stay unreadable when attached again.
      this.velocity = 0;
      this.isUnreadable = false;
      if (this.nextStep !== undefined) cancelAnimationFrame(this.nextStep);
      this.nextStep = undefined;
      this.container = this.track = this.wrapper = null;
      this.width = undefined;
    };
  }

  /** Sets how many px at the top of the viewport are covered, for example by a sticky header. */
  setTopInset(inset: number): void {
    this.inset = inset;
  }

  /**
   * Changes the number or height of the rows; the first visible row keeps its place on screen.
   *
   * @param mapPosition returns the new position of the first visible row, if other rows changed its index
   */
  setRowCountAndHeight(
    rowCount: number,
    rowHeight: number,
    mapPosition = (position: ScrollPosition): ScrollPosition => position,
  ): void {
    const before = this.position;
    const { row, offset } = mapPosition(before);
    const isSame = row === before.row && offset === before.offset;
    if (isSame && rowCount === this.rowCount && rowHeight === this.rowHeight) return;
    const scale = rowHeight / this.rowHeight;
    this.rowCount = rowCount;
    this.rowHeight = rowHeight;
    this.moveToPixelPosition(row * rowHeight + offset * scale);
  }

  /** Scrolls to a position in the whole list, in px. It can exceed the height that browsers allow for an element. */
  scrollToPixelPosition(pos: number): void {
    this.motion = 'jump';
    this.velocity = 0;
    this.isUnreadable = false;
    this.moveToPixelPosition(pos);
    this.scheduleScrollEnd(this.isBarHeld ? SCROLL_STOPPED_DELAY_MS : 0);
  }

  scrollToPosition({ row, offset }: ScrollPosition): void {
    this.scrollToPixelPosition(row * this.rowHeight + offset);
  }

  scrollToRow(row: number, align: ScrollAlignment): void {
    const { viewport, rowHeight, inset } = this;
    const target =
      align === 'nearest'
        ? getScrollTargetForRow(viewport, rowHeight, row, inset)
        : row * rowHeight - (align === 'belowInset' ? inset : 0);
    if (target !== null) this.scrollToPixelPosition(target);
  }

  /**
   * Called when the user starts dragging a scrollbar: until `endScrollbarDrag`, scrolling means jumps and
   * `scrollTop` is not re-based.
   */
  startScrollbarDrag(): void {
    this.isBarHeld = true;
  }

  endScrollbarDrag(): void {
    this.isBarHeld = false;
    this.scheduleScrollEnd(0);
  }

  private readonly onScroll = () => {
    if (!this.container) return;
    const now = performance.now();
    const scrollTop = this.container.scrollTop;
    if (scrollTop === this.current.scrollTop) return;
    const steady = this.isTouched || now - this.lastWheel < SCROLL_AFTER_WHEEL_EVENT_MAX_MS;
    const result = computeScrollMove(this.map, this.current, scrollTop, {
      isContinuous: steady,
      isBarHeld: this.isBarHeld,
    });
    this.velocity = result.kind === 'local' ? this.computeVelocity(result.pos - this.current.pos, now) : 0;
    const speed = Math.abs(this.velocity);
    this.isUnreadable = speed > (this.isUnreadable ? READABLE_VELOCITY_MAX : UNREADABLE_VELOCITY_MIN);
    this.motion = result.kind;
    this.lastScroll = now;
    this.current = result;
    if (mustRebaseScrollTop(this.map, this.current) && !this.isBarHeld) this.rebaseScrollTop();
    else this.updateRowsWrapperOffset();
    this.updateMountedRowBlocks();
    this.scheduleScrollEnd(SCROLL_STOPPED_DELAY_MS);
  };

  private readonly onPointerDown = (event: PointerEvent) => {
    const container = this.container;
    if (!container || event.target !== container || event.offsetX < container.clientWidth) return;
    this.isBarHeld = true;
    const release = () => this.endScrollbarDrag();
    window.addEventListener('pointerup', release, { once: true });
  };

  /** Scroll velocity in px per ms, smoothed over a few scroll events. */
  private computeVelocity(distance: number, now: number): number {
    const elapsed = Math.max(now - this.lastScroll, 4);
    if (elapsed > SCROLL_STOPPED_DELAY_MS) return 0;
    return this.velocity * 0.6 + (distance / elapsed) * 0.4;
  }

  private scheduleScrollEnd(ms: number): void {
    clearTimeout(this.restTimer);
    if (ms === 0) this.finishScrolling();
    else this.restTimer = setTimeout(() => this.finishScrolling(), ms);
  }

  private finishScrolling(): void {
    if (this.isBarHeld) return;
    this.velocity = 0;
    this.isUnreadable = false;
    this.motion = 'rest';
    if (!this.isTouched) this.rebaseScrollTop();
    this.updateMountedRowBlocks();
  }

  /** Measures the container. Its width, padding included, becomes the CSS variable `--rows-width` of its rows. */
  private measureViewport(): void {
    const width = this.container?.clientWidth;
    if (width !== this.width) this.container?.style.setProperty('--rows-width', `${width}px`);
    this.width = width;
    const height = this.container?.clientHeight || ASSUMED_VIEWPORT_HEIGHT_PX;
    if (height === this.height) return;
    this.height = height;
    this.moveToPixelPosition(this.current.pos);
  }

  private moveToPixelPosition(pos: number): void {
    this.map = createScrollTopMapping(this.rowCount * this.rowHeight, this.height);
    if (this.track) this.track.style.height = `${this.map.track}px`;
    this.current = { pos: clamp(Math.round(pos), 0, this.map.posMax), scrollTop: this.current.scrollTop };
    this.rebaseScrollTop();
    this.updateMountedRowBlocks();
  }

  /**
   * Sets `scrollTop` to where the list position belongs on the track. The wrapper's offset changes in the
   * same task, so nothing moves on screen.
   */
  private rebaseScrollTop(): void {
    const target = toRoundedScrollTop(this.map, this.current.pos);
    if (this.container && target !== this.current.scrollTop) {
      this.container.scrollTop = target;
      // Reads `scrollTop` back, because a browser may round it.
      this.current = { pos: this.current.pos, scrollTop: this.container.scrollTop };
      if (this.map.identity)
        this.current = { pos: this.current.scrollTop, scrollTop: this.current.scrollTop };
    }
    this.updateRowsWrapperOffset();
  }

  private updateMountedRowBlocks(): void {
    const visible = getVisibleRowBlocks(this.viewport, this.rowHeight, this.rowCount);
    // After a jump, only the visible rows are mounted at first, because this shows them sooner.
    const wanted =
      this.motion === 'jump' ? visible : getRowBlocksToMount(this.viewport, this.rowHeight, this.rowCount);
    const range = getNextMountedBlockRange(this.blocks, visible, wanted);
    const plain = getNextPlainBlocks(this.blocks, range, visible, this.isUnreadable);
    const isComplete = isSameIndexRange(range, wanted) && (plain.size === 0 || this.isUnreadable);
    if (this.container && !isComplete) {
      this.nextStep ??= requestAnimationFrame(() => {
        this.nextStep = undefined;
        this.updateMountedRowBlocks();
      });
    }
    const blockHeight = this.rowHeight * ROWS_PER_BLOCK;
    const isFar = Math.abs(range.first - this.blocks.base) * blockHeight > ROW_BLOCK_OFFSET_MAX_PX;
    const base = isFar ? range.first : this.blocks.base;
    if (!isSameIndexRange(range, this.blocks) || base !== this.blocks.base || plain !== this.blocks.plain)
      this.blocks = { ...range, base, plain };
    this.updateRowsWrapperOffset();
    // While the list scrolls fast, another row would be under the pointer in each frame, and each change of the hovered
    // row costs events and styles.
    if (this.wrapper) this.wrapper.style.pointerEvents = this.isUnreadable ? 'none' : '';
    this.listeners.emit();
  }

  private updateRowsWrapperOffset(): void {
    if (!this.wrapper) return;
    const base = this.blocks.base * ROWS_PER_BLOCK * this.rowHeight;
    this.wrapper.style.top = `${this.current.scrollTop - this.current.pos + base}px`;
  }

  /** The position in the whole list, in px, for a scroll fraction from 0 to 1. */
  getPixelPositionAtFraction(fraction: number): number {
    return clamp(fraction, 0, 1) * this.map.posMax;
  }
}

/** Adds a passive event listener. Returns a function that removes it. */
function addPassiveListener<K extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: K,
  listener: (event: HTMLElementEventMap[K]) => void,
): () => void {
  element.addEventListener(type, listener, { passive: true });
  return () => element.removeEventListener(type, listener);
}
