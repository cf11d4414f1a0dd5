import { type ReactNode, Suspense, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet, useLocation } from 'react-router-dom';
import type { AppShellQuery } from '../../../__generated__/AppShellQuery.graphql';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { AsyncBoundary } from '../components/AsyncBoundary';
import { LazyPersonCards } from '../components/people/LazyPersonCards';
import { InitialLocationContext } from '../navigation/useIsClientSideNavigation';
import { useLoaderQuery } from '../relay/useLoaderQuery';
import { LiveRegion } from '../ui/LiveRegion';
import { LazyMutationStatusBar } from './LazyMutationStatusBar';
import { NarrowWindowHeader } from './NarrowWindowHeader';
import { NavigationProgress } from './NavigationProgress';
import { OfflineBanner } from './OfflineBanner';
import { Overlays } from './Overlays';
import { CommandPalette } from './CommandPalette';
import styles from './AppShell.module.css';
import { AppShellCommands } from './AppShellCommands';
import type { AppShellQueryRef } from './shellQuery';
import { Sidebar } from './Sidebar';
import { SidebarSkeleton } from './SidebarSkeleton';
import { SignInOverlay } from './SignInOverlay';

const appShellQuery = graphql`
  query AppShellQuery {
    ...Sidebar_query
    ...CommandPaletteMenu_query
    ...SignInOverlay_query
  }
`;

/** Frame around every screen: sidebar, keyboard shortcuts, dialogs and notices. */
export function AppShell({ queryRef: loaded }: { queryRef: AppShellQueryRef }) {
  const { queryRef, reload } = useLoaderQuery<AppShellQuery>(appShellQuery, loaded);
  const location = useLocation();
  const [initialLocation] = useState(location);
  const sidebar = (
    <AsyncBoundary skeleton={<SidebarSkeleton />} onRetry={reload}>
      <AppShellQueryLoader queryRef={queryRef}>{(data) => <Sidebar query={data} />}</AppShellQueryLoader>
    </AsyncBoundary>
  );
  const palette = (
    <AppShellQueryLoader queryRef={queryRef}>{(data) => <CommandPalette query={data} />}</AppShellQueryLoader>
  );
  return (
    <InitialLocationContext value={initialLocation}>
      <Overlays palette={palette} sidebar={sidebar}>
        <AppShellCommands />
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
            <LazyMutationStatusBar />
          </div>
        </div>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <AppShellQueryLoader queryRef={queryRef}>
              {(data) => <SignInOverlay query={data} />}
            </AppShellQueryLoader>
          </Suspense>
        </ErrorBoundary>
        <LazyPersonCards />
        <LiveRegion />
      </Overlays>
    </InitialLocationContext>
  );
}

interface AppShellQueryLoaderProps {
  queryRef: AppShellQueryRef;
  children: (data: AppShellQuery['response']) => ReactNode;
}

/** Passes the data of the shell's query (viewer and sidebar) to its children; suspends until it is loaded. */
function AppShellQueryLoader({ queryRef, children }: AppShellQueryLoaderProps) {
  return children(usePreloadedQuery<AppShellQuery>(appShellQuery, queryRef));
}
