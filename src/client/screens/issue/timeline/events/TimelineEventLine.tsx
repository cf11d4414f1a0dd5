import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TimelineEventLine_event$key } from '../../../../../../__generated__/TimelineEventLine_event.graphql';
import { BulkOperationLink } from '../../../../components/bulk/BulkOperationLink';
import { PersonLink } from '../../../../components/people/PersonLink';
import { RelativeTime } from '../../../../components/RelativeTime';
import styles from './TimelineEventLine.module.css';

interface TimelineEventLineProps {
  event: TimelineEventLine_event$key;
  icon: ReactNode;
  /** Text that says what the actor did; it continues the sentence that starts with the actor's login. */
  children: ReactNode;
  /** The actor's comment on the change. */
  reason?: string | null | undefined;
  /** Whether the event has no actor. The text must then be a whole sentence. */
  isAutomatic?: boolean;
}

/** A line of the timeline: icon, actor, action and time. */
export function TimelineEventLine({
  event,
  icon,
  children,
  reason,
  isAutomatic = false,
}: TimelineEventLineProps) {
  const data = useFragment(
    graphql`
      fragment TimelineEventLine_event on IssueEvent {
        createdAt
        actor {
          login
        }
        bulkOperation {
          ...BulkOperationLink_operation
        }
      }
    `,
    event,
  );
  return (
    <div className={styles.line}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.text}>
        {!isAutomatic && (
          <>
            <PersonLink login={data.actor?.login} />{' '}
          </>
        )}
        {children}{' '}
        <span className={styles.time}>
          · <RelativeTime dateTime={data.createdAt} short />
          {data.bulkOperation && <BulkOperationLink operation={data.bulkOperation} />}
        </span>
        {reason && <span className={styles.reason}>“{reason}”</span>}
      </p>
    </div>
  );
}
