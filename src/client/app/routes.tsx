/** The route table: every address of the application with its chunks and its skeleton. */
import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import type { IEnvironment } from 'relay-runtime';
import { SEARCH_PATH } from '../../shared/issueList/issueListUrlState';
import { ActivityScreenSkeleton } from '../screens/activity/ActivityScreenSkeleton';
import { BulkOperationScreenSkeleton } from '../screens/bulk/BulkOperationScreenSkeleton';
import { IssueScreenSkeleton } from '../screens/issue/IssueScreenSkeleton';
import { IssuesScreenSkeleton } from '../screens/issues/IssuesScreenSkeleton';
import { NewIssueScreenSkeleton } from '../screens/newIssue/NewIssueScreenSkeleton';
import { type PageProps, PageSkeleton } from '../ui/Page';

const createPageSkeleton =
  (heading: string, wide: PageProps['wide'] = false) =>
  () => <PageSkeleton heading={heading} wide={wide} />;

const importIssuesEntry = () => import(/* webpackChunkName: "issues-entry" */ '../screens/issues/entry');
const importIssuesScreen = async () =>
  (await import(/* webpackChunkName: "issues" */ '../screens/issues/IssuesScreen')).IssuesScreen;

/** An address that is redirected to that of a list. */
const SHORT_ADDRESS: Pick<ScreenRouteEntry, 'query' | 'screen'> = {
  query: () => import(/* webpackChunkName: "project-route" */ '../screens/shortAddress/entry'),
  screen: async () =>
    (await import(/* webpackChunkName: "labels" */ '../screens/shortAddress/MissingListScreen'))
      .MissingListScreen,
};

/** Routes that are rendered without the sidebar. */
export const ROUTES_OUTSIDE_APP_SHELL: readonly RouteEntry[] = [
  {
    path: 'login',
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/login/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "auth" */ '../screens/login/LoginScreen')).LoginScreen,
  },
  {
    path: 'setup',
    screen: async () =>
      (await import(/* webpackChunkName: "auth" */ '../screens/setup/SetupScreen')).SetupScreen,
  },
  {
    path: 'invite',
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/invite/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "auth" */ '../screens/invite/InviteScreen')).InviteScreen,
  },
  {
    path: 'password',
    screen: async () =>
      (await import(/* webpackChunkName: "auth" */ '../screens/password/PasswordScreen')).PasswordScreen,
  },
];

/**
 * Routes that are rendered beside the sidebar. Rarely opened screens share the chunks "project-route" and
 * "people-route" for their queries, because the name of each chunk adds to the size of the first script.
 */
