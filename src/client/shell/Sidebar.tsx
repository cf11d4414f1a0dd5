import {
  Activity,
  Box,
  Copy,
  Flag,
  Funnel,
  House,
  Inbox,
  Layers,
  List,
  Plus,
  Search,
  Settings2,
  Tag,
  Users,
} from 'lucide-react';
import { type CSSProperties, Suspense, useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import type { Sidebar_query$key } from '../../../__generated__/Sidebar_query.graphql';
import { ErrorBoundary } from '../components/errors/ErrorBoundary';
import { buildImportsHref, buildOpenIssuesHref } from '../navigation/hrefs';
import { LiveProjectSubscriptions } from '../components/live/LiveProjectSubscriptions';
import { OpenIssueCount } from '../components/projects/OpenIssueCount';
import { useCommands } from '../ui/commands/dispatch';
import { lazyWithPreload } from '../ui/lazyWithPreload';
import { SAVED_VIEW_URL_PARAMETER, SEARCH_PATH } from '../../shared/issueList/issueListUrlState';
import { BrandHomeLink, CommandPaletteButton } from './SidebarSkeleton';
import styles from './Sidebar.module.css';
import { SidebarFooter } from './SidebarFooter';
import { SidebarLink } from './SidebarLink';
import type { Sidebar_chosenKeys$key } from '../../../__generated__/Sidebar_chosenKeys.graphql';
import { applyChosenKeys } from '../ui/commands/currentKeys';

const SavedViewLinks = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "saved-view-links" */ './SavedViewLinks')).SavedViewLinks,
);

const TriageCount = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "saved-view-links" */ './TriageCount')).TriageCount,
);

/**
 * The links to the saved views of a project, or to those over all projects. Reserves their height, so that nothing
 * moves when they are loaded.
 */
const SavedViewSection = ({
  projectKey,
  count = 0,
}: {
  projectKey: string | null;
  count?: number | undefined;
}) =>
  count > 0 && (
    <div className={styles.views} style={{ '--links': Math.min(count, 100) } as CSSProperties}>
      <ErrorBoundary fallback="Views could not be loaded.">
        <Suspense>
          <SavedViewLinks projectKey={projectKey} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );

/** Links to the start page, the screens of the current project and the other projects. */
export function Sidebar({ query }: { query: Sidebar_query$key }) {
  const data = useFragment(
    graphql`
      fragment Sidebar_query on Query {
        demo
        viewer {
          unreadNotificationCount
          ...Sidebar_chosenKeys
          ...SidebarFooter_viewer
        }
        savedViewContainer {
          views(first: 100) {
            totalCount
          }
        }
        projects(first: 50) {
          nodes {
            id
            key
            name
            path
            views(first: 100) {
              totalCount
            }
            ...OpenIssueCount_project
            ...LiveProjectSubscriptions_projects
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    query,
  );
  useChosenKeys(data.viewer);
  const currentKey = useMatch('/projects/:key/*')?.params.key;
  const isViewOpen = useSearchParams()[0].has(SAVED_VIEW_URL_PARAMETER);
  const projects = data.projects.nodes;
  const current = projects.find((project) => project.key === currentKey);
  const navigate = useNavigate();
  useCommands({
    'go.import': {
      isAvailable: () => current !== undefined,
      run: () => void navigate(buildImportsHref(current!.key)),
    },
  });
  return (
    <nav className={styles.side} aria-label="Winnow">
      <LiveProjectSubscriptions projects={projects} />
      <BrandHomeLink />
      <CommandPaletteButton />
      <div className={styles.links}>
        <SidebarLink to="/" icon={House} label="Home" command="go.home" />
        {data.viewer && (
          <SidebarLink
            to="/inbox"
            icon={Inbox}
            label="Inbox"
            command="go.inbox"
            count={data.viewer.unreadNotificationCount || undefined}
            countMeaning="unread"
          />
        )}
        <SidebarLink
          to={SEARCH_PATH}
          icon={Search}
          label="All issues"
          command="go.search"
          quiet={isViewOpen}
        />
        <SavedViewSection projectKey={null} count={data.savedViewContainer?.views.totalCount} />
        {current && (
          <>
            <h2 className={styles.caption}>{current.name}</h2>
            <SidebarLink
              to={`/projects/${current.key}/new`}
              icon={Plus}
              label="New issue"
              command="issue.new"
            />
            <SidebarLink
              to={buildOpenIssuesHref(current.key)}
              icon={List}
              label="Issues"
              command="go.issues"
              count={<OpenIssueCount project={current} />}
              countMeaning="open"
              quiet={isViewOpen}
            />
            <SavedViewSection projectKey={current.key} count={current.views.totalCount} />
            <SidebarLink
              to={`/projects/${current.key}/triage`}
              icon={Funnel}
              label="Triage"
              command="go.triage"
              count={
                <ErrorBoundary fallback={null}>
                  <Suspense>
                    <TriageCount projectKey={current.key} />
                  </Suspense>
                </ErrorBoundary>
              }
            />
            <SidebarLink
              to={`/projects/${current.key}/duplicates`}
              icon={Copy}
              label="Duplicates"
              command="go.duplicates"
            />
            <SidebarLink
              to={`/projects/${current.key}/activity`}
              icon={Activity}
              label="Activity"
              command="go.activity"
            />
            <SidebarLink
              to={`/projects/${current.key}/labels`}
              icon={Tag}
              label="Labels"
              command="go.labels"
            />
            <SidebarLink
              to={`/projects/${current.key}/milestones`}
              icon={Flag}
              label="Milestones"
              command="go.milestones"
            />
            <SidebarLink
              to={`/projects/${current.key}/members`}
              icon={Users}
              label="Members"
              command="go.members"
            />
            <SidebarLink
              to={`/projects/${current.key}/bulk`}
              icon={Layers}
              label="Bulk edits"
              command="go.bulkEdits"
            />
            <SidebarLink
              to={`/projects/${current.key}/settings`}
              icon={Settings2}
              label="Settings"
              command="go.projectSettings"
            />
          </>
        )}
        {projects.length > 0 && <h2 className={styles.caption}>Projects</h2>}
        {projects.map((project) => (
          <SidebarLink
            key={project.id}
            to={project.path}
            icon={Box}
            label={project.name}
            count={<OpenIssueCount project={project} compact />}
            countMeaning="open"
            quiet={project === current}
          />
        ))}
        {data.projects.pageInfo.hasNextPage && <SidebarLink to="/" icon={Box} label="All projects" quiet />}
      </div>
      {data.demo && <DemoNotice />}
      <SidebarFooter viewer={data.viewer ?? null} />
    </nav>
  );
}

/** Notice on every screen that the data is a demo and that anyone can sign in. */
function DemoNotice() {
  return (
    <p className={styles.demoNotice}>
      <strong>This is a demo.</strong> The data is generated, and anyone who can open this page can sign in as
      any user.
    </p>
  );
}

/**
 * Applies the viewer's own keyboard shortcuts to the commands of the page.
 *
 * @param viewer null for anonymous visitors, who have the default shortcuts
 */
function useChosenKeys(viewer: Sidebar_chosenKeys$key | null | undefined): void {
  const data = useFragment(
    graphql`
      fragment Sidebar_chosenKeys on User {
        commandKeys {
          command
          keys
        }
      }
    `,
    viewer,
  );
  const chosen = data?.commandKeys;
  useLayoutEffect(
    () => applyChosenKeys(Object.fromEntries((chosen ?? []).map(({ command, keys }) => [command, keys]))),
    [chosen],
  );
}
