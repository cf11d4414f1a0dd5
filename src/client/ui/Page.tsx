import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageProps {
  /** Heading of the page, which contains the `h1`. Absent: the content has it. */
  heading?: ReactNode;
  /** Buttons at the end of the page's heading. */
  actions?: ReactNode;
  /**
   * Whether the page is wide, for content in columns: always, or in windows of 1280 px and more, and wider in those of
   * 1440 px and more; `full` for the width of four columns. Otherwise the width is limited for reading.
   */
  wide?: boolean | 'onWideScreens' | 'full';
  children: ReactNode;
}

/** Scrolling frame with a heading, shared by a screen and its skeleton. */
export function Page({ heading, actions, wide = false, children }: PageProps) {
  return (
    <div className={styles.scroll} data-scroll="">
      <div className={wide ? `${styles.page} ${wide === true ? styles.wide : styles[wide]}` : styles.page}>
        {(heading || actions) && (
          <header className={styles.heading}>
            {heading}
            {actions}
          </header>
        )}
        {children}
      </div>
    </div>
  );
}
