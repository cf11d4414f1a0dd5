import {
  AlarmClock,
  AtSign,
  CalendarClock,
  CircleDot,
  Copy,
  Layers,
  type LucideIcon,
  MessageSquare,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InboxEntry_notification$key } from '../../../../../__generated__/InboxEntry_notification.graphql';
import { Avatar } from '../../../components/people/Avatar';
import { IssueTitle } from '../../../components/issues/IssueTitle';
import { RelativeTime } from '../../../ui/RelativeTime';
import { formatExactTime, pluralize } from '../../../ui/format';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './InboxEntry.module.css';
import { describeNotificationActions, describeNotificationReason } from '../model/notificationWords';

/** The two lines of a notification in the list. */
export function InboxEntry({ notification }: { notification: InboxEntry_notification$key }) {
  const data = useFragment(
    graphql`
      fragment InboxEntry_notification on Notification {
        reason
        state
        kinds
        commentCount
        eventCount
        updatedAt
        snoozedUntil
        actor {
          login
          ...Avatar_user
        }
        issue {
          key
          title
          state {
            name
          }
        }
        bulkOperation {
          number
          matched
        }
      }
    `,
    notification,
  );
  const { actor, issue, bulkOperation, state, reason, kinds, commentCount, eventCount, snoozedUntil } = data;
  const isUnread = state === 'UNREAD';
  const why = describeNotificationReason(reason);
  const actions = bulkOperation
    ? `${pluralize(eventCount, 'change')} to issues that you watch or participate in`
    : describeNotificationActions({
        kinds,
        commentCount,
        eventCount,
        reason,
        stateName: issue?.state.name ?? '',
      });
  return (
    <span className={isUnread ? `${styles.entry} ${styles.unread}` : styles.entry}>
      <span className={styles.dot} />
      {bulkOperation || !actor ? (
        <span className={styles.symbol}>
          {bulkOperation ? (
            <Layers size={14} strokeWidth={1.75} aria-hidden="true" />
          ) : (
            <CalendarClock size={14} strokeWidth={1.75} aria-hidden="true" />
          )}
        </span>
      ) : (
        <span className={styles.avatar} data-person={actor.login}>
          <Avatar user={actor} />
        </span>
      )}
      <span className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.title}>
            {isUnread && <VisuallyHidden>Unread: </VisuallyHidden>}
            {bulkOperation
              ? `Bulk edit ${bulkOperation.number} of ${pluralize(bulkOperation.matched, 'issue')}`
              : issue && <IssueTitle title={issue.title} />}
          </span>
          <RelativeTime dateTime={data.updatedAt} short className={styles.time} />
        </span>
        <span className={styles.line}>
          {renderIcon(kinds, reason, state)}
          <span className={styles.words} title={why}>
            {actor && <b data-person={actor.login}>{actor.login}</b>} {actions}
            {state === 'SNOOZED' && (
              <>
                {' '}
                ·{' '}
                {snoozedUntil == null
                  ? 'until the next comment or change'
                  : `until ${formatExactTime(Date.parse(snoozedUntil))}`}
              </>
            )}
            <VisuallyHidden>, {why}</VisuallyHidden>
          </span>
          <span className={styles.key}>{bulkOperation ? 'Bulk edit' : issue?.key}</span>
        </span>
      </span>
    </span>
  );
}

/** Icons of the kinds of events, the most important one first. */
const ICON_BY_KIND: readonly (readonly [kind: string, icon: LucideIcon])[] = [
  ['ASSIGNED', UserPlus],
  ['MENTIONED', AtSign],
  ['DUE_SOON', CalendarClock],
  ['DUPLICATE_CLOSED', Copy],
  ['STATE_CHANGED', CircleDot],
  ['OPENED', CircleDot],
];

function renderIcon(kinds: readonly string[], reason: string, state: string): ReactNode {
  const kind = ICON_BY_KIND.find(([each]) => kinds.includes(each));
  const Icon = state === 'SNOOZED' ? AlarmClock : reason === 'BULK' ? Layers : (kind?.[1] ?? MessageSquare);
  return <Icon size={13} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />;
}
