import { graphql, useFragment } from 'react-relay';
import type { ClusterList_project$key } from '../../../../../__generated__/ClusterList_project.graphql';
import { ErrorBox } from '../../../components/ErrorBox';
import { formatCount } from '../../../ui/format';
import { SectionedLinkList } from '../../../ui/links/SectionedLinkList';
import { LEVEL_LABELS } from '../model/duplicatesUrl';
import { ClusterEntry } from './ClusterEntry';
import styles from './ClusterList.module.css';
import { ClusterListSkeleton } from './ClusterListSkeleton';
import type { ClusterListEntry } from './clusterListData';
import type { ClusterListModel, ClusterListState } from './ClusterListModel';
import { groupByLevel, type LevelGroup } from './groupByLevel';

/** Heights in px: of a cluster, and of the heading of a level. */
const HEIGHTS = { entry: 56, heading: 30 };

interface ClusterListProps {
  project: ClusterList_project$key;
  model: ClusterListModel;
  list: ClusterListState;
  /** The clusters of the list that are not settled. */
  entries: readonly ClusterListEntry[];
  /** Id of the opened cluster; null: none. */
  opened: string | null;
  errors: ReadonlyMap<string, string>;
  hrefOf: (entry: ClusterListEntry) => string;
  onOpen: (entry: ClusterListEntry) => void;
}

/** The clusters in sections by level. */
export function ClusterList({
  model,
  list,
  entries,
  project,
  opened,
  errors,
  hrefOf,
  onOpen,
}: ClusterListProps) {
  const { levels } = useFragment(
    graphql`
      fragment ClusterList_project on Project {
        duplicateSearch {
          levels {
            level
            clusterCount
          }
        }
      }
    `,
    project,
  ).duplicateSearch;
  /** Number of clusters of the level of a group. It follows changes of issues with a delay. */
  const countOf = ({ level, first, end }: LevelGroup) => {
    const count = levels.find((each) => each.level.toLowerCase() === level)?.clusterCount ?? 0;
    return Math.max(count, end - first);
  };
  const sections = groupByLevel(entries).map((group) => ({
    key: `${group.level} ${group.first}`,
    label: LEVEL_LABELS[group.level],
    heading: (
      <>
        {LEVEL_LABELS[group.level]} <span>{formatCount(countOf(group))}</span>
      </>
    ),
    first: group.first,
    end: group.end,
    firstPosition: 1,
    setSize: countOf(group),
  }));
  return (
    <SectionedLinkList
      entries={entries}
      sections={sections}
      heights={HEIGHTS}
      headingClassName={styles.level}
      current={entries.findIndex(({ id }) => id === opened)}
      opened={opened}
      hrefOf={hrefOf}
      renderEntry={({ id, cluster }) => <ClusterEntry cluster={cluster} error={errors.get(id)} />}
      onOpen={onOpen}
      onNearEnd={() => model.loadNext()}
    >
      {list.error ? (
        <ErrorBox error={list.error} onRetry={model.retry} />
      ) : (
        list.hasNext && <ClusterListSkeleton count={3} />
      )}
    </SectionedLinkList>
  );
}
