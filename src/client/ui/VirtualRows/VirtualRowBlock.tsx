import { type ComponentType, memo } from 'react';
import { ROWS_PER_BLOCK } from './rowRange';
import styles from './VirtualRows.module.css';

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
export const VirtualRowBlock = memo(function VirtualRowBlock({
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
