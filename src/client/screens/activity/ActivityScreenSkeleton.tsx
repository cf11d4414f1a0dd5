import { Page } from '../../ui/Page';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ActivityScreen.module.css';

/** Placeholder while the code of the activity screen loads. */
export function ActivityScreenSkeleton() {
  return (
    <Page heading={<h1>Activity</h1>}>
      <ActivitySkeleton />
    </Page>
  );
}

/** Placeholder while the activity events load. */
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
