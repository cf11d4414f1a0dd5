/** The entry point of the browser bundle. */
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createConnection, serverIsReady } from './relay/network/connection';
import { loadChunk } from './relay/network/loadChunk';
import { disposeOrphans } from './relay/disposeOrphans';
import { createEnvironment } from './relay/environment';
import { createRoutes } from './routing/createRoutes';
import { loadShellQuery } from './shell/shellQuery';

const connection = createConnection(serverIsReady);
const environment = createEnvironment(connection);
const routes = createRoutes({ environment, connection, shellQuery: loadShellQuery(environment) });
const router = createBrowserRouter(routes);
disposeOrphans(router);

/**
 * Delay before live updates start, in ms, so that they do not compete with the first rows of an opening page.
 */
const LIVE_UPDATES_DELAY = 300;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <App environment={environment} connection={connection} router={router} routes={routes} />,
);

// Loads and starts live updates after the page's own data is on screen.
const startLive = async (): Promise<void> => {
  const live = await loadChunk(
    connection,
    () => import(/* webpackChunkName: "live" */ './relay/live/startLive'),
  );
  live.startLive(environment, connection);
};
// If the code of live updates fails to load, the page works without them.
setTimeout(() => void startLive().catch(() => undefined), LIVE_UPDATES_DELAY);
