import type { RouteObject } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { ServerReachabilityTracker } from '../relay/network/serverConnection';
import { loadChunk } from '../relay/network/loadChunk';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen';
import { RouteErrorMessage } from '../shell/RouteErrorMessage';
import { AppShell } from '../shell/AppShell';
import type { AppShellQueryRef } from '../shell/shellQuery';
import type { RouteEntry } from './RouteEntry';
import { ROUTES_IN_APP_SHELL, ROUTES_OUTSIDE_APP_SHELL } from './routes';
import { toRouteObject } from './toRouteObject';

interface CreateRoutesOptions {
  environment: IEnvironment;
  connection: ServerReachabilityTracker;
  /** The query of the shell (sidebar and frame of the page), started once by the caller. */
  shellQuery: AppShellQueryRef;
}

/**
 * Creates the application's routes for react-router. An error replaces only the screen; the sidebar and the
 * frame around it stay.
 */
export function createRoutes({ environment, connection, shellQuery }: CreateRoutesOptions): RouteObject[] {
  const load = <T,>(start: () => Promise<T>): Promise<T> => loadChunk(connection, start);
  const toRoute = (entry: RouteEntry) => toRouteObject(entry, environment, load);
  const screens = [...ROUTES_IN_APP_SHELL.map(toRoute), { path: '*', Component: NotFoundScreen }];
  return [
    { ErrorBoundary: RouteErrorMessage, children: ROUTES_OUTSIDE_APP_SHELL.map(toRoute) },
    {
      element: <AppShell queryRef={shellQuery} />,
      children: [{ ErrorBoundary: RouteErrorMessage, children: screens }],
    },
  ];
}
