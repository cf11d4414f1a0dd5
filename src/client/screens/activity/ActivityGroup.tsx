import { graphql, useFragment } from 'react-relay';
import type { ActivityGroup_events$key } from '../../../../__generated__/ActivityGroup_events.graphql';
import { IssueReference } from '../../components/IssueReference';
import { ActivityEvent } from './ActivityEvent';
import styles from './ActivityScreen.module.css';

interface ActivityGroupProps {
  events: ActivityGroup_events$key;
  projectKey: string;
}

/** Consecutive events of one issue, or of the project itself. */
export function ActivityGroup({ events, projectKey }: ActivityGroupProps) {
  const group = useFragment(
    graphql`
      fragment ActivityGroup_events on Event @relay(plural: true) {
        id
        issueNumber
        issue {
          ...IssueReference_issue
        }
        ...ActivityEvent_event
      }
    `,
    events,
  );
  const first = group[0];
  if (!first) return null;
  return (
    <div className={styles.run}>
      <div className={styles.issue}>
        {first.issue ? (
          <IssueReference issue={first.issue} inline />
        ) : (
          <span className={styles.gone}>
            {first.issueNumber == null ? 'Project' : `Deleted issue ${projectKey}-${first.issueNumber}`}
          </span>
        )}
      </div>
      {group.map((event) => (
        <ActivityEvent key={event.id} event={event} />
      ))}
    </div>
  );
}
