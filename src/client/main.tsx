/** Where the application starts in a browser. */
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createConnection, serverIsReady } from './relay/connection';
import { disposeOrphans } from './relay/disposeOrphans';
import { createEnvironment } from './relay/environment';
import { createRoutes } from './routes';
import { loadShellQuery } from './shell/shellQuery';

const connection = createConnection(serverIsReady);
const environment = createEnvironment(connection);
const routes = createRoutes({ environment, connection, shellQuery: loadShellQuery(environment) });
const router = createBrowserRouter(routes);
disposeOrphans(router);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <App environment={environment} connection={connection} router={router} routes={routes} />,
);
