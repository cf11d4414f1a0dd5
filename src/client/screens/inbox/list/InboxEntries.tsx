import { SequentialLinkList } from '../../../components/list/SequentialLinkList';
import { useNow } from '../../../ui/RelativeTime';
import type { InboxListEntry } from './inboxListData';
import type { InboxListModel, InboxListState } from './InboxListModel';
import { formatInboxSubject, type InboxSubject, buildInboxHref, type InboxUrlState } from '../model/inboxUrl';
import { InboxEntry } from './InboxEntry';
import styles from './InboxEntries.module.css';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { EmptyState } from '../../../ui/EmptyState';

/** Heights in px: of an entry, and of the heading of a day. */
const HEIGHTS = { entry: 58, heading: 26 };

interface InboxEntriesProps {
  model: InboxListModel;
  list: InboxListState;
  /** Issue or bulk operation opened beside the list; null: none. */
  opened: InboxSubject | null;
  hrefOf: (subject: InboxSubject) => string;
  onOpen: (entry: InboxListEntry) => void;
}

/** The notifications in sections by day. */
export function InboxEntries({ model, list, opened, hrefOf, onOpen }: InboxEntriesProps) {
  const { entries, total } = list;
  const openedName = opened && formatInboxSubject(opened);
  const current = entries.findIndex(
    ({ subject }) => subject !== null && formatInboxSubject(subject) === openedName,
  );
  const sections = groupNotificationsByDay(entries, useNow()).map(({ label, first, end }) => ({
    key: label,
    label,
    heading: label,
    first,
    end,
    firstPosition: first + 1,
    setSize: total,
  }));
  return (
    <SequentialLinkList
      model={model}
      list={list}
      entries={entries}
      sections={sections}
      heights={HEIGHTS}
      headingClassName={styles.day}
      current={current}
      opened={openedName}
      hrefOf={({ subject }) => (subject ? hrefOf(subject) : '')}
      renderEntry={({ keys }) => keys && <InboxEntry notification={keys} />}
      onOpen={onOpen}
      onMounted={(mounted) => model.loadEntries(mounted)}
      skeletonClassName={styles.skeletonEntry}
    />
  );
}

/** The notifications of a day, or of all earlier ones. */
interface DayGroup {
  label: 'Today' | 'Yesterday' | 'Earlier';
  /** Indexes of the notifications of the group: `first` inclusive, `end` exclusive. */
  first: number;
  end: number;
}

/**
 * Groups notifications, newest first, by today, yesterday and earlier, in the time zone of the browser.
 * @param now in ms since 1970
 */
export function groupNotificationsByDay(
  entries: readonly { readonly at: number }[],
  now: number,
): DayGroup[] {
  const date = new Date(now);
  const startOf = (days: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() - days).getTime();
  const yesterday = findFirstBefore(entries, startOf(0));
  const earlier = findFirstBefore(entries, startOf(1));
  const groups: DayGroup[] = [
    { label: 'Today', first: 0, end: yesterday },
    { label: 'Yesterday', first: yesterday, end: earlier },
    { label: 'Earlier', first: earlier, end: entries.length },
  ];
  return groups.filter(({ first, end }) => first < end);
}

/** Index of the first notification before a time; binary search. */
function findFirstBefore(entries: readonly { readonly at: number }[], time: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.at ?? 0) >= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
