import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LucideIcon } from 'lucide-react';
import type { TimelineEventLine_event$key } from '../../../../../../__generated__/TimelineEventLine_event.graphql';
import { PersonLink } from '../../../../components/people/PersonLink';
import { RelativeTime } from '../../../../ui/RelativeTime';
import styles from './TimelineEventLine.module.css';
import type { TimelineEventLine_issue$key } from '../../../../../../__generated__/TimelineEventLine_issue.graphql';
import { buildIssueHref, buildBulkOperationHref } from '../../../../navigation/hrefs';
import { PreloadLink } from '../../../../navigation/PreloadLink';
import type { TimelineEventLine_operation$key } from '../../../../../../__generated__/TimelineEventLine_operation.graphql';

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
          ...TimelineEventLine_operation
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

/** Icon of a timeline line; decorative, because the text says the same. */
export function TimelineEventIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon size={14} strokeWidth={1.75} aria-hidden="true" />;
}

/** Link to another issue in a sentence: its key. */
export function IssueKeyLink({ issue }: { issue: TimelineEventLine_issue$key }) {
  const { number, key, title, project } = useFragment(
    graphql`
      fragment TimelineEventLine_issue on Issue {
        number
        key
        title
        project {
          key
        }
      }
    `,
    issue,
  );
  return (
    <PreloadLink to={buildIssueHref(project.key, number)} className={styles.key} title={title}>
      {key}
    </PreloadLink>
  );
}

interface CommitReferenceProps {
  hash: string;
  /** Address of the commit's page; null if there is none. */
  url: string | null;
}

/** A commit of the repository that an issue was imported from. */
export function CommitReference({ hash, url }: CommitReferenceProps): ReactNode {
  return <ExternalReference url={url}>commit {hash.slice(0, 10)}</ExternalReference>;
}

/** A name in the timeline, which links to a page outside of Winnow if it has an address. */
export function ExternalReference({ url, children }: { url: string | null; children: ReactNode }): ReactNode {
  if (!url?.startsWith('http')) return <b>{children}</b>;
  return (
    <a href={url} rel="noopener noreferrer nofollow" target="_blank">
      <b>{children}</b>
    </a>
  );
}

/** Link from a timeline event to the bulk operation that it was part of. */
function BulkOperationLink({ operation }: { operation: TimelineEventLine_operation$key }) {
  const { number, project } = useFragment(
    graphql`
      fragment TimelineEventLine_operation on BulkOperation {
        number
        project {
          key
        }
      }
    `,
    operation,
  );
  return (
    <>
      {' · '}
      <PreloadLink to={buildBulkOperationHref(project.key, number)} className={styles.bulkOperation}>
        bulk edit {number}
      </PreloadLink>
    </>
  );
}
