import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { Skeleton } from './Skeleton';

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

interface PageSkeletonProps {
  /** Absent: the heading is known only when the content has loaded. */
  heading?: string;
  /** As `wide` of Page. */
  wide?: PageProps['wide'];
}

/** Placeholder while the code of a screen loads. */
export function PageSkeleton({ heading, wide = false }: PageSkeletonProps) {
  return (
    <Page wide={wide} heading={heading !== undefined && <h1>{heading}</h1>}>
      <LinesSkeleton />
    </Page>
  );
}

/** Placeholder while the content of a screen loads. */
export function LinesSkeleton() {
  return (
    <div className={styles.lines} aria-busy="true">
      <Skeleton width="260px" height="14px" line="32px" />
      {[48, 62, 40, 70, 55, 44, 66, 52].map((width) => (
        <Skeleton key={width} width={`${width}%`} line="36px" />
      ))}
    </div>
  );
}
