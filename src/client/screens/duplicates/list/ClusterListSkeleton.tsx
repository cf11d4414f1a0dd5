import { Skeleton } from '../../../ui/Skeleton';
import styles from './ClusterList.module.css';

/** Placeholder for clusters that are loading. */
export function ClusterListSkeleton({ count }: { count: number }) {
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
