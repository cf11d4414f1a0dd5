import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import styles from './BulkScreen.module.css';

/** A bulk operation's screen while its code is on the way. */
export function BulkScreenSkeleton() {
  return (
    <Page heading={<h1>Bulk edit</h1>}>
      <BulkSkeleton />
    </Page>
  );
}

/** What it did while that is on the way. */
export function BulkSkeleton() {
  return (
    <div className={styles.operation} aria-busy="true">
      <Skeleton width="90px" line="20px" />
      <Skeleton width="60%" line="20px" />
      <Skeleton width="100%" line="60px" />
    </div>
  );
}
