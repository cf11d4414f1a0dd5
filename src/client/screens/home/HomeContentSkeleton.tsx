import { Skeleton } from '../../ui/Skeleton';
import styles from './HomeScreen.module.css';

/** Placeholder while the sections load. */
export function HomeContentSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <HomeRowsSkeleton rows={10} />
      <HomeRowsSkeleton rows={10} />
    </div>
  );
}

const ROW_WIDTHS = [64, 48, 72, 56, 80, 44, 68, 52, 76, 60];

/** Placeholder rows of a section. */
export function HomeRowsSkeleton({ rows }: { rows: number }) {
  return (
    <div>
      {ROW_WIDTHS.slice(0, rows).map((width) => (
        <div key={width} className={styles.skeletonRow}>
          <Skeleton width={`${width}%`} line="20px" />
        </div>
      ))}
    </div>
  );
}
