import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  memo,
} from 'react';
import { VirtualRowsContext } from './VirtualRow';
import { ROWS_PER_BLOCK } from './rowRange';
import type { VirtualRowsController } from './useVirtualRows';
import type { MountedRowBlocks, ScrollAlignment } from './VirtualRowsScroller';
import styles from './VirtualRows.module.css';

/** Maximum offset, in px, of the block with the focused row, which stays mounted when it is scrolled out of view. */
const PINNED_ROW_BLOCK_OFFSET_MAX_PX = 2_000_000;

interface VirtualRowsProps {
  controller: VirtualRowsController;
  rowCount: number;
  rowHeight: number;
  label: string;
  busy?: boolean;
  id?: string;
  className?: string;
  /** Whether rows have child rows that can be collapsed; the ARIA role is then treegrid. */
  tree?: boolean;
  /** Whether several rows can be selected. */
  selectable?: boolean;
  /** Shown over the top of the list, for example a sticky header. */
  over?: ReactNode;
  /**
   * Component that renders `count` rows from `first` on, each in a {@link VirtualRow}. Must not change
   * between renders.
   */
  Block: ComponentType<RowBlockProps>;
}

/** A grid with any number of equally high rows, of which only those near the viewport are mounted. */
export function VirtualRows({
  controller,
  rowCount,
  rowHeight,
  label,
  tree = false,
  ...props
}: VirtualRowsProps) {
  const { busy, id, className, selectable, over, Block } = props;
  const { scroller, roving } = controller;
  const container = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const blocks = useSyncExternalStore(scroller.subscribe, () => scroller.blocks);
  const pinned = useSyncExternalStore(roving.subscribe, () => Math.floor(roving.index / ROWS_PER_BLOCK));

  useLayoutEffect(
    () => scroller.attachToContainer(container.current!, track.current!, wrapper.current!),
    [scroller],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTextInputTarget(event.target)) return;
    if (handleRowNavigationKey(controller, event)) event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest('[role=row]')?.getAttribute('aria-rowindex');
    if (row) roving.setTabStopRow(Number(row) - 1);
    roving.setGridFocused(true);
  };

  const blockHeight = rowHeight * ROWS_PER_BLOCK;
  return (
    <div
      ref={container}
      id={id}
      role={tree ? 'treegrid' : 'grid'}
      aria-label={label}
      aria-rowcount={rowCount}
      aria-busy={busy || undefined}
      aria-multiselectable={selectable}
      data-virtual-rows=""
      className={className ? `${styles.container} ${className}` : styles.container}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={() => roving.setGridFocused(false)}
    >
      {over && (
        <div role="presentation" className={styles.over}>
          {over}
        </div>
      )}
      <div ref={track} role="presentation" className={styles.track}>
        <div ref={wrapper} role="presentation" className={styles.wrapper}>
          <VirtualRowsContext value={controller}>
            {getRowBlocksToRender(blocks, pinned, rowCount).map(({ block, key, plain }) => (
              <VirtualRowBlock
                key={key}
                first={block * ROWS_PER_BLOCK}
                count={Math.min(ROWS_PER_BLOCK, rowCount - block * ROWS_PER_BLOCK)}
                plain={plain}
                hasTabStop={block === pinned}
                top={clampRowBlockOffset((block - blocks.base) * blockHeight)}
                rowHeight={rowHeight}
                Block={Block}
              />
            ))}
          </VirtualRowsContext>
        </div>
      </div>
    </div>
  );
}

interface RowBlockToRender {
  block: number;
  key: React.Key;
  plain: boolean;
}

/**
 * The blocks of rows to render: those near the viewport and the one with the focused row, which is never plain, because
 * plain rows take no focus. They are in order, but plain ones follow in the order of their slots: the elements of a slot
 * stay in place and get other rows.
 */
function getRowBlocksToRender(
  { first, end, plain }: MountedRowBlocks,
  pinned: number,
  rowCount: number,
): RowBlockToRender[] {
  const last = Math.ceil(rowCount / ROWS_PER_BLOCK);
  const complete: number[] = [];
  const inSlots: RowBlockToRender[] = [];
  if (pinned < first && pinned < last) complete.push(pinned);
  for (let block = first; block < Math.min(end, last); block++) {
    const slot = block === pinned ? undefined : plain.get(block);
    if (slot === undefined) complete.push(block);
    else inSlots[slot] = { block, key: `plain ${slot}`, plain: true };
  }
  if (pinned >= end && pinned < last) complete.push(pinned);
  return [
    ...complete.map((block) => ({ block, key: block, plain: false })),
    ...inSlots.filter((slot) => slot !== undefined),
  ];
}

function clampRowBlockOffset(top: number): number {
  return Math.min(Math.max(top, -PINNED_ROW_BLOCK_OFFSET_MAX_PX), PINNED_ROW_BLOCK_OFFSET_MAX_PX);
}

function isTextInputTarget(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

export interface RowBlockProps {
  /** Index of the block's first row in the list. */
  first: number;
  /** Number of rows in the block; less than ROWS_PER_BLOCK only at the end of the list. */
  count: number;
  /** Whether the rows can be plain, without what nobody can see, because the list scrolls too fast to be read. */
  plain: boolean;
  /** Whether one of the rows is the tab stop of the grid, and may have the focus. */
  hasTabStop: boolean;
}

interface VirtualRowBlockProps extends RowBlockProps {
  top: number;
  rowHeight: number;
  Block: ComponentType<RowBlockProps>;
}

/** A box of ROWS_PER_BLOCK rows that the browser can lay out and paint independently of the others. */
const VirtualRowBlock = memo(function VirtualRowBlock({
  first,
  count,
  plain,
  hasTabStop,
  top,
  rowHeight,
  Block,
}: VirtualRowBlockProps) {
  return (
    <div
      role="presentation"
      className={styles.block}
      style={
        { top, height: rowHeight * ROWS_PER_BLOCK, '--row-height': `${rowHeight}px` } as React.CSSProperties
      }
    >
      <Block first={first} count={count} plain={plain} hasTabStop={hasTabStop} />
    </div>
  );
});

/** The row to which a navigation key moves from the row `index`; null for other keys. */
function getNavigationKeyTargetRow(
  key: string,
  index: number,
  rowCount: number,
  pageRows: number,
): number | null {
  const last = Math.max(0, rowCount - 1);
  const to = (row: number) => Math.min(Math.max(row, 0), last);
  switch (key) {
    case 'ArrowDown':
      return to(index + 1);
    case 'ArrowUp':
      return to(index - 1);
    case 'PageDown':
      return to(index + pageRows);
    case 'PageUp':
      return to(index - pageRows);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Handles a navigation key: scrolls to the target row and focuses it. Returns whether the key was handled. */
export function handleRowNavigationKey(
  { scroller, roving }: VirtualRowsController,
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || scroller.rowCount === 0) return false;
  const pageRows = Math.max(1, Math.floor(scroller.viewport.height / scroller.rowHeight) - 1);
  const row = getNavigationKeyTargetRow(event.key, roving.index, scroller.rowCount, pageRows);
  if (row === null) return false;
  scrollToAndFocusRow({ scroller, roving }, row, 'nearest');
  return true;
}

/** Scrolls a virtual list to a row and focuses the row. */
export function scrollToAndFocusRow(
  { scroller, roving }: VirtualRowsController,
  row: number,
  align: ScrollAlignment,
): void {
  scroller.scrollToRow(row, align);
  roving.focusRow(row);
}
