import { type ComponentType, memo } from 'react';
import { BLOCK_ROWS } from './rowRange';
import styles from './VirtualRows.module.css';

export interface BlockProps {
  /** The first row. */
  first: number;
  /** How many rows: fewer than BLOCK_ROWS only at the end. */
  count: number;
}

interface Props extends BlockProps {
  top: number;
  rowHeight: number;
  Block: ComponentType<BlockProps>;
}

/** Ten rows in one box that the browser lays out, paints and drops by itself. */
export const VirtualBlock = memo(function VirtualBlock({ first, count, top, rowHeight, Block }: Props) {
  return (
    <div
      role="presentation"
      className={styles.block}
      style={{ top, height: rowHeight * BLOCK_ROWS, '--row-height': `${rowHeight}px` } as React.CSSProperties}
    >
      <Block first={first} count={count} />
    </div>
  );
});
