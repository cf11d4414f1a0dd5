import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { WatchedIssueRow_notification$key } from '../../../../__generated__/WatchedIssueRow_notification.graphql';
import type { WatchedIssues_query$key } from '../../../../__generated__/WatchedIssues_query.graphql';
import type { WatchedIssuesRefetchQuery } from '../../../../__generated__/WatchedIssuesRefetchQuery.graphql';
import { RelativeTime } from '../../components/RelativeTime';
import { WorkflowStateIcon } from '../../components/WorkflowStateIcon';
import { HomeIssueRow } from './HomeIssueRow';
import { EmptyHomeSection, FailedHomeSection, HomeSection, HomeSectionLink } from './HomeSection';
import { NotificationNews } from './NotificationNews';

const TITLE = 'Watching, with news';

/** Unread notifications about issues that the viewer watches or participates in, newest first. */
export function WatchedIssues({ query }: { query: WatchedIssues_query$key }) {
  const [data, refetch] = useRefetchableFragment<WatchedIssuesRefetchQuery, WatchedIssues_query$key>(
    graphql`
      fragment WatchedIssues_query on Query @refetchable(queryName: "WatchedIssuesRefetchQuery") {
        home {
          watching(first: 6) {
            totalCount
            nodes {
              id
              ...WatchedIssueRow_notification
            }
          }
        }
      }
    `,
    query,
  );
  const { watching } = data.home;
  if (!watching)
    return <FailedHomeSection title={TITLE} onRetry={() => refetch({}, { fetchPolicy: 'network-only' })} />;
  return (
    <HomeSection
      title={TITLE}
      count={watching.totalCount}
      link={watching.totalCount > 0 && <HomeSectionLink to="/inbox">Inbox</HomeSectionLink>}
    >
      {watching.totalCount === 0 && (
        <EmptyHomeSection>No unread updates in issues that you watch or participate in.</EmptyHomeSection>
      )}
      <ul>
        {watching.nodes.map((notification) => (
          <WatchedIssueRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </HomeSection>
  );
}

function WatchedIssueRow({ notification }: { notification: WatchedIssueRow_notification$key }) {
  const data = useFragment(
    graphql`
      fragment WatchedIssueRow_notification on Notification {
        updatedAt
        issue {
          state {
            ...WorkflowStateIcon_state
          }
          ...HomeIssueRow_issue
        }
        ...NotificationNews_notification
      }
    `,
    notification,
  );
  return (
    data.issue && (
      <HomeIssueRow
        issue={data.issue}
        icon={<WorkflowStateIcon state={data.issue.state} labelled />}
        extra={<NotificationNews notification={data} />}
      >
        <RelativeTime dateTime={data.updatedAt} short />
      </HomeIssueRow>
    )
  );
}
