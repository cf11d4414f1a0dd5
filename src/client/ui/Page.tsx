import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface Props {
  /** Holds the `h1`. */
  heading: ReactNode;
  /** What can be done here, at the heading's end. */
  actions?: ReactNode;
  /** For what stands side by side; else as wide as one reads. */
  wide?: boolean;
  children: ReactNode;
}

/** The frame of a screen that is one column; it scrolls by itself. A screen and its skeleton share it. */
export function Page({ heading, actions, wide = false, children }: Props) {
  return (
    <div className={styles.scroll} data-scroll="">
      <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
        <header className={styles.heading}>
          {heading}
          {actions}
        </header>
        {children}
      </div>
    </div>
  );
}
