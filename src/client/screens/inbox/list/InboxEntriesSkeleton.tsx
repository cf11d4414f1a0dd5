import { Skeleton } from '../../../ui/Skeleton';
import styles from './InboxEntries.module.css';

/** Placeholder for notifications that are loading. */
export function InboxEntriesSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.skeletonEntry}>
          <Skeleton width={`${55 + ((index * 17) % 30)}%`} line="20px" />
          <Skeleton width={`${30 + ((index * 23) % 25)}%`} line="20px" />
        </div>
      ))}
    </div>
  );
}
