import { RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ActivityEvents_project$key } from '../../../../__generated__/ActivityEvents_project.graphql';
import type { ActivityEventsPageQuery } from '../../../../__generated__/ActivityEventsPageQuery.graphql';
import { Button } from '../../ui/Button';
import { ActivityGroup } from './ActivityGroup';
import styles from './ActivityScreen.module.css';
import { groupByDay } from './groupByDay';
import { useNewActivity } from './useNewActivity';

const PAGE = 50;

/** What happened, by day. */
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
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "ActivityEventsPageQuery") {
        id
        events(first: $count, after: $cursor, kinds: $kinds, actorId: $actorId)
          @connection(key: "ActivityEvents_events") {
          edges {
            node {
              id
              createdAt
              issueNumber
              ...ActivityGroup_events
            }
          }
        }
      }
    `,
    project,
  );
  const days = groupByDay(
    data.events.edges.map(({ node }) => ({
      at: Date.parse(node.createdAt),
      number: node.issueNumber ?? null,
      event: node,
    })),
  );
  const page = useRef<HTMLDivElement>(null);
  const news = useNewActivity(data.id, page, () => void refetch({}, { fetchPolicy: 'network-only' }));
  return (
    <div ref={page}>
      {news.isThere && (
        <div className={styles.news}>
          <Button
            variant="primary"
            onClick={() => {
              page.current?.closest('[data-scroll]')?.scrollTo({ top: 0 });
              news.show();
            }}
          >
            <RefreshCw size={13} strokeWidth={2} aria-hidden="true" />
            Show what is new
          </Button>
        </div>
      )}
      {days.length === 0 && !hasNext && <p className={styles.empty}>Nothing of that has happened yet.</p>}
      {days.map(({ label, groups: runs }) => (
        <section key={label} className={styles.day} aria-label={label}>
          <h2 className={styles.date}>{label}</h2>
          {runs.map(({ events }) => (
            <ActivityGroup key={events[0]?.id} events={events} />
          ))}
        </section>
      ))}
      {hasNext && (
        <Button className={styles.older} disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {isLoadingNext ? 'Looking further back…' : 'Show what happened before'}
        </Button>
      )}
    </div>
  );
}
