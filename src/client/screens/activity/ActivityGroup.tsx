import { graphql, useFragment } from 'react-relay';
import type { ActivityGroup_events$key } from '../../../../__generated__/ActivityGroup_events.graphql';
import { IssueReference } from '../issue/reference/IssueReference';
import { ActivityEvent } from './ActivityEvent';
import styles from './ActivityScreen.module.css';

/** What happened to one issue in a row. */
export function ActivityGroup({ events }: { events: ActivityGroup_events$key }) {
  const run = useFragment(
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
  const first = run[0];
  if (!first) return null;
  return (
    <div className={styles.run}>
      <div className={styles.issue}>
        {first.issue ? (
          <IssueReference issue={first.issue} titled />
        ) : (
          <span className={styles.gone}>
            {first.issueNumber == null ? 'The project' : `Issue ${first.issueNumber}, which is gone`}
          </span>
        )}
      </div>
      {run.map((event) => (
        <ActivityEvent key={event.id} event={event} />
      ))}
    </div>
  );
}
