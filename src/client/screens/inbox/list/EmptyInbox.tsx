import { PreloadLink } from '../../../components/PreloadLink';
import { buildInboxHref, type InboxUrlState } from '../model/inboxUrl';
import styles from './EmptyInbox.module.css';

const EMPTY_BY_TAB = {
  unread: ['Nothing unread', 'Mentions, assignments and news of issues that you follow appear here.'],
  all: ['Inbox is empty', 'Mentions, assignments and news of issues that you follow appear here.'],
  done: ['Nothing done', 'Notifications that you mark as done are kept here for 180 days.'],
  snoozed: ['Nothing snoozed', 'Snoozed notifications come back at their time, or with the next event.'],
} as const;

/** Says why the list is empty, and what to do next. */
export function EmptyInbox({ state }: { state: InboxUrlState }) {
  const { tab, reason, project } = state;
  const [title, text] = EMPTY_BY_TAB[tab];
  const isFiltered = reason !== null || project !== null;
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{isFiltered ? 'No matching notifications' : title}</p>
      {isFiltered ? (
        <PreloadLink to={buildInboxHref({ ...state, reason: null, project: null })} className={styles.link}>
          Remove filters
        </PreloadLink>
      ) : (
        <>
          <p>{text}</p>
          {tab === 'unread' && (
            <PreloadLink to={buildInboxHref({ ...state, tab: 'all' })} className={styles.link}>
              Show all notifications
            </PreloadLink>
          )}
        </>
      )}
    </div>
  );
}