export const ROUTES_IN_APP_SHELL: readonly RouteEntry[] = [
  {
    path: '/',
    skeleton: createPageSkeleton('Home', 'full'),
    query: () => import(/* webpackChunkName: "home-route" */ '../screens/home/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen')).HomeScreen,
  },
  {
    path: 'inbox',
    query: () => import(/* webpackChunkName: "bulk-route" */ '../screens/inbox/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "inbox" */ '../screens/inbox/InboxScreen')).InboxScreen,
  },
  { path: 'projects', redirectTo: '/' },
  { path: 'projects/:key', ...SHORT_ADDRESS },
  { path: 'projects/:key/views/:slug', ...SHORT_ADDRESS },
  { path: 'views/:slug', ...SHORT_ADDRESS },
  {
    path: 'projects/:key/issues',
    skeleton: IssuesScreenSkeleton,
    query: importIssuesEntry,
    shouldRevalidate: async () => (await importIssuesEntry()).shouldRevalidate,
    screen: importIssuesScreen,
  },
  {
    path: SEARCH_PATH,
    skeleton: IssuesScreenSkeleton,
    query: importIssuesEntry,
    shouldRevalidate: async () => (await importIssuesEntry()).shouldRevalidate,
    screen: importIssuesScreen,
  },
  {
    path: 'projects/:key/issues/:number',
    skeleton: IssueScreenSkeleton,
    query: () => import(/* webpackChunkName: "issue-route" */ '../screens/issue/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "issue" */ '../screens/issue/IssueScreen')).IssueScreen,
  },
  {
    path: 'projects/:key/triage',
    query: () => import(/* webpackChunkName: "bulk-route" */ '../screens/triage/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "triage" */ '../screens/triage/TriageScreen')).TriageScreen,
  },
  {
    path: 'projects/:key/new',
    skeleton: NewIssueScreenSkeleton,
    query: () => import(/* webpackChunkName: "new-issue-route" */ '../screens/newIssue/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "new-issue" */ '../screens/newIssue/NewIssueScreen')).NewIssueScreen,
  },
  {
    path: 'projects/:key/activity',
    skeleton: ActivityScreenSkeleton,
    query: () => import(/* webpackChunkName: "activity-route" */ '../screens/activity/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "activity" */ '../screens/activity/ActivityScreen')).ActivityScreen,
  },
  {
    path: 'projects/:key/duplicates',
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/duplicates/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "duplicates" */ '../screens/duplicates/DuplicatesScreen'))
        .DuplicatesScreen,
  },
  {
    path: 'projects/:key/labels',
    skeleton: createPageSkeleton('Labels'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/labels/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "labels" */ '../screens/labels/LabelsScreen')).LabelsScreen,
  },
  {
    path: 'projects/:key/milestones',
    skeleton: createPageSkeleton('Milestones'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/milestones/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "milestones" */ '../screens/milestones/MilestonesScreen'))
        .MilestonesScreen,
  },
  {
    path: 'projects/:key/milestones/:number',
    skeleton: createPageSkeleton('Milestone'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/milestone/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "milestones" */ '../screens/milestone/MilestoneScreen'))
        .MilestoneScreen,
  },
  {
    path: 'projects/:key/settings',
    skeleton: createPageSkeleton('Settings'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/settings/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "settings" */ '../screens/settings/SettingsScreen')).SettingsScreen,
  },
  {
    path: 'projects/:key/settings/import',
    skeleton: createPageSkeleton('Import'),
    query: () => import(/* webpackChunkName: "import" */ '../screens/imports/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "import" */ '../screens/imports/ImportScreen')).ImportScreen,
  },
  {
    path: 'projects/:key/settings/import/:number',
    skeleton: createPageSkeleton('Import'),
    query: () => import(/* webpackChunkName: "import" */ '../screens/importJob/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "import" */ '../screens/importJob/ImportJobScreen')).ImportJobScreen,
  },
  {
    path: 'projects/:key/bulk',
    skeleton: createPageSkeleton('Bulk edits'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/bulks/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "bulks" */ '../screens/bulks/BulkOperationListScreen'))
        .BulkOperationListScreen,
  },
  {
    path: 'projects/:key/bulk/:number',
    skeleton: BulkOperationScreenSkeleton,
    query: () => import(/* webpackChunkName: "bulk-route" */ '../screens/bulk/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "bulk" */ '../screens/bulk/BulkOperationScreen'))
        .BulkOperationScreen,
  },
  {
    path: 'projects/:key/members',
    skeleton: createPageSkeleton('Members'),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/members/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/members/MembersScreen')).MembersScreen,
  },
  {
    path: 'projects/new',
    skeleton: createPageSkeleton('New project'),
    screen: async () =>
      (await import(/* webpackChunkName: "new-project" */ '../screens/newProject/NewProjectScreen'))
        .NewProjectScreen,
  },
  {
    path: 'people/:login',
    skeleton: () => <PageSkeleton wide />,
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/person/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "person" */ '../screens/person/PersonScreen')).PersonScreen,
  },
  { path: 'settings', redirectTo: '/settings/profile' },
  {
    path: 'settings/:section',
    skeleton: createPageSkeleton('Settings'),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/account/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/account/AccountScreen')).AccountScreen,
  },
  { path: 'admin', redirectTo: '/admin/users' },
  {
    path: 'admin/users',
    skeleton: createPageSkeleton('Administration', true),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/admin/users/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/admin/users/UsersScreen')).UsersScreen,
  },
  {
    path: 'admin/projects',
    skeleton: createPageSkeleton('Administration', true),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/admin/projects/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/admin/projects/DeletedProjectsScreen'))
        .DeletedProjectsScreen,
  },
  {
    path: 'admin/audit',
    skeleton: createPageSkeleton('Administration', true),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/admin/audit/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/admin/audit/AuditScreen')).AuditScreen,
  },
  {
    path: 'admin/health',
    skeleton: createPageSkeleton('Administration', true),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/admin/health/entry'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/admin/health/HealthScreen')).HealthScreen,
  },
];

/** An entry of the route table. */
export type RouteEntry = ScreenRouteEntry | RedirectRouteEntry;

interface ScreenRouteEntry {
  /** URL path of the route; `/` is the index route. */
  path: string;
  /** Placeholder while the chunks load after a page load; absent: the page stays empty. */
  skeleton?: ComponentType;
  /** Imports the chunk with the query of the screen; it is separate from the code, so that both load in parallel. */
  query?: () => Promise<RouteModule>;
  /** Imports the rule that decides when the loader runs again; absent: it runs again when the URL changes. */
  shouldRevalidate?: () => Promise<ShouldRevalidateFunction>;
  /** Imports the chunk with the code of the screen. */
  screen: () => Promise<ComponentType>;
}

interface RedirectRouteEntry {
  path: string;
  /** Address of the redirect, or a function that builds it from the route parameters. */
  redirectTo: string | ((params: LoaderFunctionArgs['params']) => string);
}

/** Exports of the `entry.ts` file of a screen. */
interface RouteModule {
  createRouteLoader: (environment: IEnvironment) => LoaderFunction;
}
