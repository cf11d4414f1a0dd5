/** The entry point of the browser bundle. */
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import '../ui/tokens.css';
import '../ui/base.css';
import { App } from './App';
import { holdKeysDuringNavigations } from '../navigation/holdKeysDuringNavigations';
import { createServerReachabilityTracker, isServerReady } from '../relay/network/ServerReachabilityTracker';
import { FirstResponse, readEmbeddedResponse } from '../relay/network/FirstResponse';
import { loadChunk } from '../relay/network/loadChunk';
import { createScreenPreloader } from '../navigation/preload';
import { disposeUnusedScreenQueries } from '../relay/queries/screenQueries';
import { createRelayEnvironment } from '../relay/environment';
import { createRoutes } from './createRoutes';
import { loadAppShellQuery } from '../shell/AppShell';

const serverReachabilityTracker = createServerReachabilityTracker(isServerReady);
const firstResponse = new FirstResponse(readEmbeddedResponse());
const relayEnvironment = createRelayEnvironment(serverReachabilityTracker, firstResponse);
const routes = createRoutes({
  environment: relayEnvironment,
  reachability: serverReachabilityTracker,
  shellQuery: loadAppShellQuery(relayEnvironment),
});
const preload = createScreenPreloader(routes);
const router = createBrowserRouter(routes);
disposeUnusedScreenQueries(router);
const stopWaitingForFirstLoad = router.subscribe(({ initialized, navigation }) => {
  if (!initialized && navigation.state === 'idle') return;
  firstResponse.discard();
  stopWaitingForFirstLoad();
});
holdKeysDuringNavigations(router);

/**
 * Delay before background work starts, in ms, so that it does not compete with the content of an opening page. While
 * the content is still loading, the delay is repeated.
 */
const BACKGROUND_WORK_DELAY_MS = 300;
const BACKGROUND_WORK_DELAYS_MAX = 10;

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('index.html has no #root');
createRoot(rootElement).render(
  <App
    environment={relayEnvironment}
    reachability={serverReachabilityTracker}
    router={router}
    preload={preload}
  />,
);

// Starts live updates and deletes expired drafts after the page's own data is on screen.
const startBackgroundWork = async (): Promise<void> => {
  const live = await loadChunk(
    serverReachabilityTracker,
    () => import(/* webpackChunkName: "live" */ '../relay/live/startLive'),
  );
  live.startLiveUpdates(relayEnvironment, serverReachabilityTracker);
  const inbox = await import(/* webpackChunkName: "live" */ '../relay/live/startInbox');
  inbox.startInboxUpdates(relayEnvironment, serverReachabilityTracker);
  const drafts = await import(/* webpackChunkName: "live" */ '../drafts/deleteExpiredDrafts');
  drafts.deleteExpiredDrafts();
};
const startBackgroundWorkAfterContent = (delays = 1): void => {
  setTimeout(() => {
    const main = document.querySelector('main');
    const isLoading = main === null || main.querySelector('[aria-busy=true]') !== null;
    if (isLoading && delays < BACKGROUND_WORK_DELAYS_MAX) startBackgroundWorkAfterContent(delays + 1);
    // If the code of live updates fails to load, the page works without them.
    else startBackgroundWork().catch(() => undefined);
  }, BACKGROUND_WORK_DELAY_MS);
};
startBackgroundWorkAfterContent();
