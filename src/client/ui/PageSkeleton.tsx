import { Page } from './Page';
import { Skeleton } from './Skeleton';
import styles from './PageSkeleton.module.css';

interface Props {
  heading: string;
  /** As its page is. */
  wide?: boolean | undefined;
}

/** A screen of lines while its code is on the way. */
export function PageSkeleton({ heading, wide = false }: Props) {
  return (
    <Page wide={wide} heading={<h1>{heading}</h1>}>
      <LinesSkeleton />
    </Page>
  );
}

/** Its lines while they are on the way. */
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
