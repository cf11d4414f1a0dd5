import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import {
  graphql,
  usePreloadedQuery,
  useFragment,
  useRelayEnvironment,
  type PreloadedQuery,
} from 'react-relay';
import {
  Outlet,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
import { Menu, CloudOff } from 'lucide-react';
import type { IEnvironment } from 'relay-runtime';
import query, { type AppShellQuery } from '../../../__generated__/AppShellQuery.graphql';
import { ErrorBoundary, AsyncBoundary, ErrorBox } from '../components/errors/ErrorBoundary';
import { LazyPersonCards } from '../components/people/LazyPersonCards';
import { InitialLocationContext } from '../navigation/ScreenHeading';
import { useLoaderQuery, loadAbortableQuery } from '../relay/queries/screenQueries';
import { LiveRegion } from '../ui/announce';
import { LazyMutationStatusBar } from './LazyMutationStatusBar';
import { Overlays, CommandPalette, useOverlays, preloadOverlay } from './Overlays';
import styles from './AppShell.module.css';
import { Sidebar } from './Sidebar';
import { SidebarSkeleton, BrandHomeLink } from './SidebarSkeleton';
import { SEARCH_PATH } from '../../shared/issueList/issueListUrlState';
import { buildOpenIssuesHref } from '../navigation/hrefs';
import { useCommands } from '../ui/commands/dispatch';
import { saveAndApplyTheme } from '../ui/theme/theme';
import { IconButton } from '../ui/IconButton';
import { useReportRenderedEntry } from '../navigation/holdKeysDuringNavigations';
import { useIsOnline } from '../relay/network/ServerReachabilityTracker';
import type { AppShell_signIn$key } from '../../../__generated__/AppShell_signIn.graphql';
import { getSessionGuard } from '../auth/SessionGuard';
import { HoldKeys } from '../ui/keys/HoldKeys';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { NotFound } from '../components/errors/NotFound';
import { getErrorCode } from '../errors/RequestError';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './CommandPaletteMenu';

const appShellQuery = graphql`
  query AppShellQuery {
    ...Sidebar_query
    ...CommandPaletteMenu_query
    ...AppShell_signIn
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

/** Provides the commands that work on every screen. */
function AppShellCommands() {
  const { open } = useOverlays();
  const navigate = useNavigate();
  const key = useMatch('/projects/:key/*')?.params.key;
  const project = key === 'new' ? undefined : key;
  useCommands({
    'keys.show': () => open('keys'),
    'palette.open': () => open('palette'),
    'go.home': () => void navigate('/'),
    'go.inbox': () => void navigate('/inbox'),
    'go.search': () => void navigate(SEARCH_PATH),
    ...(project !== undefined && {
      'go.issues': () => void navigate(buildOpenIssuesHref(project)),
      'go.allIssues': () => void navigate(`/projects/${project}/issues`),
      'issue.new': () => void navigate(`/projects/${project}/new`),
    }),
    'project.new': () => void navigate('/projects/new'),
    'theme.light': () => saveAndApplyTheme('light'),
    'theme.dark': () => saveAndApplyTheme('dark'),
    'theme.system': () => saveAndApplyTheme('system'),
  });
  return null;
}

/** Header for narrow windows, with the button that opens the sidebar. */
function NarrowWindowHeader() {
  const { open } = useOverlays();
  return (
    <header className={styles.narrowHeader}>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        onPointerEnter={() => preloadOverlay('navigation')}
        onFocus={() => preloadOverlay('navigation')}
        onClick={() => open('navigation')}
      >
        <Menu size={18} aria-hidden="true" />
      </IconButton>
      <BrandHomeLink />
    </header>
  );
}

/** Progress line above the screen while the next screen loads. */
function NavigationProgress() {
  useReportRenderedEntry();
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />;
}

/** Banner that is shown while the server cannot be reached. */
function OfflineBanner() {
  const online = useIsOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <CloudOff size={15} aria-hidden="true" />
          Connection lost. Reconnecting… The data on screen may be out of date.
        </p>
      )}
    </div>
  );
}

const SignInDialog = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "auth" */ '../components/signIn/SignInDialog')).SignInDialog,
);

/** Shows the sign-in dialog when an action or a request requires a session. */
function SignInOverlay({ query }: { query: AppShell_signIn$key }) {
  const data = useFragment(
    graphql`
      fragment AppShell_signIn on Query {
        ...SignInDialog_query
      }
    `,
    query,
  );
  const sessionGuard = getSessionGuard(useRelayEnvironment());
  const isSignInRequired = useSyncExternalStore(sessionGuard.subscribe, sessionGuard.isSignInRequested);
  if (!isSignInRequired) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<HoldKeys />}>
        <SignInDialog query={data} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Error message in place of a screen whose code or loader failed; the sidebar and the page frame stay. */
export function RouteErrorMessage() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  if (getErrorCode(error) === 'NOT_FOUND') return <NotFound subject="page at this address" />;
  return <ErrorBox error={error} onRetry={() => void revalidate()} />;
}

export type AppShellQueryRef = PreloadedQuery<AppShellQuery>;

/** Loads the query of the shell (viewer and sidebar); its data is retained until the page is closed. */
export const loadAppShellQuery = (environment: IEnvironment): AppShellQueryRef =>
  loadAbortableQuery<AppShellQuery>(environment, query, {}, null);
