import { RefreshCw } from 'lucide-react';
import { useRef, type RefObject, useState, useTransition } from 'react';
import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ActivityEvents_project$key } from '../../../../__generated__/ActivityEvents_project.graphql';
import type { ActivityEventsPageQuery } from '../../../../__generated__/ActivityEventsPageQuery.graphql';
import { ShowMoreButton } from '../../components/list/ShowMoreButton';
import { Button } from '../../ui/Button';
import { ActivityBulkOperation } from './ActivityBulkOperation';
import styles from './ActivityScreen.module.css';
import type { ActivityEvents_group$key } from '../../../../__generated__/ActivityEvents_group.graphql';
import { IssueReference } from '../../components/issues/IssueReference';
import { ActivityEvent } from './ActivityEvent';
import { buildActivityHref, parseActivityFilter, UNFILTERED_ACTIVITY } from './activityFilter';
import { formatDate } from '../../ui/format';
import { useProjectChangeListener } from '../../components/live/useProjectChangeListener';

const ACTIVITY_EVENTS_PAGE_SIZE = 50;

/** The events of a project, grouped by day. */
export function ActivityEvents({ project }: { project: ActivityEvents_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    ActivityEventsPageQuery,
    ActivityEvents_project$key
  >(
    graphql`
      fragment ActivityEvents_project on Project
      @argumentDefinitions(
        kinds: { type: "[EventKind!]" }
        actorId: { type: "ID" }
        issue: { type: "Int" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ActivityEventsPageQuery") {
        id
        key
        events(
          first: $count
          after: $cursor
          kinds: $kinds
          actorId: $actorId
          issue: $issue
          collapseBulk: true
        ) @connection(key: "ActivityEvents_events") {
          edges {
            node {
              id
              createdAt
              issueNumber
              bulkOperation {
                ...ActivityBulkOperation_operation
              }
              ...ActivityEvents_group
            }
          }
        }
      }
    `,
    project,
  );
  const days = groupEventsByDay(
    data.events.edges.map(({ node }) => ({
      at: Date.parse(node.createdAt),
      number: node.issueNumber ?? null,
      isBulk: node.bulkOperation != null,
      event: node,
    })),
  );
  const page = useRef<HTMLDivElement>(null);
  const newActivity = useNewActivityRefetch(
    data.id,
    page,
    () => void refetch({}, { fetchPolicy: 'network-only' }),
  );
  return (
    <div ref={page}>
      {newActivity.hasNew && (
        <div className={styles.news}>
          <Button
            variant="primary"
            onClick={() => {
              page.current?.closest('[data-scroll]')?.scrollTo({ top: 0 });
              newActivity.show();
            }}
          >
            <RefreshCw size={13} strokeWidth={2} aria-hidden="true" />
            Show new activity
          </Button>
        </div>
      )}
      {days.length === 0 && <EmptyActivity projectKey={data.key} hasNext={hasNext} />}
      {days.map(({ label, groups }) => (
        <section key={label} className={styles.day} aria-label={label}>
          <h2 className={styles.date}>{label}</h2>
          {groups.map(({ events }) => {
            const [first] = events;
            return first?.bulkOperation ? (
              <ActivityBulkOperation key={first.id} operation={first.bulkOperation} projectKey={data.key} />
            ) : (
              <ActivityGroup key={first?.id} events={events} projectKey={data.key} />
            );
          })}
        </section>
      ))}
      <ShowMoreButton
        label="Show older activity"
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(ACTIVITY_EVENTS_PAGE_SIZE)}
      />
    </div>
  );
}

interface ActivityGroupProps {
  events: ActivityEvents_group$key;
  projectKey: string;
}

