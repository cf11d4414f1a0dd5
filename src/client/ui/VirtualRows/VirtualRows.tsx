import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { VirtualRowsContext } from './context';
import { handleRowNavigationKey } from './rowKeys';
import { ROWS_PER_BLOCK } from './rowRange';
import { type RowBlockProps, VirtualRowBlock } from './VirtualRowBlock';
import type { VirtualRowsController } from './useVirtualRows';
import type { MountedRowBlocks } from './VirtualRowsScroller';
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
