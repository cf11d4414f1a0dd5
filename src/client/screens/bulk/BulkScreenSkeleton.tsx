import { Skeleton } from '../../ui/Skeleton';
import styles from './BulkScreen.module.css';

/** A bulk operation's screen while it is on the way. */
export function BulkScreenSkeleton() {
  return (
    <div className={styles.screen}>
      <Skeleton width="90px" line="20px" />
      <Skeleton width="160px" line="28px" />
      <Skeleton width="60%" line="20px" />
      <Skeleton width="100%" line="60px" />
    </div>
  );
}
