import {
  type PointerEvent,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { formatCount } from '../../../ui/format';
import {
  scrollToAndFocusRow,
  type VirtualRowsController,
  handleRowNavigationKey,
} from '../../../ui/VirtualRows';
import type { IssueRowModel } from '../data/GroupedRows';
import { createListScrollbarMarks } from './marks';
import styles from './ListScrollbar.module.css';
import { findListSectionByRow, type ListSectionStart } from '../data/sections';

interface ListScrollbarProps {
  controller: VirtualRowsController;
  rows: IssueRowModel;
  rowHeight: number;
  sections: readonly ListSectionStart[];
}

/**
 * The issue list's scrollbar, marked with the list's sections. It follows the list without rendering. While
 * the thumb is dragged, a tooltip shows the section and row, because one pixel of the bar stands for many
 * rows.
 */
export function ListScrollbar({ controller, rows, rowHeight, sections }: ListScrollbarProps) {
  const { scroller } = controller;
  const bar = useRef<HTMLDivElement>(null);
  const thumb = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const [dragging, setDragging] = useState(false);
  const height = useElementHeight(bar);
  const total = rows.count * rowHeight;
  const geometry = computeScrollbarGeometry(height, height, total);
  const marks = createListScrollbarMarks(
    sections,
    (row) =>
      total > height
        ? getScrollbarThumbTop(geometry, Math.min(1, (row * rowHeight) / (total - height))) +
          geometry.thumb / 2
        : (row + 0.5) * rowHeight,
    rows.isGrouped ? height : 0,
  );

  useEffect(() => {
    const update = () => {
      const top = getScrollbarThumbTop(geometry, scroller.scrolledFraction);
      const row = scroller.visibleRowRange.first;
      const label = findListSectionByRow(sections, row)?.label;
      const number = rows.getTopLevelRankByRow(row) + 1;
      const rank = `row ${formatCount(number)}`;
      if (thumb.current) thumb.current.style.translate = `0 ${top}px`;
      bar.current?.setAttribute('aria-valuenow', String(number));
      bar.current?.setAttribute('aria-valuetext', label ? `${label}, ${rank}` : rank);
      if (!tip.current) return;
      tip.current.style.translate = `0 ${top + geometry.thumb / 2}px`;
      tip.current.replaceChildren(label ?? rank, ...(label ? [createSmallTextElement(rank)] : []));
    };
    update();
    return scroller.subscribe(update);
  }, [scroller, geometry, rows, sections, dragging]);

  const dragTo = (event: PointerEvent<HTMLDivElement>) => {
    const y = event.clientY - event.currentTarget.getBoundingClientRect().top;
    scroller.scrollToPixelPosition(scroller.getPixelPositionAtFraction(getScrollFraction(geometry, y)));
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    const mark = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (mark) return scrollToAndFocusRow(controller, Number(mark.dataset['row']), 'start');
    event.currentTarget.setPointerCapture(event.pointerId);
    scroller.startScrollbarDrag();
    setDragging(true);
    dragTo(event);
  };
  const onRelease = () => {
    if (!dragging) return;
    setDragging(false);
    scroller.endScrollbarDrag();
  };

  return (
    <div
      ref={bar}
      role="scrollbar"
      aria-label="List position"
      aria-controls="issue-rows"
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={Math.max(1, rows.issueCount)}
      aria-valuenow={1}
      tabIndex={0}
      className={styles.bar}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => dragging && dragTo(event)}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onKeyDown={(event) => handleListScrollbarKey(event, controller, sections) && event.preventDefault()}
    >
      {marks.map(({ top, label, section }) =>
        label === null ? (
          <i key={section.key} className={styles.line} style={{ top }} />
        ) : (
          <span
            key={section.key}
            data-row={section.row}
            className={styles.mark}
            style={{ top }}
            title={label}
          >
            <span className={styles.label}>{label}</span>
            <i className={styles.tick} />
          </span>
        ),
      )}
      {total > height && height > 0 && (
        <div ref={thumb} data-part="thumb" className={styles.thumb} style={{ height: geometry.thumb }} />
      )}
      {dragging && <div ref={tip} role="presentation" className={styles.tip} />}
    </div>
  );
}

function createSmallTextElement(text: string): HTMLElement {
  const element = document.createElement('small');
  element.textContent = text;
  return element;
}

/**
 * Handles a key on the focused scrollbar of the list: arrow keys move by sections, other keys work as in the
 * list. Returns whether the key was handled.
 */
function handleListScrollbarKey(
  event: KeyboardEvent,
  { scroller, roving }: VirtualRowsController,
  sections: readonly ListSectionStart[],
): boolean {
  const row = scroller.visibleRowRange.first;
  const target =
    event.key === 'ArrowDown'
      ? sections.find((section) => section.row > row)?.row
      : event.key === 'ArrowUp'
        ? sections.findLast((section) => section.row < row)?.row
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? scroller.rowCount - 1
            : undefined;
  if (target === undefined) {
    return event.key.startsWith('Page') && handleRowNavigationKey({ scroller, roving }, event);
  }
  scroller.scrollToRow(target, 'start');
  roving.setTabStopRow(target);
  return true;
}

/** Space above the first and below the last position of the scrollbar's thumb, in px. */
const SCROLLBAR_TRACK_PADDING_PX = 10;
const SCROLLBAR_THUMB_HEIGHT_MIN_PX = 26;

/** Size and range of the thumb of the list's scrollbar, in px. */
interface ScrollbarGeometry {
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

/** The current height of an element in px; 0 before it is measured. */
function useElementHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setHeight(current.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return height;
}
