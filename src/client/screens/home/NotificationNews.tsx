import { CalendarClock, Copy, MessageSquare } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { NotificationNews_notification$key } from '../../../../__generated__/NotificationNews_notification.graphql';
import { WorkflowStateIcon } from '../../components/WorkflowStateIcon';
import { formatCount } from '../../ui/format';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './NotificationNews.module.css';

const ICON = { size: 13, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Chip for the unread events of an issue: its new state, a reminder of its due day, or the number of events. */
export function NotificationNews({ notification }: { notification: NotificationNews_notification$key }) {
  const { reason, eventCount, issue } = useFragment(
    graphql`
      fragment NotificationNews_notification on Notification {
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
