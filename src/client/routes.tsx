/** Every address of the product. A screen's loader and its code are separate chunks: they load together. */
import { type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { HomeScreenSkeleton } from './screens/home/HomeScreenSkeleton';
import { IssueScreenSkeleton } from './screens/issue/IssueScreenSkeleton';
import { IssuesScreenSkeleton } from './screens/issues/IssuesScreenSkeleton';
import { NotFoundScreen } from './screens/notFound/NotFoundScreen';
import { RouteError } from './shell/RouteError';
import { Shell } from './shell/Shell';
import type { ShellQueryRef } from './shell/shellQuery';

/** Relay owns freshness: a loader runs again only when its address changes. */
const whenAddressChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

/** The routes over one environment; the shell's own query is started by who creates them. */
export function createRoutes(environment: IEnvironment, shellQuery: ShellQueryRef): RouteObject[] {
  const screens: RouteObject[] = [
    {
      index: true,
      HydrateFallback: HomeScreenSkeleton,
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: "home-route" */ './screens/home/route')).createLoader(
            environment,
          ),
        Component: async () =>
          (await import(/* webpackChunkName: "home" */ './screens/home/HomeScreen')).HomeScreen,
      },
    },
    {
      path: 'projects/:key/issues',
      HydrateFallback: IssuesScreenSkeleton,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: "issues-route" */ './screens/issues/route')).createLoader(
            environment,
          ),
        shouldRevalidate: async () =>
          (await import(/* webpackChunkName: "issues-route" */ './screens/issues/route')).shouldRevalidate,
        Component: async () =>
          (await import(/* webpackChunkName: "issues" */ './screens/issues/IssuesScreen')).IssuesScreen,
      },
    },
    {
      path: 'projects/:key/issues/:number',
      HydrateFallback: IssueScreenSkeleton,
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () =>
          (await import(/* webpackChunkName: "issue-route" */ './screens/issue/route')).createLoader(
            environment,
          ),
        Component: async () =>
          (await import(/* webpackChunkName: "issue" */ './screens/issue/IssueScreen')).IssueScreen,
      },
    },
    { path: '*', Component: NotFoundScreen },
  ];
  return [
    {
      element: <Shell queryRef={shellQuery} />,
      children: [{ ErrorBoundary: RouteError, children: screens }],
    },
  ];
}
