import { graphql, useFragment } from 'react-relay';
import type { HomeWork_query$key } from '../../../../__generated__/HomeWork_query.graphql';
import { AssignedIssues } from './AssignedIssues';
import { HomeNextSteps } from './HomeNextSteps';
import { OverviewSectionBoundary } from '../../components/overview/OverviewSection';
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
      <OverviewSectionBoundary title="Assigned to me" rows={10}>
        <AssignedIssues query={data} />
      </OverviewSectionBoundary>
      <div className={styles.side}>
        <OverviewSectionBoundary title="Mentioned" rows={3}>
          <MentionedIssues query={data} />
        </OverviewSectionBoundary>
        <OverviewSectionBoundary title="Watching, with news" rows={4}>
          <WatchedIssues query={data} />
        </OverviewSectionBoundary>
        <OverviewSectionBoundary title="Recently opened" rows={4}>
          <RecentIssues query={data} />
        </OverviewSectionBoundary>
      </div>
    </div>
  );
}
