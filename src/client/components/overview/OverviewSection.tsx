import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type PreloadedQuery, usePreloadedQuery, useQueryLoader } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import { PARTIAL_DATA_CACHE_CONFIG } from '../../relay/network/partialData';
import { AsyncBoundary, ErrorBox } from '../errors/ErrorBoundary';
import { PreloadLink } from '../../navigation/PreloadLink';
import { formatCount } from '../../ui/format';
import styles from './OverviewSection.module.css';
import { Skeleton } from '../../ui/Skeleton';
import { useRefetchOnChanges } from '../live/useRefetchOnChanges';

interface OverviewSectionProps {
  title: string;
  /** Exact number of items in the section's list. */
  count: number | null;
  /** Text after the count. */
  detail?: string | undefined;
  /** Link at the end of the heading, to the list that the section is part of. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section of an overview page: its title, the number of its items and a link to their list. */
export function OverviewSection({ title, count, detail, link, children }: OverviewSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.heading}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
        {detail && <span className={styles.count}>{detail}</span>}
        {link}
      </header>
      {children}
    </section>
  );
}

/** A link from a section to a list. */
export function OverviewSectionLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PreloadLink to={to} className={styles.link}>
      {children} <ArrowRight size={13} strokeWidth={1.75} aria-hidden="true" />
    </PreloadLink>
  );
}

/** Text of a section without items. */
export const EmptyOverviewSection = ({ children }: { children: ReactNode }) => (
  <p className={styles.empty}>{children}</p>
);

interface FailedOverviewSectionProps {
  title: string;
  /** Requests the data of the section alone. */
  query: GraphQLTaggedNode;
  variables: Variables;
}

/**
 * Error box of a section that the server could not read. Retry sends a separate query, whose response the section reads
 * from the store, because the `refetch` of a refetchable fragment cannot set the options of its request.
 */
export function FailedOverviewSection({ title, query, variables }: FailedOverviewSectionProps) {
  const [queryRef, loadQuery] = useQueryLoader(query);
  const retry = () =>
    loadQuery(variables, { fetchPolicy: 'network-only', networkCacheConfig: PARTIAL_DATA_CACHE_CONFIG });
  return (
    <OverviewSection title={title} count={null}>
      {queryRef && <OverviewSectionRequest query={query} queryRef={queryRef} />}
      <ErrorBox error={null} title="This section could not be loaded" onRetry={retry} />
    </OverviewSection>
  );
}

interface OverviewSectionRequestProps {
  query: GraphQLTaggedNode;
  queryRef: PreloadedQuery<OperationType>;
}

/** Shows the placeholder of the section during its request. */
function OverviewSectionRequest({ query, queryRef }: OverviewSectionRequestProps) {
  usePreloadedQuery(query, queryRef);
  return null;
}

interface OverviewSectionBoundaryProps {
  title: string;
  /** Number of placeholder rows. */
  rows: number;
  children: ReactNode;
}

/** Gives a section its own placeholder and error box, so that a failing section does not affect the others. */
export function OverviewSectionBoundary({ title, rows, children }: OverviewSectionBoundaryProps) {
  return (
    <AsyncBoundary
      skeleton={
        <OverviewSection title={title} count={null}>
          <OverviewRowsSkeleton rows={rows} />
        </OverviewSection>
      }
    >
      {children}
    </AsyncBoundary>
  );
}

const ROW_WIDTHS = [64, 48, 72, 56, 80, 44, 68, 52, 76, 60];

/** Placeholder rows of a section. */
export function OverviewRowsSkeleton({ rows }: { rows: number }) {
  return (
    <div>
      {ROW_WIDTHS.slice(0, rows).map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton width={`${width}%`} line="20px" />
        </div>
      ))}
    </div>
  );
}

/** Time from a change to the refetch, in ms: notifications are derived shortly after the change. */
const OVERVIEW_REFETCH_DELAY_MS = 500;
/** Minimum time between two refetches, in ms. */
const OVERVIEW_REFETCH_INTERVAL_MS = 3_000;

/** Keeps an overview page up to date, after changes of projects and of the viewer's inbox. */
export const useOverviewRefetch = (query: GraphQLTaggedNode, variables: Variables): void =>
  useRefetchOnChanges(query, variables, {
    delay: OVERVIEW_REFETCH_DELAY_MS,
    interval: OVERVIEW_REFETCH_INTERVAL_MS,
    isRelevant: () => true,
    dependsOnInbox: true,
    networkCacheConfig: PARTIAL_DATA_CACHE_CONFIG,
  });
