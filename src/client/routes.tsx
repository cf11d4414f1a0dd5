/** Every address of the product. A screen's loader and its code are separate chunks: they load together. */
import { type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { Connection } from './relay/connection';
import { loadChunk } from './relay/loadChunk';
import { ActivityScreenSkeleton } from './screens/activity/ActivityScreenSkeleton';
import { BulkScreenSkeleton } from './screens/bulk/BulkScreenSkeleton';
import { HomeScreenSkeleton } from './screens/home/HomeScreenSkeleton';
import { IssueScreenSkeleton } from './screens/issue/IssueScreenSkeleton';
import { IssuesScreenSkeleton } from './screens/issues/IssuesScreenSkeleton';
import { NewIssueScreenSkeleton } from './screens/newIssue/NewIssueScreenSkeleton';
import { NotFoundScreen } from './screens/notFound/NotFoundScreen';
import { RouteError } from './shell/RouteError';
import { Shell } from './shell/Shell';
import type { ShellQueryRef } from './shell/shellQuery';

const CODE = {
  home: {
    route: () => import(/* webpackChunkName: "home-route" */ './screens/home/route'),
    screen: () => import(/* webpackChunkName: "home" */ './screens/home/HomeScreen'),
  },
  issues: {
    route: () => import(/* webpackChunkName: "issues-route" */ './screens/issues/route'),
    screen: () => import(/* webpackChunkName: "issues" */ './screens/issues/IssuesScreen'),
  },
  issue: {
    route: () => import(/* webpackChunkName: "issue-route" */ './screens/issue/route'),
    screen: () => import(/* webpackChunkName: "issue" */ './screens/issue/IssueScreen'),
  },
  newIssue: {
    route: () => import(/* webpackChunkName: "new-issue-route" */ './screens/newIssue/route'),
    screen: () => import(/* webpackChunkName: "new-issue" */ './screens/newIssue/NewIssueScreen'),
  },
  activity: {
    route: () => import(/* webpackChunkName: "activity-route" */ './screens/activity/route'),
    screen: () => import(/* webpackChunkName: "activity" */ './screens/activity/ActivityScreen'),
  },
  bulk: {
    route: () => import(/* webpackChunkName: "bulk-route" */ './screens/bulk/route'),
    screen: () => import(/* webpackChunkName: "bulk" */ './screens/bulk/BulkScreen'),
  },
};

/** Relay owns freshness: a loader runs again only when its address changes. */
const whenAddressChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

interface Needs {
  environment: IEnvironment;
  connection: Connection;
  /** Started by who creates the routes: the shell asks once. */
  shellQuery: ShellQueryRef;
}

export function createRoutes({ environment, connection, shellQuery }: Needs): RouteObject[] {
  const load = <T,>(start: () => Promise<T>): Promise<T> => loadChunk(connection, start);
  const { home, issues, issue, newIssue, activity, bulk } = CODE;
  const screens: RouteObject[] = [
    {
      index: true,
      HydrateFallback: HomeScreenSkeleton,
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(home.route)).createLoader(environment),
        Component: async () => (await load(home.screen)).HomeScreen,
      },
    },
    {
      path: 'projects/:key/issues',
      HydrateFallback: IssuesScreenSkeleton,
      lazy: {
        loader: async () => (await load(issues.route)).createLoader(environment),
        shouldRevalidate: async () => (await load(issues.route)).shouldRevalidate,
        Component: async () => (await load(issues.screen)).IssuesScreen,
      },
    },
    {
      path: 'projects/:key/issues/:number',
      HydrateFallback: IssueScreenSkeleton,
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(issue.route)).createLoader(environment),
        Component: async () => (await load(issue.screen)).IssueScreen,
      },
    },
    {
      path: 'projects/:key/new',
      HydrateFallback: NewIssueScreenSkeleton,
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(newIssue.route)).createLoader(environment),
        Component: async () => (await load(newIssue.screen)).NewIssueScreen,
      },
    },
    {
      path: 'projects/:key/activity',
      HydrateFallback: ActivityScreenSkeleton,
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(activity.route)).createLoader(environment),
        Component: async () => (await load(activity.screen)).ActivityScreen,
      },
    },
    {
      path: 'projects/:key/bulk/:number',
      HydrateFallback: BulkScreenSkeleton,
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(bulk.route)).createLoader(environment),
        Component: async () => (await load(bulk.screen)).BulkScreen,
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
