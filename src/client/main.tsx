/** The entry point of the browser bundle. */
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createServerConnection, isServerReady } from './relay/network/serverConnection';
import { loadChunk } from './relay/network/loadChunk';
import { disposeUnusedScreenQueries } from './relay/disposeUnusedScreenQueries';
import { createRelayEnvironment } from './relay/environment';
import { createRoutes } from './routing/createRoutes';
import { loadAppShellQuery } from './shell/shellQuery';

const serverConnection = createServerConnection(isServerReady);
const relayEnvironment = createRelayEnvironment(serverConnection);
const routes = createRoutes({
  environment: relayEnvironment,
  connection: serverConnection,
  shellQuery: loadAppShellQuery(relayEnvironment),
});
const router = createBrowserRouter(routes);
disposeUnusedScreenQueries(router);

/**
 * Delay before live updates start, in ms, so that they do not compete with the first rows of an opening page.
 */
const LIVE_UPDATES_START_DELAY_MS = 300;

const rootElement = document.getElementById('root');
if (!rootElement) throw new Error('index.html has no #root');
createRoot(rootElement).render(
  <App environment={relayEnvironment} connection={serverConnection} router={router} routes={routes} />,
);

// Loads and starts live updates after the page's own data is on screen.
const loadLiveUpdates = async (): Promise<void> => {
  const live = await loadChunk(
    serverConnection,
    () => import(/* webpackChunkName: "live" */ './relay/live/startLive'),
  );
  live.startLiveUpdates(relayEnvironment, serverConnection);
};
// If the code of live updates fails to load, the page works without them.
setTimeout(() => void loadLiveUpdates().catch(() => undefined), LIVE_UPDATES_START_DELAY_MS);
