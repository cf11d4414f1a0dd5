import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ActivityEvents_project$key } from '../../../../__generated__/ActivityEvents_project.graphql';
import type { ActivityEventsPageQuery } from '../../../../__generated__/ActivityEventsPageQuery.graphql';
import { ShowMoreButton } from '../../components/list/ShowMoreButton';
import { Button } from '../../ui/Button';
import { ActivityBulkOperation } from './ActivityBulkOperation';
import { ActivityGroup } from './ActivityGroup';
import { EmptyActivity } from './EmptyActivity';
import styles from './ActivityScreen.module.css';
import { groupEventsByDay } from './groupEventsByDay';
import { useNewActivityRefetch } from './useNewActivityRefetch';

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
              ...ActivityGroup_events
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
