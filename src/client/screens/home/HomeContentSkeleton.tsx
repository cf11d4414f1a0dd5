import { OverviewRowsSkeleton } from '../../components/overview/OverviewRowsSkeleton';
import styles from './HomeScreen.module.css';

/** Placeholder while the sections load. */
export function HomeContentSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <OverviewRowsSkeleton rows={10} />
      <OverviewRowsSkeleton rows={10} />
    </div>
  );
}
