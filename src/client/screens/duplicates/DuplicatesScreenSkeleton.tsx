import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton';
import headerStyles from './header/DuplicatesHeader.module.css';
import styles from './DuplicatesScreen.module.css';
import { ClusterListSkeleton } from './list/ClusterListSkeleton';
import paneStyles from './pane/ClusterPane.module.css';
import { ComparisonSkeleton } from './pane/ComparisonSkeleton';
import barStyles from './pane/PairBar.module.css';

/** Placeholder for the screen while it is loading. */
export function DuplicatesSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <>
      <header className={headerStyles.header}>
        {heading}
        <span className={headerStyles.counts}>
          <Skeleton width="220px" line="20px" />
        </span>
      </header>
      <div className={styles.columns}>
        <section className={styles.list}>
          <ClusterListSkeleton count={12} />
        </section>
        <div className={styles.pane}>
          <OpenedSkeleton />
        </div>
      </div>
    </>
  );
}

/** Placeholder for the opened cluster while it is loading. */
export function OpenedSkeleton() {
  return (
    <>
      <div className={paneStyles.comparison}>
        <div className={barStyles.bar} />
        <ComparisonSkeleton />
      </div>
      <div className={paneStyles.panel} />
    </>
  );
}
