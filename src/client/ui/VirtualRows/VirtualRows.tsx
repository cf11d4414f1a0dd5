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
import styles from './VirtualRows.module.css';

/** Maximum offset, in px, of the block with the focused row, which stays mounted when it is scrolled out of view. */
const PINNED_ROW_BLOCK_OFFSET_MAX_PX = 2_000_000;

interface Props {
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
export function VirtualRows({ controller, rowCount, rowHeight, label, tree = false, ...props }: Props) {
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
            {getRowBlocksToRender(blocks.first, blocks.end, pinned, rowCount).map((block) => (
              <VirtualRowBlock
                key={block}
                first={block * ROWS_PER_BLOCK}
                count={Math.min(ROWS_PER_BLOCK, rowCount - block * ROWS_PER_BLOCK)}
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

/** The blocks of rows to render, in order: those near the viewport and the one with the focused row. */
function getRowBlocksToRender(first: number, end: number, pinned: number, rowCount: number): number[] {
  const last = Math.ceil(rowCount / ROWS_PER_BLOCK);
  const blocks: number[] = [];
  if (pinned < first && pinned < last) blocks.push(pinned);
  for (let block = first; block < Math.min(end, last); block++) blocks.push(block);
  if (pinned >= end && pinned < last) blocks.push(pinned);
  return blocks;
}

function clampRowBlockOffset(top: number): number {
  return Math.min(Math.max(top, -PINNED_ROW_BLOCK_OFFSET_MAX_PX), PINNED_ROW_BLOCK_OFFSET_MAX_PX);
}

function isTextInputTarget(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
