import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ActivityScreen.module.css';

/** Activity while its code is on the way. */
export function ActivityScreenSkeleton() {
  return (
    <Page heading={<h1>Activity</h1>}>
      <ActivitySkeleton />
    </Page>
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
