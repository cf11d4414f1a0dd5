import type { ReactNode } from 'react';
import { LinkListSkeleton } from '../../components/list/SequentialLinkList';
import { Skeleton } from '../../ui/Skeleton';
import headerStyles from './DuplicatesHeader.module.css';
import styles from './DuplicatesScreen.module.css';
import listStyles from './list/ClusterList.module.css';
import paneStyles from './pane/ClusterPane.module.css';
import { ComparisonSkeleton } from './pane/OpenedCluster';
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
          <LinkListSkeleton count={12} entryClassName={listStyles.skeletonEntry} />
        </section>
        <div className={styles.pane}>
          <OpenedClusterSkeleton />
        </div>
      </div>
    </>
  );
}

/** Placeholder for the opened cluster while it is loading. */
export function OpenedClusterSkeleton() {
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
