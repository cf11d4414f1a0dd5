import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { InboxFilters_query$key } from '../../../../__generated__/InboxFilters_query.graphql';
import { FilterMenu } from '../../components/list/FilterMenu';
import { useRefetchOnChanges } from '../../components/live/useRefetchOnChanges';
import { PreloadLink } from '../../navigation/PreloadLink';
import { UnreadCount } from './actions/UnreadCount';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { Button } from '../../ui/Button';
import { formatCount } from '../../ui/format';
import { undoNotificationUpdate, updateNotifications } from './actions/notificationMutations';
import styles from './InboxScreen.module.css';
import type { ShownNotifications } from './list/InboxListModel';
import { NOTIFICATION_REASON_LABELS } from './model/notificationWords';
import {
  buildInboxHref,
  getInboxFilterVariables,
  INBOX_REASONS,
  INBOX_TABS,
  type InboxTab,
  type InboxUrlState,
} from './model/inboxUrl';

const TAB_LABELS: Record<InboxTab, string> = {
  unread: 'Unread',
  all: 'All',
  done: 'Done',
  snoozed: 'Snoozed',
};

/** Milliseconds from a change of the inbox to the request for its counts; further changes meanwhile are included. */
const COUNTS_REFETCH_DELAY_MS = 200;

const inboxCountsQuery = graphql`
  query InboxFiltersCountsQuery($reason: NotificationReason, $project: String) {
    ...InboxFilters_query @arguments(reason: $reason, project: $project)
  }
`;

interface InboxFiltersProps {
  query: InboxFilters_query$key;
  state: InboxUrlState;
  heading: ReactNode;
  /** Whether no notification matches the filters. */
  isEmpty: boolean;
  getShown: () => ShownNotifications;
}

/** Heading of the list, with its filters and the button that marks all matching notifications as done. */
export function InboxFilters({ query, state, heading, isEmpty, getShown }: InboxFiltersProps) {
  const data = useFragment(
    graphql`
      fragment InboxFilters_query on Query
      @argumentDefinitions(reason: { type: "NotificationReason" }, project: { type: "String" }) {
        viewer {
          ...UnreadCount_viewer
        }
        matching: notifications(first: 1, reason: $reason, project: $project) {
          unreadCount
        }
        snoozed: notifications(first: 1, states: [SNOOZED], reason: $reason, project: $project) {
          totalCount
        }
        projects(first: 50) {
          nodes {
            key
            name
          }
        }
      }
    `,
    query,
  );
  const { tab, reason, project } = state;
  const navigate = useNavigate();
  const mutationQueue = useMutationQueue();
  useRefetchOnChanges(
    inboxCountsQuery,
    { reason: getInboxFilterVariables(state).reason, project },
    { delay: COUNTS_REFETCH_DELAY_MS, interval: 0, isRelevant: () => false, dependsOnInbox: true },
  );

  const isFiltered = reason !== null || project !== null;
  const { viewer, matching, snoozed } = data;
  const counts: Partial<Record<InboxTab, ReactNode>> = {
    unread: isFiltered
      ? matching.unreadCount > 0 && formatCount(matching.unreadCount)
      : viewer && <UnreadCount viewer={viewer} />,
    snoozed: snoozed.totalCount > 0 && formatCount(snoozed.totalCount),
  };
  const projects = data.projects.nodes;
  const show = (filter: Partial<InboxUrlState>) =>
    void navigate(buildInboxHref({ ...state, opened: null, ...filter }));
  const markAllDone = () =>
    void mutationQueue.commitMutation(
      createQueuedMutation(updateNotifications, {
        all: true,
        ...getShown(),
        ...getInboxFilterVariables(state),
        state: 'DONE',
      }),
      {
        summary: isFiltered ? 'Matching notifications marked as done' : 'All notifications marked as done',
        href: buildInboxHref(state),
        undoFor: ({ edit: { undoToken } }) =>
          undoToken == null
            ? null
            : { inverse: createQueuedMutation(undoNotificationUpdate, { token: undoToken }) },
      },
    );
  return (
    <>
      <header className={styles.heading}>
        {heading}
        {tab !== 'done' && (
          <Button variant="quiet" disabled={isEmpty} data-command="inbox.allDone" onClick={markAllDone}>
            <CheckCheck size={14} strokeWidth={1.75} aria-hidden="true" /> Mark all done
          </Button>
        )}
      </header>
      <nav className={styles.filters} aria-label="Filters">
        {INBOX_TABS.map((each) => (
          <PreloadLink
            key={each}
            to={buildInboxHref({ ...state, tab: each, opened: null })}
            className={styles.tab}
            aria-current={each === tab ? 'page' : undefined}
          >
            {TAB_LABELS[each]}
            {counts[each] && <span className={styles.count}>{counts[each]}</span>}
          </PreloadLink>
        ))}
        <span className={styles.grow} />
        <FilterMenu
          label="Filter by reason"
          title="Reason"
          text={reason === null ? 'Reason' : NOTIFICATION_REASON_LABELS[reason]}
          allLabel="Any reason"
          options={INBOX_REASONS.map((id) => ({ id, label: NOTIFICATION_REASON_LABELS[id] }))}
          selected={reason}
          onSelect={(id) => show({ reason: INBOX_REASONS.find((each) => each === id) ?? null })}
          className={styles.filter}
        />
        {(projects.length > 1 || project !== null) && (
          <FilterMenu
            label="Filter by project"
            title="Project"
            text={project ?? 'Project'}
            allLabel="Any project"
            options={projects.map(({ key, name }) => ({ id: key, label: name }))}
            selected={project}
            onSelect={(id) => show({ project: id })}
            className={styles.filter}
          />
        )}
      </nav>
    </>
  );
}
