import { useCallback, type ReactNode } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import type { InboxOpenedQuery } from '../../../../__generated__/InboxOpenedQuery.graphql';
import type { InboxScreenQuery } from '../../../../__generated__/InboxScreenQuery.graphql';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { LinkListSkeleton } from '../../components/list/SequentialLinkList';
import { useSequentialList } from '../../lists/SequentialList';
import { usePreloadedQueries } from '../../lists/usePreloadedQueries';
import { ScreenHeading } from '../../navigation/ScreenHeading';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { useCommands } from '../../ui/commands/dispatch';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { InboxFilters } from './InboxFilters';
import styles from './InboxScreen.module.css';
import { EmptyInbox, InboxEntries } from './list/InboxEntries';
import entryStyles from './list/InboxEntries.module.css';
import type { InboxListEntry } from './list/inboxListData';
import { InboxListModel } from './list/InboxListModel';
import {
  buildInboxHref,
  buildInboxSearch,
  formatInboxFilter,
  formatInboxSubject,
  getInboxOpenedVariables,
  type InboxSubject,
  type InboxUrlState,
  parseInboxUrl,
} from './model/inboxUrl';
import { inboxOpenedQuery } from './pane/InboxOpened';
import { InboxPane } from './pane/InboxPane';
import type { InboxLoaderData } from './entry';
import { formatCount } from '../../ui/format';
import { type KeyHint, KeyHints } from '../../ui/KeyHints';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from './list/inboxListData';

const inboxScreenQuery = graphql`
  query InboxScreenQuery(
    $states: [NotificationState!]!
    $reason: NotificationReason
    $project: String
    $key: String!
    $number: Int!
    $hasIssue: Boolean!
    $hasBulk: Boolean!
  ) {
    ...InboxFilters_query @arguments(reason: $reason, project: $project)
    ...InboxPane_query @arguments(key: $key, number: $number, hasIssue: $hasIssue, hasBulk: $hasBulk)
    ...inboxListData_page @arguments(states: $states, reason: $reason, project: $project)
  }
`;

/** The viewer's notifications, with the issue of the opened one beside them. */
export function InboxScreen() {
  const loaded = useLoaderData<InboxLoaderData>();
  const { queryRef, reload } = useLoaderQuery<InboxScreenQuery>(inboxScreenQuery, loaded.queryRef);
  const { search } = useLocation();
  const state = parseInboxUrl(new URLSearchParams(search));
  return (
    <div className={styles.screen}>
      <AsyncBoundary
        key={formatInboxFilter(state)}
        skeleton={<InboxSkeleton heading={<ScreenHeading title="Inbox">Inbox</ScreenHeading>} />}
        onRetry={reload}
      >
        <LoadedInbox queryRef={queryRef} openedRef={loaded.openedRef} state={state} />
      </AsyncBoundary>
    </div>
  );
}

function LoadedInbox({ queryRef, openedRef, state }: InboxLoaderData & { state: InboxUrlState }) {
  const query = usePreloadedQuery<InboxScreenQuery>(inboxScreenQuery, queryRef);
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const mutationQueue = useMutationQueue();
  const { model, list } = useSequentialList(() => new InboxListModel(environment, state));
  const { entries } = list;
  const { opened } = state;
  const current = opened ? findEntry(entries, opened) : -1;

  const open = useCallback(
    (subject: InboxSubject | null) =>
      void navigate(
        { search: buildInboxSearch({ ...state, opened: subject }) },
        { replace: state.opened !== null && subject !== null },
      ),
    [navigate, state],
  );
  const openEntry = (entry: InboxListEntry | undefined) => {
    if (entry?.subject) open(entry.subject);
  };
  const move = (distance: number) => {
    if (entries.length === 0) return false;
    openEntry(entries[current < 0 ? 0 : current + distance]);
  };
  /** Opens the entry that takes the place of the opened one, or the first one if the opened one is not in the list. */
  const leave = () => {
    const next = entries[current + 1] ?? entries[current - 1];
    if (next || current >= 0) open(next?.subject ?? null);
  };
  useCommands({
    'list.next': () => move(1),
    'list.previous': () => move(-1),
    'list.closePeek': { isAvailable: () => opened !== null, run: () => open(null) },
    'inbox.undo': {
      isAvailable: () => mutationQueue.getState().canUndo,
      run: () => void mutationQueue.undo(),
    },
  });
  const next = entries[current + 1]?.subject ?? null;
  const previous = current > 0 ? (entries[current - 1]?.subject ?? null) : null;
  const neighbors = [next, previous].filter((subject) => subject !== null);
  usePreloadedQueries<InboxOpenedQuery>(inboxOpenedQuery, neighbors.map(getInboxOpenedVariables));
  const keys = current >= 0 ? (entries[current]?.keys ?? null) : null;
  return (
    <>
      <div className={opened ? `${styles.columns} ${styles.opened}` : styles.columns}>
        <section className={styles.left} aria-label="Notifications">
          <InboxFilters
            query={query}
            state={state}
            heading={<ScreenHeading title="Inbox">Inbox</ScreenHeading>}
            isEmpty={entries.length === 0}
            getShown={() => model.getShown()}
          />
          {entries.length === 0 && !list.isLoading && !list.error ? (
            <EmptyInbox state={state} />
          ) : (
            <InboxEntries
              model={model}
              list={list}
              opened={opened}
              hrefOf={(subject) => buildInboxHref({ ...state, opened: subject })}
              onOpen={openEntry}
            />
          )}
        </section>
        <InboxPane
          query={query}
          openedRef={openedRef}
          opened={opened}
          notification={keys}
          href={buildInboxHref(state)}
          onLeave={leave}
          onClose={() => open(null)}
        />
      </div>
      <InboxFooter position={current} total={list.total} />
    </>
  );
}

function findEntry(entries: readonly InboxListEntry[], opened: InboxSubject): number {
  const name = formatInboxSubject(opened);
  return entries.findIndex(({ subject }) => subject !== null && formatInboxSubject(subject) === name);
}

/** Placeholder for the inbox while it is loading. */
function InboxSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <div className={styles.columns}>
      <section className={styles.left}>
        <header className={styles.heading}>{heading}</header>
        <div className={styles.filters} />
        <LinkListSkeleton count={12} entryClassName={entryStyles.skeletonEntry} />
      </section>
    </div>
  );
}

const HINTS: readonly KeyHint[] = [
  ['Done', 'inbox.done'],
  ['Snooze', 'inbox.snooze'],
  ['Unread', 'inbox.unread'],
  ['Mute this issue', 'inbox.mute'],
  ['Next, previous', 'list.next', 'list.previous'],
  ['Open the issue', 'list.open'],
];

interface InboxFooterProps {
  /** Index of the opened notification in the list; -1 if none is opened. */
  position: number;
  total: number;
}

/** Footer with the keyboard shortcuts of the inbox, and the position of the opened notification in the list. */
function InboxFooter({ position, total }: InboxFooterProps) {
  return (
    <footer className={styles.footer}>
      <KeyHints hints={HINTS} />
      {total > 0 && (
        <span className={styles.position}>
          {position < 0 ? formatCount(total) : `${formatCount(position + 1)} of ${formatCount(total)}`}
        </span>
      )}
    </footer>
  );
}
