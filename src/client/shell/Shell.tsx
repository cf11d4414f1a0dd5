import { type ReactNode, Suspense, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet, useLocation } from 'react-router-dom';
import type { ShellQuery } from '../../../__generated__/ShellQuery.graphql';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { AsyncBoundary } from '../components/AsyncBoundary';
import { InitialLocationContext } from '../navigation/useWasNavigatedTo';
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
import type { ShellQueryRef } from './shellQuery';
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
export function Shell({ queryRef: loaded }: { queryRef: ShellQueryRef }) {
  const { queryRef, reload } = useLoaderQuery<ShellQuery>(shellQuery, loaded);
  const location = useLocation();
  const [initialLocation] = useState(location);
  const sidebar = (
    <AsyncBoundary skeleton={<SidebarSkeleton />} onRetry={reload}>
      <ShellQueryData queryRef={queryRef}>{(data) => <Sidebar query={data} />}</ShellQueryData>
    </AsyncBoundary>
  );
  const palette = (
    <ShellQueryData queryRef={queryRef}>{(data) => <CommandPalette query={data} />}</ShellQueryData>
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
            <ShellQueryData queryRef={queryRef}>{(data) => <SignInOverlay query={data} />}</ShellQueryData>
          </Suspense>
        </ErrorBoundary>
        <LiveRegion />
      </Overlays>
    </InitialLocationContext>
  );
}

interface ShellQueryDataProps {
  queryRef: ShellQueryRef;
  children: (data: ShellQuery['response']) => ReactNode;
}

/** Passes the data of the shell's query (viewer and sidebar) to its children; suspends until it is loaded. */
function ShellQueryData({ queryRef, children }: ShellQueryDataProps) {
  return children(usePreloadedQuery<ShellQuery>(shellQuery, queryRef));
}
