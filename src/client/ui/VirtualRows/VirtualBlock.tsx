import { type ComponentType, memo } from 'react';
import { BLOCK_ROWS } from './rowRange';
import styles from './VirtualRows.module.css';

export interface BlockProps {
  /** Index of the block's first row in the list. */
  first: number;
  /** Number of rows in the block; less than BLOCK_ROWS only at the end of the list. */
  count: number;
}

interface Props extends BlockProps {
  top: number;
  rowHeight: number;
  Block: ComponentType<BlockProps>;
}

/** A box of BLOCK_ROWS rows that the browser can lay out and paint independently of the others. */
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
