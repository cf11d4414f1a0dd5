import { type ReactNode, Suspense, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet, useLocation } from 'react-router-dom';
import type { ShellQuery } from '../../../__generated__/ShellQuery.graphql';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { AsyncBoundary } from '../components/AsyncBoundary';
import { InitialLocationContext } from '../navigation/useIsClientSideNavigation';
import { useLoaderQuery } from '../relay/useLoaderQuery';
import { LiveRegion } from '../ui/LiveRegion';
import { LazyEditBar } from './LazyEditBar';
import { NarrowWindowHeader } from './NarrowBar';
import { NavigationProgress } from './NavigationProgress';
import { OfflineBanner } from './OfflineBanner';
import { Overlays } from './Overlays';
import { CommandPalette } from './CommandPalette';
import styles from './Shell.module.css';
import { ShellKeyBindings } from './ShellKeyBindings';
import type { AppShellQueryRef } from './shellQuery';
import { Sidebar } from './Sidebar';
import { SidebarSkeleton } from './SidebarSkeleton';
import { SignInOverlay } from './SignInOverlay';

const shellQuery = graphql`
  query ShellQuery {
    ...Sidebar_query
    ...CommandPaletteMenu_query
    ...SignInOverlay_query
  }
`;

/** Frame around every screen: sidebar, keyboard shortcuts, dialogs and notices. */
export function Shell({ queryRef: loaded }: { queryRef: AppShellQueryRef }) {
  const { queryRef, reload } = useLoaderQuery<ShellQuery>(shellQuery, loaded);
  const location = useLocation();
  const [initialLocation] = useState(location);
  const sidebar = (
    <AsyncBoundary skeleton={<SidebarSkeleton />} onRetry={reload}>
      <ShellQueryLoader queryRef={queryRef}>{(data) => <Sidebar query={data} />}</ShellQueryLoader>
    </AsyncBoundary>
  );
  const palette = (
    <ShellQueryLoader queryRef={queryRef}>{(data) => <CommandPalette query={data} />}</ShellQueryLoader>
  );
  return (
    <InitialLocationContext value={initialLocation}>
      <Overlays palette={palette} sidebar={sidebar}>
        <ShellKeyBindings />
        <div className={styles.app}>
          <a href="#main" className={styles.skip}>
            Skip to content
          </a>
          <div className={styles.side}>{sidebar}</div>
          <div className={styles.column}>
            <NarrowWindowHeader />
            <OfflineBanner />
            <main id="main" tabIndex={-1} className={styles.main}>
              <NavigationProgress />
              <Outlet />
            </main>
            <LazyEditBar />
          </div>
        </div>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ShellQueryLoader queryRef={queryRef}>
              {(data) => <SignInOverlay query={data} />}
            </ShellQueryLoader>
          </Suspense>
        </ErrorBoundary>
        <LiveRegion />
      </Overlays>
    </InitialLocationContext>
  );
}

interface ShellQueryLoaderProps {
  queryRef: AppShellQueryRef;
  children: (data: ShellQuery['response']) => ReactNode;
}

/** Passes the data of the shell's query (viewer and sidebar) to its children; suspends until it is loaded. */
function ShellQueryLoader({ queryRef, children }: ShellQueryLoaderProps) {
  return children(usePreloadedQuery<ShellQuery>(shellQuery, queryRef));
}
