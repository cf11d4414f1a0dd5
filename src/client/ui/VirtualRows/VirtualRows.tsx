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
import { handleRowKey } from './rowKeys';
import { BLOCK_ROWS } from './rowRange';
import { type BlockProps, VirtualBlock } from './VirtualBlock';
import type { VirtualRowsController } from './useVirtualRows';
import styles from './VirtualRows.module.css';

/** The block of a focused row that is off screen stays mounted, no further away than this many px. */
const PINNED_REACH = 2_000_000;

interface Props {
  controller: VirtualRowsController;
  rowCount: number;
  rowHeight: number;
  label: string;
  busy?: boolean;
  id?: string;
  className?: string;
  /** Some rows are of others, which can be collapsed: a tree, as assistive technology calls it. */
  tree?: boolean;
  /** Rows can be selected, several at once. */
  selectable?: boolean;
  /** Lies over the top of the list, whatever is scrolled below it. */
  over?: ReactNode;
  /** Renders `count` rows from `first` on, each in a {@link VirtualRow}. Must be one and the same component. */
  Block: ComponentType<BlockProps>;
}

/** A grid of rows of one height, as many as there may be, of which only those in view are mounted. */
export function VirtualRows({ controller, rowCount, rowHeight, label, tree = false, ...props }: Props) {
  const { busy, id, className, selectable, over, Block } = props;
  const { scroller, roving } = controller;
  const container = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const blocks = useSyncExternalStore(scroller.subscribe, () => scroller.blocks);
  const pinned = useSyncExternalStore(roving.subscribe, () => Math.floor(roving.index / BLOCK_ROWS));

  useLayoutEffect(() => scroller.attach(container.current!, track.current!, wrapper.current!), [scroller]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    if (handleRowKey(controller, event)) event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest('[role=row]')?.getAttribute('aria-rowindex');
    if (row) roving.set(Number(row) - 1);
    roving.hold(true);
  };

  const blockHeight = rowHeight * BLOCK_ROWS;
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
      onBlur={() => roving.hold(false)}
    >
      {over && (
        <div role="presentation" className={styles.over}>
          {over}
        </div>
      )}
      <div ref={track} role="presentation" className={styles.track}>
        <div ref={wrapper} role="presentation" className={styles.wrapper}>
          <VirtualRowsContext value={controller}>
            {mounted(blocks.first, blocks.end, pinned, rowCount).map((block) => (
              <VirtualBlock
                key={block}
                first={block * BLOCK_ROWS}
                count={Math.min(BLOCK_ROWS, rowCount - block * BLOCK_ROWS)}
                top={within((block - blocks.base) * blockHeight)}
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

/** The blocks in view and the one with the roving row, in order. */
function mounted(first: number, end: number, pinned: number, rowCount: number): number[] {
  const last = Math.ceil(rowCount / BLOCK_ROWS);
  const blocks: number[] = [];
  if (pinned < first && pinned < last) blocks.push(pinned);
  for (let block = first; block < Math.min(end, last); block++) blocks.push(block);
  if (pinned >= end && pinned < last) blocks.push(pinned);
  return blocks;
}

function within(top: number): number {
  return Math.min(Math.max(top, -PINNED_REACH), PINNED_REACH);
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
