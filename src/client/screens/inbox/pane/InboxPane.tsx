import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import type { InboxActions_notification$key } from '../../../../../__generated__/InboxActions_notification.graphql';
import type { InboxPane_query$key } from '../../../../../__generated__/InboxPane_query.graphql';
import type { InboxOpenedQuery } from '../../../../../__generated__/InboxOpenedQuery.graphql';
import { AsyncBoundary, ErrorBoundary } from '../../../components/errors/ErrorBoundary';
import { useLoaderQuery } from '../../../relay/queries/screenQueries';
import { IconButton } from '../../../ui/IconButton';
import { Skeleton } from '../../../ui/Skeleton';
import { InboxActions } from '../actions/InboxActions';
import { formatInboxSubject, type InboxSubject } from '../model/inboxUrl';
import { InboxOpened, InboxOpenedActions, inboxOpenedQuery } from './InboxOpened';
import styles from './InboxPane.module.css';

const inboxPaneFragment = graphql`
  fragment InboxPane_query on Query
  @argumentDefinitions(
    key: { type: "String!" }
    number: { type: "Int!" }
    hasIssue: { type: "Boolean!" }
    hasBulk: { type: "Boolean!" }
  ) {
    ...InboxOpened_query @arguments(key: $key, number: $number, hasIssue: $hasIssue, hasBulk: $hasBulk)
    ...InboxOpened_actions @arguments(key: $key, number: $number, hasIssue: $hasIssue, hasBulk: $hasBulk)
  }
`;

interface InboxPaneProps {
  /** The screen's query. Contains the issue or bulk operation that was opened when the screen was loaded. */
  query: InboxPane_query$key;
  openedRef: PreloadedQuery<InboxOpenedQuery> | null;
  opened: InboxSubject | null;
  /** The opened notification in the list; null if it is not in the list. */
  notification: InboxActions_notification$key | null;
  href: string;
  onLeave: () => void;
  onClose: () => void;
}

/** The part beside the list: the opened notification with its actions. */
export function InboxPane(props: InboxPaneProps) {
  const { openedRef, opened, query } = props;
  if (!opened) {
    return (
      <section className={styles.pane} aria-label="Opened notification">
        <p className={styles.nothing}>Select a notification to read it here.</p>
      </section>
    );
  }
  return openedRef ? (
    <LoadedPane {...props} opened={opened} openedRef={openedRef} />
  ) : (
    <Pane {...props} opened={opened}>
      {(render) => render(query)}
    </Pane>
  );
}

type LoadedPaneProps = InboxPaneProps & { opened: InboxSubject; openedRef: PreloadedQuery<InboxOpenedQuery> };

function LoadedPane(props: LoadedPaneProps) {
  const { queryRef, reload } = useLoaderQuery<InboxOpenedQuery>(inboxOpenedQuery, props.openedRef);
  return (
    <Pane {...props} onRetry={reload}>
      {(render) => <OpenedByQuery queryRef={queryRef}>{render}</OpenedByQuery>}
    </Pane>
  );
}

type RenderOpened = (query: InboxPane_query$key) => ReactNode;

interface OpenedByQueryProps {
  queryRef: PreloadedQuery<InboxOpenedQuery>;
  children: RenderOpened;
}

function OpenedByQuery({ queryRef, children }: OpenedByQueryProps) {
  return children(usePreloadedQuery<InboxOpenedQuery>(inboxOpenedQuery, queryRef));
}

type PaneProps = Omit<InboxPaneProps, 'query' | 'openedRef' | 'children'> & {
  opened: InboxSubject;
  onRetry?: () => void;
  /** Calls `render` with the data of the opened issue or bulk operation. */
  children: (render: RenderOpened) => ReactNode;
};

function Pane({ children, opened, href, onLeave, ...props }: PaneProps) {
  return (
    <PaneFrame
      {...props}
      opened={opened}
      href={href}
      onLeave={onLeave}
      content={children((query) => (
        <OpenedContent query={query} opened={opened} />
      ))}
      fallbackActions={children((query) => (
        <OpenedFallbackActions query={query} href={href} onLeave={onLeave} />
      ))}
    />
  );
}

function OpenedContent({ query, opened }: { query: InboxPane_query$key; opened: InboxSubject }) {
  return <InboxOpened query={useFragment(inboxPaneFragment, query)} opened={opened} />;
}

function OpenedFallbackActions({
  query,
  ...props
}: {
  query: InboxPane_query$key;
  href: string;
  onLeave: () => void;
}) {
  return <InboxOpenedActions query={useFragment(inboxPaneFragment, query)} {...props} />;
}

type PaneFrameProps = Omit<InboxPaneProps, 'query' | 'openedRef'> & {
  opened: InboxSubject;
  content: ReactNode;
  /** Actions of a notification that is not in the list. */
  fallbackActions: ReactNode;
  onRetry?: () => void;
};

function PaneFrame({ opened, notification, content, fallbackActions, onRetry, ...props }: PaneFrameProps) {
  const { kind, projectKey, number } = opened;
  const name = kind === 'issue' ? `${projectKey}-${number}` : `Bulk edit ${number}`;
  return (
    <section className={styles.pane} aria-label="Opened notification">
      <header className={styles.bar}>
        <IconButton label="Back to the list" className={styles.back} onClick={props.onClose}>
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        {/* In narrow windows, the list with its heading is hidden. */}
        <h1 className={styles.name}>
          <span className={styles.project}>{projectKey} / </span>
          <b>{name}</b>
        </h1>
        {notification ? (
          <InboxActions notification={notification} href={props.href} onLeave={props.onLeave} />
        ) : (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={null}>{fallbackActions}</Suspense>
          </ErrorBoundary>
        )}
      </header>
      {/* Keyed by the opened issue or bulk operation, so that another one starts at its top, and open editors save drafts. */}
      <div
        key={formatInboxSubject(opened)}
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={name}
      >
        <AsyncBoundary skeleton={<PaneSkeleton />} onRetry={onRetry}>
          {content}
        </AsyncBoundary>
      </div>
    </section>
  );
}

function PaneSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <Skeleton width="70%" height="14px" line="28px" />
      <Skeleton width="45%" line="24px" />
      {['96%', '100%', '88%', '93%', '52%'].map((width) => (
        <Skeleton key={width} width={width} line="22px" />
      ))}
    </div>
  );
}
