import { Skeleton } from '../../ui/Skeleton';
import styles from './ActivityScreen.module.css';

/** Activity while its code is on the way. */
export function ActivityScreenSkeleton() {
  return (
    <div className={styles.scroll}>
      <div className={styles.page}>
        <h1 className={styles.heading}>Activity</h1>
        <ActivitySkeleton />
      </div>
    </div>
  );
}

/** The events while they are on the way. */
export function ActivitySkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {[62, 48, 70, 55, 40, 66, 52].map((width) => (
        <div key={width}>
          <Skeleton width={`${width}%`} line="24px" />
          <Skeleton width="35%" line="24px" />
        </div>
      ))}
    </div>
  );
}
