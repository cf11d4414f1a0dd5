import { Activity, Box, Flag, House, Inbox, Layers, List, Plus, Settings2, Tag, Users } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useMatch } from 'react-router-dom';
import type { Sidebar_query$key } from '../../../__generated__/Sidebar_query.graphql';
import { LiveProjectSubscriptions } from '../components/LiveProjectSubscriptions';
import { buildOpenIssuesHref } from '../components/openIssuesHref';
import { OpenIssueCount } from '../components/OpenIssueCount';
import {} from '../relay/inbox/unreadTitle';
import { BrandHomeLink } from './BrandHomeLink';
import { DemoNotice } from './DemoNotice';
import { CommandPaletteButton } from './CommandPaletteButton';
import styles from './Sidebar.module.css';
import { SidebarFooter } from './SidebarFooter';
import { SidebarLink } from './SidebarLink';

/** Links to the start page, the screens of the current project and the other projects. */
export function Sidebar({ query }: { query: Sidebar_query$key }) {
  const data = useFragment(
    graphql`
      fragment Sidebar_query on Query {
        demo
        viewer {
          unreadNotificationCount
          ...SidebarFooter_viewer
          ...unreadTitle_viewer
        }
        projects(first: 50) {
          nodes {
            id
            key
            name
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
  const currentKey = useMatch('/projects/:key/*')?.params.key;
  const projects = data.projects.nodes;
  const current = projects.find((project) => project.key === currentKey);
  return (
    <nav className={styles.side} aria-label="Winnow">
      <LiveProjectSubscriptions projects={projects} />
      <BrandHomeLink />
      <CommandPaletteButton />
      <div className={styles.links}>
        <SidebarLink to="/" icon={House} label="Home" />
        {data.viewer && (
          <SidebarLink
            to="/inbox"
            icon={Inbox}
            label="Inbox"
            count={data.viewer.unreadNotificationCount || undefined}
            countMeaning="unread"
          />
        )}
        {current && (
          <>
            <h2 className={styles.caption}>{current.name}</h2>
            <SidebarLink to={`/projects/${current.key}/new`} icon={Plus} label="New issue" />
            <SidebarLink
              to={buildOpenIssuesHref(current.key)}
              icon={List}
              label="Issues"
              count={<OpenIssueCount project={current} />}
              countMeaning="open"
            />
            <SidebarLink to={`/projects/${current.key}/activity`} icon={Activity} label="Activity" />
            <SidebarLink to={`/projects/${current.key}/labels`} icon={Tag} label="Labels" />
            <SidebarLink to={`/projects/${current.key}/milestones`} icon={Flag} label="Milestones" />
            <SidebarLink to={`/projects/${current.key}/members`} icon={Users} label="Members" />
            <SidebarLink to={`/projects/${current.key}/bulk`} icon={Layers} label="Bulk edits" />
            <SidebarLink to={`/projects/${current.key}/settings`} icon={Settings2} label="Settings" />
          </>
        )}
        {projects.length > 0 && <h2 className={styles.caption}>Projects</h2>}
        {projects.map((project) => (
          <SidebarLink
            key={project.id}
            to={buildOpenIssuesHref(project.key)}
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
