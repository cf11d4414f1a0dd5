import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { WatchedIssueRow_notification$key } from '../../../../__generated__/WatchedIssueRow_notification.graphql';
import type { WatchedIssues_query$key } from '../../../../__generated__/WatchedIssues_query.graphql';
import type { WatchedIssuesRefetchQuery } from '../../../../__generated__/WatchedIssuesRefetchQuery.graphql';
import { RelativeTime } from '../../components/RelativeTime';
import { WorkflowStateIcon } from '../../components/WorkflowStateIcon';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
  OverviewSectionLink,
} from '../../components/overview/OverviewSection';
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
    return (
      <FailedOverviewSection title={TITLE} onRetry={() => refetch({}, { fetchPolicy: 'network-only' })} />
    );
  return (
    <OverviewSection
      title={TITLE}
      count={watching.totalCount}
      link={watching.totalCount > 0 && <OverviewSectionLink to="/inbox">Inbox</OverviewSectionLink>}
    >
      {watching.totalCount === 0 && (
        <EmptyOverviewSection>
          No unread updates in issues that you watch or participate in.
        </EmptyOverviewSection>
      )}
      <ul>
        {watching.nodes.map((notification) => (
          <WatchedIssueRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </OverviewSection>
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
          ...OverviewIssueRow_issue
        }
        ...NotificationNews_notification
      }
    `,
    notification,
  );
  return (
    data.issue && (
      <OverviewIssueRow
        issue={data.issue}
        icon={<WorkflowStateIcon state={data.issue.state} labelled />}
        extra={<NotificationNews notification={data} />}
      >
        <RelativeTime dateTime={data.updatedAt} short />
      </OverviewIssueRow>
    )
  );
}
