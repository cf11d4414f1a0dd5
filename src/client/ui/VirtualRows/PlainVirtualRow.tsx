import type { ReactNode } from 'react';
import styles from './VirtualRows.module.css';

interface PlainVirtualRowProps {
  index: number;
  /** Whether the row's content is loading. */
  busy: boolean;
  /** Depth in a tree of rows, from 1. */
  level?: number | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** A row of a plain block (see RowBlockProps): it takes no focus, and a VirtualRow replaces it. */
export const PlainVirtualRow = ({ index, busy, level, className, children }: PlainVirtualRowProps) => (
  <div
    role="row"
    aria-rowindex={index + 1}
    aria-busy={busy || undefined}
    aria-level={level}
    className={`${styles.row} ${className}`}
  >
    {children}
  </div>
);