/** Consecutive events of one issue, or of the project itself. */
function ActivityGroup({ events, projectKey }: ActivityGroupProps) {
  const group = useFragment(
    graphql`
      fragment ActivityEvents_group on Event @relay(plural: true) {
        id
        issueNumber
        issue {
          ...IssueReference_issue
        }
        ...ActivityEvent_event
      }
    `,
    events,
  );
  const first = group[0];
  if (!first) return null;
  return (
    <div className={styles.run}>
      <div className={styles.issue}>
        {first.issue ? (
          <IssueReference issue={first.issue} inline />
        ) : (
          <span className={styles.gone}>
            {first.issueNumber == null ? 'Project' : `Deleted issue ${projectKey}-${first.issueNumber}`}
          </span>
        )}
      </div>
      {group.map((event) => (
        <ActivityEvent key={event.id} event={event} />
      ))}
    </div>
  );
}

interface EmptyActivityProps {
  projectKey: string;
  /** Whether older events have not been searched yet. */
  hasNext: boolean;
}

/** Empty state of the activity. If filters are set, offers a button that clears them. */
function EmptyActivity({ projectKey, hasNext }: EmptyActivityProps) {
  const navigate = useNavigate();
  const filter = parseActivityFilter(useSearchParams()[0]);
  const isFiltered = Object.values(filter).some((value) => value !== null);
  if (!isFiltered) return <p className={styles.empty}>No activity yet. New changes appear here.</p>;
  return (
    <div className={styles.empty} role="status">
      <p>{hasNext ? 'No matching activity among the newest events.' : 'No matching activity.'}</p>
      <Button
        onClick={() => void navigate(buildActivityHref(projectKey, UNFILTERED_ACTIVITY), { replace: true })}
      >
        Clear filters
      </Button>
    </div>
  );
}

/** An event of the activity feed with the properties that it is grouped by. */
interface GroupableActivityEvent<E> {
  /** Time of the event in milliseconds since 1970. */
  at: number;
  /** Number of the issue; null: an event of the project itself. */
  number: number | null;
  /** Whether the event represents a whole bulk operation, which forms a separate group. */
  isBulk?: boolean;
  event: E;
}

/** Consecutive events of one issue, or of the project itself. */
interface ActivityEventGroup<E> {
  number: number | null;
  isBulk: boolean;
  events: E[];
}

interface ActivityEventDay<E> {
  /** The day as text: `Mar 4, 2024`. */
  label: string;
  groups: ActivityEventGroup<E>[];
}

/**
 * Groups activity events by day, and within a day the consecutive events of one issue. A bulk operation is a group of
 * its own. Keeps the order of the events.
 */
export function groupEventsByDay<E>(events: readonly GroupableActivityEvent<E>[]): ActivityEventDay<E>[] {
  const days: ActivityEventDay<E>[] = [];
  for (const { at, number, isBulk = false, event } of events) {
    const label = formatDate(at);
    let day = days.at(-1);
    if (day?.label !== label) days.push((day = { label, groups: [] }));
    const group = day.groups.at(-1);
    if (group && group.number === number && !group.isBulk && !isBulk) group.events.push(event);
    else day.groups.push({ number, isBulk, events: [event] });
  }
  return days;
}

/** Minimum milliseconds between two refetches of the activity while the project keeps changing. */
const ACTIVITY_REFETCH_INTERVAL_MS = 1_000;
/** Scroll positions below this, in px, count as the top of the page. */
const SCROLL_TOP_TOLERANCE_PX = 40;

/**
 * Refetches the newest activity events when the project changes while the page is scrolled to the top.
 * Further down, `hasNew` becomes true instead, and `show` refetches.
 */
export function useNewActivityRefetch(
  projectId: string,
  page: RefObject<HTMLElement | null>,
  refetch: () => void,
): { hasNew: boolean; show: () => void } {
  const [hasNew, setHasNew] = useState(false);
  const [, startTransition] = useTransition();
  const show = () => {
    setHasNew(false);
    startTransition(refetch);
  };
  const onChange = () => {
    if ((page.current?.closest('[data-scroll]')?.scrollTop ?? 0) < SCROLL_TOP_TOLERANCE_PX) show();
    else setHasNew(true);
  };
  useProjectChangeListener(projectId, onChange, ACTIVITY_REFETCH_INTERVAL_MS);
  return { hasNew, show };
}
