import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventLine_event$key } from '../../../../../../__generated__/EventLine_event.graphql';
import { BulkMention } from '../../../../components/bulk/BulkMention';
import { RelativeTime } from '../../../../components/RelativeTime';
import styles from './EventLine.module.css';

interface Props {
  event: EventLine_event$key;
  icon: ReactNode;
  /** What was done, as it goes on after who did it. */
  children: ReactNode;
  /** What was said with it. */
  reason?: string | null | undefined;
}

/** One line of the timeline: a sign, who, what, how long ago. */
export function EventLine({ event, icon, children, reason }: Props) {
  const data = useFragment(
    graphql`
      fragment EventLine_event on IssueEvent {
        createdAt
        actor {
          login
        }
        bulkOperation {
          ...BulkMention_operation
        }
      }
    `,
    event,
  );
  return (
    <div className={styles.line}>
      <span className={styles.icon}>{icon}</span>
      <p className={styles.text}>
        <b>{data.actor?.login ?? 'Somebody'}</b> {children}{' '}
        <span className={styles.time}>
          · <RelativeTime dateTime={data.createdAt} short />
          {data.bulkOperation && <BulkMention operation={data.bulkOperation} />}
        </span>
        {reason && <span className={styles.reason}>“{reason}”</span>}
      </p>
    </div>
  );
}
