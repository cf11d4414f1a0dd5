import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { ServerReachabilityTracker } from '../relay/network/ServerReachabilityTracker';
import { loadChunk } from '../relay/network/loadChunk';
import { NotFoundScreen } from '../screens/notFound/NotFoundScreen';
import { RouteErrorMessage, AppShell, type AppShellQueryRef } from '../shell/AppShell';
import { type RouteEntry, ROUTES_IN_APP_SHELL, ROUTES_OUTSIDE_APP_SHELL } from './routes';
import { redirectScreen } from '../navigation/redirectScreen';

interface CreateRoutesOptions {
  environment: IEnvironment;
  reachability: ServerReachabilityTracker;
  /** The query of the shell (sidebar and frame of the page), started once by the caller. */
  shellQuery: AppShellQueryRef;
}

/**
 * Creates the application's routes for react-router. An error replaces only the screen; the sidebar and the
 * frame around it stay.
 */
export function createRoutes({ environment, reachability, shellQuery }: CreateRoutesOptions): RouteObject[] {
  const load = <T,>(start: () => Promise<T>): Promise<T> => loadChunk(reachability, start);
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

/**
 * Revalidation rule of routes: Relay keeps the data of a screen current, so its loader runs again only for
 * another URL.
 */
const revalidateOnUrlChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

const NoSkeleton = () => null;

/**
 * Turns an entry of the route table into a route of react-router.
 *
 * @param load runs an `import()` and retries it while the server cannot be reached
 */
function toRouteObject(
  entry: RouteEntry,
  environment: IEnvironment,
  load: <T>(start: () => Promise<T>) => Promise<T>,
): RouteObject {
  const { path } = entry;
  if ('redirectTo' in entry) {
    const { redirectTo } = entry;
    return {
      path,
      HydrateFallback: NoSkeleton,
      loader: (args) =>
        redirectScreen(args, typeof redirectTo === 'string' ? redirectTo : redirectTo(args.params)),
    };
  }
  const { skeleton = NoSkeleton, query, shouldRevalidate, screen } = entry;
  return {
    ...(path === '/' ? { index: true } : { path }),
    HydrateFallback: skeleton,
    ...(!shouldRevalidate && { shouldRevalidate: revalidateOnUrlChange }),
    lazy: {
      ...(query && { loader: async () => (await load(query)).createRouteLoader(environment) }),
      ...(shouldRevalidate && { shouldRevalidate: () => load(shouldRevalidate) }),
      Component: () => load(screen),
    },
  };
}
