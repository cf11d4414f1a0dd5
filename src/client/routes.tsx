/** All routes of the application. A screen's loader and its code are separate chunks, loaded in parallel. */
import { type RouteObject, type ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import type { Connection } from './relay/network/connection';
import { createPeopleRoutes } from './peopleRoutes';
import { loadChunk } from './relay/network/loadChunk';
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
import { PageSkeleton } from './ui/PageSkeleton';

const SCREENS = {
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
  // Rarely opened pages of a project. Their loaders share one chunk, as the first script contains the name of
  // every chunk.
  labels: {
    route: () => import(/* webpackChunkName: "project-route" */ './screens/labels/route'),
    screen: () => import(/* webpackChunkName: "labels" */ './screens/labels/LabelsScreen'),
  },
  milestones: {
    route: () => import(/* webpackChunkName: "project-route" */ './screens/milestones/route'),
    screen: () => import(/* webpackChunkName: "milestones" */ './screens/milestones/MilestonesScreen'),
  },
  milestone: {
    route: () => import(/* webpackChunkName: "project-route" */ './screens/milestone/route'),
    screen: () => import(/* webpackChunkName: "milestones" */ './screens/milestone/MilestoneScreen'),
  },
  settings: {
    route: () => import(/* webpackChunkName: "project-route" */ './screens/settings/route'),
    screen: () => import(/* webpackChunkName: "settings" */ './screens/settings/SettingsScreen'),
  },
  bulks: {
    route: () => import(/* webpackChunkName: "project-route" */ './screens/bulks/route'),
    screen: () => import(/* webpackChunkName: "bulks" */ './screens/bulks/BulksScreen'),
  },
  bulk: {
    route: () => import(/* webpackChunkName: "bulk-route" */ './screens/bulk/route'),
    screen: () => import(/* webpackChunkName: "bulk" */ './screens/bulk/BulkScreen'),
  },
  newProject: {
    screen: () => import(/* webpackChunkName: "new-project" */ './screens/newProject/NewProjectScreen'),
  },
};

/** A text-only skeleton while a screen's code loads. */
const skeletonOf = (heading: string) => () => <PageSkeleton heading={heading} />;

/** Relay keeps the data fresh: a loader runs again only when its address changes. */
const whenAddressChanges: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search;

interface Dependencies {
  environment: IEnvironment;
  connection: Connection;
  /** The shell's query, started where the routes are created, so that it is sent only once. */
  shellQuery: ShellQueryRef;
}

export function createRoutes({ environment, connection, shellQuery }: Dependencies): RouteObject[] {
  const load = <T,>(start: () => Promise<T>): Promise<T> => loadChunk(connection, start);
  const { home, issues, issue, newIssue, activity, labels } = SCREENS;
  const { milestones, milestone, settings, bulks, bulk } = SCREENS;
  const people = createPeopleRoutes(environment, load);
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
      path: 'projects/:key/labels',
      HydrateFallback: skeletonOf('Labels'),
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(labels.route)).createLoader(environment),
        Component: async () => (await load(labels.screen)).LabelsScreen,
      },
    },
    {
      path: 'projects/:key/milestones',
      HydrateFallback: skeletonOf('Milestones'),
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(milestones.route)).createLoader(environment),
        Component: async () => (await load(milestones.screen)).MilestonesScreen,
      },
    },
    {
      path: 'projects/:key/milestones/:number',
      HydrateFallback: skeletonOf('Milestone'),
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(milestone.route)).createLoader(environment),
        Component: async () => (await load(milestone.screen)).MilestoneScreen,
      },
    },
    {
      path: 'projects/:key/settings',
      HydrateFallback: skeletonOf('Settings'),
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(settings.route)).createLoader(environment),
        Component: async () => (await load(settings.screen)).SettingsScreen,
      },
    },
    {
      path: 'projects/:key/bulk',
      HydrateFallback: skeletonOf('Bulk edits'),
      shouldRevalidate: whenAddressChanges,
      lazy: {
        loader: async () => (await load(bulks.route)).createLoader(environment),
        Component: async () => (await load(bulks.screen)).BulksScreen,
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
    {
      path: 'projects/new',
      HydrateFallback: skeletonOf('New project'),
      lazy: { Component: async () => (await load(SCREENS.newProject.screen)).NewProjectScreen },
    },
    ...people.screens,
    { path: '*', Component: NotFoundScreen },
  ];
  return [
    { ErrorBoundary: RouteError, children: people.auth },
    {
      element: <Shell queryRef={shellQuery} />,
      children: [{ ErrorBoundary: RouteError, children: screens }],
    },
  ];
}
