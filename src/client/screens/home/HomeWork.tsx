import { graphql, useFragment } from 'react-relay';
import type { HomeWork_query$key } from '../../../../__generated__/HomeWork_query.graphql';
import { AssignedIssues } from './AssignedIssues';
import { HomeNextSteps } from './HomeNextSteps';
import { HomeSectionBoundary } from './HomeSection';
import styles from './HomeWork.module.css';
import { MentionedIssues } from './MentionedIssues';
import { RecentIssues } from './RecentIssues';
import { WatchedIssues } from './WatchedIssues';

/** The viewer's work: assigned issues, mentions, updates of watched issues, and recently opened issues. */
export function HomeWork({ query }: { query: HomeWork_query$key }) {
  const data = useFragment(
    graphql`
      fragment HomeWork_query on Query @argumentDefinitions(recentIds: { type: "[ID!]!" }) {
        home {
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
        ...HomeNextSteps_query
        ...AssignedIssues_query
        ...MentionedIssues_query
        ...WatchedIssues_query
        ...RecentIssues_query @arguments(recentIds: $recentIds)
      }
    `,
    query,
  );
  const { assigned, mentioned, watching, recent } = data.home;
  const isNew =
    assigned?.totalCount === 0 &&
    mentioned?.totalCount === 0 &&
    watching?.totalCount === 0 &&
    recent?.length === 0;
  if (isNew) return <HomeNextSteps query={data} />;
  return (
    <div className={styles.work}>
      <HomeSectionBoundary title="Assigned to me" rows={10}>
        <AssignedIssues query={data} />
      </HomeSectionBoundary>
      <div className={styles.side}>
        <HomeSectionBoundary title="Mentioned" rows={3}>
          <MentionedIssues query={data} />
        </HomeSectionBoundary>
        <HomeSectionBoundary title="Watching, with news" rows={4}>
          <WatchedIssues query={data} />
        </HomeSectionBoundary>
        <HomeSectionBoundary title="Recently opened" rows={4}>
          <RecentIssues query={data} />
        </HomeSectionBoundary>
      </div>
    </div>
  );
}
