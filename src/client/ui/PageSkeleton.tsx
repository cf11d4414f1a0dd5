import { Page, type PageProps } from './Page';
import { Skeleton } from './Skeleton';
import styles from './PageSkeleton.module.css';

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
