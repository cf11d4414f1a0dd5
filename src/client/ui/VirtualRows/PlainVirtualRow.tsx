import type { HTMLAttributes, ReactNode } from 'react';
import styles from './VirtualRows.module.css';

export interface PlainRowOptions {
  index: number;
  /** Whether the row's content is loading. */
  busy: boolean;
  /** Depth in a tree of rows, from 1. */
  level?: number | undefined;
  className: string | undefined;
}

/** The attributes of the element of a plain row, for components that render it themselves. */
export const getPlainRowAttributes = ({
  index,
  busy,
  level,
  className,
}: PlainRowOptions): HTMLAttributes<HTMLDivElement> => ({
  role: 'row',
  'aria-rowindex': index + 1,
  'aria-busy': busy || undefined,
  'aria-level': level,
  className: `${styles.row} ${className}`,
});

interface PlainVirtualRowProps extends PlainRowOptions {
  children: ReactNode;
}

/** A row of a plain block (see RowBlockProps): it takes no focus, and a VirtualRow replaces it. */
export const PlainVirtualRow = ({ children, ...row }: PlainVirtualRowProps) => (
  <div {...getPlainRowAttributes(row)}>{children}</div>
);
