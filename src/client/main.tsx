/** Where the application starts in a browser. */
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

/** Milliseconds after the start: a page that opens has its rows by then. */
const LIVE_AFTER = 300;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <App environment={environment} connection={connection} router={router} routes={routes} />,
);

// What happens from now on can wait until what is there is on screen.
const startLive = async (): Promise<void> => {
  const live = await loadChunk(
    connection,
    () => import(/* webpackChunkName: "live" */ './relay/live/startLive'),
  );
  live.startLive(environment, connection);
};
// Without it, the page is as it was when it was asked for.
setTimeout(() => void startLive().catch(() => undefined), LIVE_AFTER);
