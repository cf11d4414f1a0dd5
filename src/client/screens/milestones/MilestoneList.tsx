import { useState, useTransition } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { MilestoneList_project$key } from '../../../../__generated__/MilestoneList_project.graphql';
import type { MilestoneListPageQuery } from '../../../../__generated__/MilestoneListPageQuery.graphql';
import { ListFilter } from '../../components/ListFilter';
import { useDebouncedSearch } from '../../components/pickers/useDebouncedSearch';
import { useProjectChanges } from '../../components/useProjectChanges';
import { Button } from '../../ui/Button';
import { pluralize, formatCount } from '../../ui/format';
import styles from './MilestoneList.module.css';
import { MilestoneRow } from './MilestoneRow';
import { NewMilestone } from './NewMilestone';

const PAGE = 50;
/** As many as the server answers at once: those of a longer list are asked anew by hand. */
const REFRESHED_MAX = 200;
/** While more and more happens, counts are asked for no more often than this, in ms. */
const AGAIN_AFTER = 2_000;

/** A project's milestones: those that are worked towards first, the next due on top. */
export function MilestoneList({ project }: { project: MilestoneList_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    MilestoneListPageQuery,
    MilestoneList_project$key
  >(
    graphql`
      fragment MilestoneList_project on Project
      @argumentDefinitions(
        matching: { type: "String", defaultValue: "" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "MilestoneListPageQuery") {
        id
        key
        viewerCan
        ...NewMilestone_project
        milestones(first: $count, after: $cursor, matching: $matching)
          @connection(key: "MilestoneList_milestones") {
          totalCount
          edges {
            node {
              id
              state
              ...MilestoneRow_milestone
            }
          }
        }
      }
    `,
    project,
  );
  const [matching, setMatching] = useState('');
  const [toggled, setToggled] = useState<string | null>(null);
  const [, startTransition] = useTransition();
  const { pending, find } = useDebouncedSearch((text) => {
    setMatching(text);
    refetch({ matching: text, count: PAGE });
  });
  const { edges, totalCount } = data.milestones;
  const refresh = () => {
    if (edges.length > REFRESHED_MAX) return;
    startTransition(() => {
      refetch({ matching, count: Math.max(PAGE, edges.length) }, { fetchPolicy: 'network-only' });
    });
  };
  useProjectChanges(data.id, refresh, AGAIN_AFTER);

  const group = (title: string, state: 'OPEN' | 'CLOSED') => {
    const rows = edges.filter(({ node }) => node.state === state);
    if (rows.length === 0) return null;
    return (
      <section aria-label={title}>
        <h2 className={styles.state}>{title}</h2>
        <ul className={styles.rows}>
          {rows.map(({ node }) => (
            <MilestoneRow
              key={node.id}
              milestone={node}
              projectKey={data.key}
              editable={data.viewerCan.includes('MAINTAIN')}
              // It has gone to the other group: so does the focus.
              focused={toggled === node.id}
              onToggle={() => setToggled(node.id)}
            />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <>
      <div className={styles.bar}>
        <ListFilter
          label="Find milestones"
          count={pluralize(totalCount, 'milestone')}
          pending={pending}
          onType={find}
        />
        <NewMilestone project={data} onCreated={refresh} />
      </div>
      {group('Open', 'OPEN')}
      {group('Closed', 'CLOSED')}
      {totalCount === 0 && (
        <p className={styles.none}>
          {matching === ''
            ? 'No milestones yet. They gather issues for a release or a date, and tell how far it has come.'
            : `No milestone has “${matching}” in its title.`}
        </p>
      )}
      {hasNext && (
        <Button className={styles.more} disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          {isLoadingNext ? 'Loading…' : `Show more of ${formatCount(totalCount)}`}
        </Button>
      )}
    </>
  );
}
