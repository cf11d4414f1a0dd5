import type { ReactNode } from 'react';
import styles from './InboxScreen.module.css';
import { InboxEntriesSkeleton } from './list/InboxEntriesSkeleton';

/** Placeholder for the inbox while it is loading. */
export function InboxSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <div className={styles.columns}>
      <section className={styles.left}>
        <header className={styles.heading}>{heading}</header>
        <div className={styles.filters} />
        <InboxEntriesSkeleton count={12} />
      </section>
    </div>
  );
}
