import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import styles from './BulkOperationScreen.module.css';

/** Placeholder while the code of the bulk edit screen loads. */
export function BulkOperationScreenSkeleton() {
  return (
    <Page heading={<h1>Bulk edit</h1>} wide>
      <BulkEditSkeleton />
    </Page>
  );
}

/** Placeholder while the bulk edit loads. */
export function BulkEditSkeleton() {
  return (
    <div className={styles.operation} aria-busy="true">
      <Skeleton width="90px" line="20px" />
      <Skeleton width="60%" line="20px" />
      <Skeleton width="100%" line="60px" />
    </div>
  );
}
