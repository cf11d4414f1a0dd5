import { graphql, useFragment } from 'react-relay';
import { CalendarClock, Copy, MessageSquare } from 'lucide-react';
import type { WatchedIssues_notification$key } from '../../../../__generated__/WatchedIssues_notification.graphql';
import type { WatchedIssues_query$key } from '../../../../__generated__/WatchedIssues_query.graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import { WorkflowStateIcon } from '../../components/issues/WorkflowStateIcon';
import { OverviewIssueRow } from '../../components/overview/OverviewIssueRow';
import {
  EmptyOverviewSection,
  FailedOverviewSection,
  OverviewSection,
  OverviewSectionLink,
} from '../../components/overview/OverviewSection';
import type { WatchedIssues_news$key } from '../../../../__generated__/WatchedIssues_news.graphql';
import { formatCount } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './WatchedIssues.module.css';

const watchedIssuesRefetchQuery = graphql`
  query WatchedIssuesRefetchQuery {
    ...WatchedIssues_query
  }
`;

const TITLE = 'Watched issues with updates';

/** Unread notifications about issues that the viewer watches or participates in, newest first. */
export function WatchedIssues({ query }: { query: WatchedIssues_query$key }) {
  const { home } = useFragment(
    graphql`
      fragment WatchedIssues_query on Query {
        home @catch(to: RESULT) {
          watching(first: 6) @required(action: THROW) {
            totalCount
            nodes {
              id
              ...WatchedIssues_notification
            }
          }
        }
      }
    `,
    query,
  );
  if (!home.ok)
    return <FailedOverviewSection title={TITLE} query={watchedIssuesRefetchQuery} variables={{}} />;
  const { watching } = home.value;
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

function WatchedIssueRow({ notification }: { notification: WatchedIssues_notification$key }) {
  const data = useFragment(
    graphql`
      fragment WatchedIssues_notification on Notification {
        updatedAt
        issue {
          state {
            ...WorkflowStateIcon_state
          }
          ...OverviewIssueRow_issue
        }
        ...WatchedIssues_news
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

const ICON = { size: 13, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Chip for the unread events of an issue: its new state, a reminder of its due day, or the number of events. */
function NotificationNews({ notification }: { notification: WatchedIssues_news$key }) {
  const { reason, eventCount, issue } = useFragment(
    graphql`
      fragment WatchedIssues_news on Notification {
        reason
        eventCount
        issue {
          state {
            name
            ...WorkflowStateIcon_state
          }
        }
      }
    `,
    notification,
  );
  if (!issue) return null;
  const count = (
    <>
      {formatCount(eventCount)}
      <VisuallyHidden>{eventCount === 1 ? ' new event' : ' new events'}</VisuallyHidden>
    </>
  );
  return (
    <span className={styles.news}>
      {reason === 'STATE_CHANGED' ? (
        <>
          <WorkflowStateIcon state={issue.state} /> {issue.state.name}
        </>
      ) : reason === 'DUE_SOON' ? (
        <>
          <CalendarClock {...ICON} /> Due soon
        </>
      ) : reason === 'DUPLICATE_CLOSED' ? (
        <>
          <Copy {...ICON} /> {issue.state.name}
        </>
      ) : (
        <>
          <MessageSquare {...ICON} /> {count}
        </>
      )}
    </span>
  );
}
