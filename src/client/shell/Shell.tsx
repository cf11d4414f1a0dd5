import { useState } from 'react';
import { graphql } from 'react-relay';
import { Outlet, useLocation } from 'react-router-dom';
import type { ShellQuery } from '../../../__generated__/ShellQuery.graphql';
import { FirstLocationContext } from '../components/useNavigated';
import { useOwnedQuery } from '../relay/useOwnedQuery';
import { LiveRegion } from '../ui/LiveRegion';
import { NarrowBar } from './NarrowBar';
import { NavigationProgress } from './NavigationProgress';
import { OfflineBanner } from './OfflineBanner';
import { Overlays } from './Overlays';
import styles from './Shell.module.css';
import { ShellKeys } from './ShellKeys';
import type { ShellQueryRef } from './shellQuery';
import { ShellSidebar } from './ShellSidebar';

/** What stands around every screen: the sidebar, the keys, what is told to all. */
export function Shell({ queryRef: loaded }: { queryRef: ShellQueryRef }) {
  const { queryRef, reload } = useOwnedQuery<ShellQuery>(
    graphql`
      query ShellQuery {
        ...Sidebar_query
        ...Palette_query
      }
    `,
    loaded,
  );
  const location = useLocation();
  const [first] = useState(location);
  const sidebar = <ShellSidebar queryRef={queryRef} reload={reload} />;
  return (
    <FirstLocationContext value={first}>
      <Overlays queryRef={queryRef} sidebar={sidebar}>
        <ShellKeys />
        <div className={styles.app}>
          <a href="#main" className={styles.skip}>
            Skip to the content
          </a>
          <div className={styles.side}>{sidebar}</div>
          <div className={styles.column}>
            <NarrowBar />
            <OfflineBanner />
            <main id="main" tabIndex={-1} className={styles.main}>
              <NavigationProgress />
              <Outlet />
            </main>
          </div>
        </div>
        <LiveRegion />
      </Overlays>
    </FirstLocationContext>
  );
}
