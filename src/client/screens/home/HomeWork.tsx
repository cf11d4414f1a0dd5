import { graphql, useFragment } from 'react-relay';
import type { HomeWork_query$key } from '../../../../__generated__/HomeWork_query.graphql';
import { AssignedIssues } from './AssignedIssues';
import { OverviewSectionBoundary } from '../../components/overview/OverviewSection';
import styles from './HomeWork.module.css';
import { MentionedIssues } from './MentionedIssues';
import { RecentIssues } from './RecentIssues';
import { WatchedIssues } from './WatchedIssues';
import type { HomeWork_nextSteps$key } from '../../../../__generated__/HomeWork_nextSteps.graphql';
import { buildOpenIssuesHref } from '../../navigation/hrefs';
import { PreloadLink } from '../../navigation/PreloadLink';

interface HomeWorkProps {
  query: HomeWork_query$key;
  /** Ids of the issues that the viewer has opened last, the argument of the query. */
  recentIds: readonly string[];
}

/** The viewer's work: assigned issues, mentions, updates of watched issues, and recently opened issues. */
export function HomeWork({ query, recentIds }: HomeWorkProps) {
  const data = useFragment(
    graphql`
      fragment HomeWork_query on Query @argumentDefinitions(recentIds: { type: "[ID!]!" }) {
        home @catch(to: NULL) {
          assigned {
            totalCount
          }
          mentioned(first: 5) {
            totalCount
          }
          watching(first: 6) {
            totalCount
          }
          recent(ids: $recentIds) {
            __typename
          }
        }
        ...HomeWork_nextSteps
        ...AssignedIssues_query
        ...MentionedIssues_query
        ...WatchedIssues_query
        ...RecentIssues_query @arguments(recentIds: $recentIds)
      }
    `,
    query,
  );
  // Null if a section could not be read.
  const { assigned, mentioned, watching, recent } = data.home ?? {};
  const isNew =
    assigned?.totalCount === 0 &&
    mentioned?.totalCount === 0 &&
    watching?.totalCount === 0 &&
    recent?.length === 0;
  if (isNew) return <HomeNextSteps query={data} />;
  return (
    <div className={styles.work}>
      <OverviewSectionBoundary title="Assigned to me" rows={10}>
        <AssignedIssues query={data} />
      </OverviewSectionBoundary>
      <div className={styles.side}>
        <OverviewSectionBoundary title="Mentioned" rows={3}>
          <MentionedIssues query={data} />
        </OverviewSectionBoundary>
        <OverviewSectionBoundary title="Watched issues with updates" rows={4}>
          <WatchedIssues query={data} />
        </OverviewSectionBoundary>
        <OverviewSectionBoundary title="Recently viewed" rows={4}>
          <RecentIssues query={data} recentIds={recentIds} />
        </OverviewSectionBoundary>
      </div>
    </div>
  );
}

/** Next steps for a user without any work. Shown instead of the empty sections. */
function HomeNextSteps({ query }: { query: HomeWork_nextSteps$key }) {
  const { viewer, readable } = useFragment(
    graphql`
      fragment HomeWork_nextSteps on Query {
        viewer {
          name
          siteRole
        }
        readable: projects(first: 1) {
          nodes {
            key
            name
          }
        }
      }
    `,
    query,
  );
  const [project] = readable.nodes;
  const isAdministrator = viewer?.siteRole === 'ADMINISTRATOR';
  return (
    <section className={styles.steps} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        Welcome{viewer?.name ? `, ${viewer.name}` : ''}
      </h2>
      <p>Issues that are assigned to you, mention you or are watched by you appear here.</p>
      <ul className={styles.list}>
        {project && (
          <li>
            <PreloadLink to={buildOpenIssuesHref(project.key)} className={styles.link}>
              Browse the open issues of {project.name}
            </PreloadLink>
            , and watch issues to be notified of their changes.
          </li>
        )}
        {!project && !isAdministrator && (
          <li>Ask a maintainer of a project to add you as a member, or to send you an invitation link.</li>
        )}
        <li>
          <PreloadLink to="/projects/new" className={styles.link}>
            Create a project
          </PreloadLink>{' '}
          and create its first issue.
        </li>
        {isAdministrator && (
          <>
            <li>
              Import an existing tracker from the command line:
              <pre className={styles.command}>
                npm run winnow -- import github issues.ndjson --project KEY --create
              </pre>
            </li>
            <li>
              <PreloadLink to="/admin/users" className={styles.link}>
                Add people
              </PreloadLink>{' '}
              who work with you.
            </li>
          </>
        )}
      </ul>
    </section>
  );
}
