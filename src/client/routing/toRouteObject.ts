import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { redirectScreen } from '../navigation/redirectScreen';
import type { RouteEntry } from './RouteEntry';

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
export function toRouteObject(
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
