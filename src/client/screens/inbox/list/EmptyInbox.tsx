import { PreloadLink } from '../../../components/PreloadLink';
import { EmptyState } from '../../../ui/EmptyState';
import { buildInboxHref, type InboxUrlState } from '../model/inboxUrl';

const HOW_NOTIFICATIONS_ARRIVE =
  'Mentions, assignments and updates of issues that you watch or participate in appear here.';

const EMPTY_BY_TAB = {
  unread: ['No unread notifications', HOW_NOTIFICATIONS_ARRIVE],
  all: ['No notifications', HOW_NOTIFICATIONS_ARRIVE],
  done: [
    'No notifications marked as done',
    'Notifications that you mark as done are kept here for 180 days.',
  ],
  snoozed: [
    'No snoozed notifications',
    'Snoozed notifications return to the inbox at the chosen time, or with the next comment or change.',
  ],
} as const;

/** Shown instead of an empty list: the reason, and a link to more notifications. */
export function EmptyInbox({ state }: { state: InboxUrlState }) {
  const { tab, reason, project } = state;
  const [title, text] = EMPTY_BY_TAB[tab];
  const isFiltered = reason !== null || project !== null;
  return (
    <EmptyState title={isFiltered ? 'No matching notifications' : title}>
      {isFiltered ? (
        <PreloadLink to={buildInboxHref({ ...state, reason: null, project: null })}>
          Remove filters
        </PreloadLink>
      ) : (
        <>
          <p>{text}</p>
          {tab === 'unread' && (
            <PreloadLink to={buildInboxHref({ ...state, tab: 'all' })}>Show all notifications</PreloadLink>
          )}
        </>
      )}
    </EmptyState>
  );
}
