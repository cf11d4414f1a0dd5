/** The route table: every address of the application with its chunks and its skeleton. */
import { SEARCH_PATH } from '../../shared/issueList/issueListUrlState';
import { ActivityScreenSkeleton } from '../screens/activity/ActivityScreenSkeleton';
import { BulkOperationScreenSkeleton } from '../screens/bulk/BulkOperationScreenSkeleton';
import { IssueScreenSkeleton } from '../screens/issue/IssueScreenSkeleton';
import { IssuesScreenSkeleton } from '../screens/issues/IssuesScreenSkeleton';
import { NewIssueScreenSkeleton } from '../screens/newIssue/NewIssueScreenSkeleton';
import type { PageProps } from '../ui/Page';
import { PageSkeleton } from '../ui/PageSkeleton';
import type { RouteEntry, ScreenRouteEntry } from './RouteEntry';

const createPageSkeleton =
  (heading: string, wide: PageProps['wide'] = false) =>
  () => <PageSkeleton heading={heading} wide={wide} />;

const importIssuesRoute = () => import(/* webpackChunkName: "issues-route" */ '../screens/issues/route');
const importSearchRoute = () => import(/* webpackChunkName: "search-route" */ '../screens/search/route');
const importIssuesScreen = async () =>
  (await import(/* webpackChunkName: "issues" */ '../screens/issues/IssuesScreen')).IssuesScreen;

/** An address that is redirected to that of a list. */
const SHORT_ADDRESS: Pick<ScreenRouteEntry, 'query' | 'screen'> = {
  query: () => import(/* webpackChunkName: "project-route" */ '../screens/shortAddress/route'),
  screen: async () =>
    (await import(/* webpackChunkName: "labels" */ '../screens/shortAddress/MissingListScreen'))
      .MissingListScreen,
};

/** Routes that are rendered without the sidebar. */
export const ROUTES_OUTSIDE_APP_SHELL: readonly RouteEntry[] = [
  {
    path: 'login',
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/login/route'),
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
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/invite/route'),
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
    query: () => import(/* webpackChunkName: "home-route" */ '../screens/home/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "home" */ '../screens/home/HomeScreen')).HomeScreen,
  },
  {
    path: 'inbox',
    query: () => import(/* webpackChunkName: "bulk-route" */ '../screens/inbox/route'),
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
    query: importIssuesRoute,
    shouldRevalidate: async () => (await importIssuesRoute()).shouldRevalidate,
    screen: importIssuesScreen,
  },
  {
    path: SEARCH_PATH,
    skeleton: IssuesScreenSkeleton,
    query: importSearchRoute,
    shouldRevalidate: async () => (await importSearchRoute()).shouldRevalidate,
    screen: importIssuesScreen,
  },
  {
    path: 'projects/:key/issues/:number',
    skeleton: IssueScreenSkeleton,
    query: () => import(/* webpackChunkName: "issue-route" */ '../screens/issue/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "issue" */ '../screens/issue/IssueScreen')).IssueScreen,
  },
  {
    path: 'projects/:key/triage',
    query: () => import(/* webpackChunkName: "bulk-route" */ '../screens/triage/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "triage" */ '../screens/triage/TriageScreen')).TriageScreen,
  },
  {
    path: 'projects/:key/new',
    skeleton: NewIssueScreenSkeleton,
    query: () => import(/* webpackChunkName: "new-issue-route" */ '../screens/newIssue/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "new-issue" */ '../screens/newIssue/NewIssueScreen')).NewIssueScreen,
  },
  {
    path: 'projects/:key/activity',
    skeleton: ActivityScreenSkeleton,
    query: () => import(/* webpackChunkName: "activity-route" */ '../screens/activity/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "activity" */ '../screens/activity/ActivityScreen')).ActivityScreen,
  },
  {
    path: 'projects/:key/duplicates',
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/duplicates/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "duplicates" */ '../screens/duplicates/DuplicatesScreen'))
        .DuplicatesScreen,
  },
  {
    path: 'projects/:key/labels',
    skeleton: createPageSkeleton('Labels'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/labels/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "labels" */ '../screens/labels/LabelsScreen')).LabelsScreen,
  },
  {
    path: 'projects/:key/milestones',
    skeleton: createPageSkeleton('Milestones'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/milestones/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "milestones" */ '../screens/milestones/MilestonesScreen'))
        .MilestonesScreen,
  },
  {
    path: 'projects/:key/milestones/:number',
    skeleton: createPageSkeleton('Milestone'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/milestone/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "milestones" */ '../screens/milestone/MilestoneScreen'))
        .MilestoneScreen,
  },
  {
    path: 'projects/:key/settings',
    skeleton: createPageSkeleton('Settings'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/settings/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "settings" */ '../screens/settings/SettingsScreen')).SettingsScreen,
  },
  {
    path: 'projects/:key/settings/import',
    skeleton: createPageSkeleton('Import'),
    query: () => import(/* webpackChunkName: "import" */ '../screens/imports/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "import" */ '../screens/imports/ImportScreen')).ImportScreen,
  },
  {
    path: 'projects/:key/settings/import/:number',
    skeleton: createPageSkeleton('Import'),
    query: () => import(/* webpackChunkName: "import" */ '../screens/importJob/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "import" */ '../screens/importJob/ImportJobScreen')).ImportJobScreen,
  },
  {
    path: 'projects/:key/bulk',
    skeleton: createPageSkeleton('Bulk edits'),
    query: () => import(/* webpackChunkName: "project-route" */ '../screens/bulks/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "bulks" */ '../screens/bulks/BulkOperationListScreen'))
        .BulkOperationListScreen,
  },
  {
    path: 'projects/:key/bulk/:number',
    skeleton: BulkOperationScreenSkeleton,
    query: () => import(/* webpackChunkName: "bulk-route" */ '../screens/bulk/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "bulk" */ '../screens/bulk/BulkOperationScreen'))
        .BulkOperationScreen,
  },
  {
    path: 'projects/:key/members',
    skeleton: createPageSkeleton('Members'),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/members/route'),
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
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/person/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "person" */ '../screens/person/PersonScreen')).PersonScreen,
  },
  { path: 'settings', redirectTo: '/settings/profile' },
  {
    path: 'settings/:section',
    skeleton: createPageSkeleton('Settings'),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/account/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/account/AccountScreen')).AccountScreen,
  },
  { path: 'admin', redirectTo: '/admin/users' },
  {
    path: 'admin/users',
    skeleton: createPageSkeleton('Administration', true),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/admin/users/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/admin/users/UsersScreen')).UsersScreen,
  },
  {
    path: 'admin/projects',
    skeleton: createPageSkeleton('Administration', true),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/admin/projects/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/admin/projects/DeletedProjectsScreen'))
        .DeletedProjectsScreen,
  },
  {
    path: 'admin/audit',
    skeleton: createPageSkeleton('Administration', true),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/admin/audit/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/admin/audit/AuditScreen')).AuditScreen,
  },
  {
    path: 'admin/health',
    skeleton: createPageSkeleton('Administration', true),
    query: () => import(/* webpackChunkName: "people-route" */ '../screens/admin/health/route'),
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ '../screens/admin/health/HealthScreen')).HealthScreen,
  },
];
