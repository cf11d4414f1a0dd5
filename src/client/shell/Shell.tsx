import { type ReactNode, Suspense, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet, useLocation } from 'react-router-dom';
import type { ShellQuery } from '../../../__generated__/ShellQuery.graphql';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { Section } from '../components/Section';
import { InitialLocationContext } from '../navigation/useWasNavigatedTo';
import { useOwnedQuery } from '../relay/useOwnedQuery';
import { LiveRegion } from '../ui/LiveRegion';
import { EditStatus } from './EditStatus';
import { NarrowBar } from './NarrowBar';
import { NavigationProgress } from './NavigationProgress';
import { OfflineBanner } from './OfflineBanner';
import { Overlays } from './Overlays';
import { Palette } from './Palette';
import styles from './Shell.module.css';
import { ShellKeys } from './ShellKeys';
import type { ShellQueryRef } from './shellQuery';
import { Sidebar } from './Sidebar';
import { SidebarSkeleton } from './SidebarSkeleton';
import { SignInOverlay } from './SignInOverlay';

const query = graphql`
  query ShellQuery {
    ...Sidebar_query
    ...PaletteMenu_query
    ...SignInOverlay_query
  }
`;

/** What stands around every screen: the sidebar, the keys, what is told to all. */
export function Shell({ queryRef: loaded }: { queryRef: ShellQueryRef }) {
  const { queryRef, reload } = useOwnedQuery<ShellQuery>(query, loaded);
  const location = useLocation();
  const [first] = useState(location);
  const sidebar = (
    <Section skeleton={<SidebarSkeleton />} onRetry={reload}>
      <ShellData queryRef={queryRef}>{(data) => <Sidebar query={data} />}</ShellData>
    </Section>
  );
  const palette = <ShellData queryRef={queryRef}>{(data) => <Palette query={data} />}</ShellData>;
  return (
    <InitialLocationContext value={first}>
      <Overlays palette={palette} sidebar={sidebar}>
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
            <EditStatus />
          </div>
        </div>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <ShellData queryRef={queryRef}>{(data) => <SignInOverlay query={data} />}</ShellData>
          </Suspense>
        </ErrorBoundary>
        <LiveRegion />
      </Overlays>
    </InitialLocationContext>
  );
}

interface AnswerProps {
  queryRef: ShellQueryRef;
  children: (data: ShellQuery['response']) => ReactNode;
}

/** What the shell's query answered; waits for it. */
function ShellData({ queryRef, children }: AnswerProps) {
  return children(usePreloadedQuery<ShellQuery>(query, queryRef));
}
