import { graphql, useFragment } from 'react-relay';
import { TriangleAlert } from 'lucide-react';
import type { ClusterList_project$key } from '../../../../../__generated__/ClusterList_project.graphql';
import { SequentialLinkList } from '../../../components/list/SequentialLinkList';
import { formatCount } from '../../../ui/format';
import { DUPLICATE_LEVEL_LABELS, buildDuplicatesHref } from '../model/duplicatesUrl';
import styles from './ClusterList.module.css';
import type { ClusterListEntry } from './clusterListData';
import type { ClusterListModel, ClusterListState } from './ClusterListModel';
import type { DuplicateStrength } from '../../../../shared/duplicates';
import type { ClusterList_cluster$key } from '../../../../../__generated__/ClusterList_cluster.graphql';
import { DuplicateScore } from '../../../components/duplicates/DuplicateScore';
import { IssueTitle } from '../../../components/issues/IssueTitle';
import { WorkflowStateIcon } from '../../../components/issues/WorkflowStateIcon';
import { describeClusterSize } from '../model/clusterReview';
import type { ClusterList_emptyProject$key } from '../../../../../__generated__/ClusterList_emptyProject.graphql';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { EmptyState } from '../../../ui/EmptyState';

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
  /** Number of clusters of a group's level. The server's count lags behind changes of issues. */
  const countOf = ({ level, first, end }: LevelGroup) => {
    const count = levels.find((each) => each.level.toLowerCase() === level)?.clusterCount ?? 0;
    return Math.max(count, end - first);
  };
  const sections = groupClustersByLevel(entries).map((group) => ({
    key: `${group.level} ${group.first}`,
    label: DUPLICATE_LEVEL_LABELS[group.level],
    heading: (
      <>
        {DUPLICATE_LEVEL_LABELS[group.level]} <span>{formatCount(countOf(group))}</span>
      </>
    ),
    first: group.first,
    end: group.end,
    firstPosition: 1,
    setSize: countOf(group),
  }));
  return (
    <SequentialLinkList
      model={model}
      list={list}
      entries={entries}
      sections={sections}
      heights={HEIGHTS}
      headingClassName={styles.level}
      current={entries.findIndex(({ id }) => id === opened)}
      opened={opened}
      hrefOf={hrefOf}
      renderEntry={({ id, cluster }) => <ClusterEntry cluster={cluster} error={errors.get(id)} />}
      onOpen={onOpen}
      skeletonClassName={styles.skeletonEntry}
    />
  );
}

/** The clusters of a level in the list. */
interface LevelGroup {
  level: DuplicateStrength;
  /** Indexes of the clusters of the group: `first` inclusive, `end` exclusive. */
  first: number;
  end: number;
}

/** Groups clusters, strongest first, by their level. */
export function groupClustersByLevel(
  clusters: readonly { readonly level: DuplicateStrength }[],
): LevelGroup[] {
  const groups: LevelGroup[] = [];
  for (const [index, { level }] of clusters.entries()) {
    const last = groups.at(-1);
    if (last?.level === level) last.end = index + 1;
    else groups.push({ level, first: index, end: index + 1 });
  }
  return groups;
}

interface ClusterEntryProps {
  cluster: ClusterList_cluster$key;
  /** Message of a failed action. */
  error: string | undefined;
}

/** The two lines of a cluster in the list. */
function ClusterEntry({ cluster, error }: ClusterEntryProps) {
  const { suggestedCanonical, strength, issueCount, openIssueCount } = useFragment(
    graphql`
      fragment ClusterList_cluster on DuplicateCluster {
        strength
        issueCount
        openIssueCount
        suggestedCanonical {
          title
          state {
            ...WorkflowStateIcon_state
          }
        }
      }
    `,
    cluster,
  );
  return (
    <span className={styles.entry}>
      <span className={styles.line}>
        <WorkflowStateIcon state={suggestedCanonical.state} labelled />
        <span className={styles.title}>
          <IssueTitle title={suggestedCanonical.title} />
        </span>
      </span>
      <span className={styles.details}>
        {error === undefined ? (
          <span className={styles.size}>{describeClusterSize(issueCount, openIssueCount)}</span>
        ) : (
          <span className={styles.error} title={error}>
            <TriangleAlert size={13} strokeWidth={1.75} aria-hidden="true" /> {error}
          </span>
        )}
        <DuplicateScore score={strength} />
      </span>
    </span>
  );
}

interface EmptyClusterListProps {
  project: ClusterList_emptyProject$key;
  /** The level by which the list is filtered; null: not filtered. */
  level: DuplicateStrength | null;
}

/** Shown instead of an empty list: the reason, and what to do next. */
export function EmptyClusterList({ project, level }: EmptyClusterListProps) {
  const { key, duplicateSearch } = useFragment(
    graphql`
      fragment ClusterList_emptyProject on Project {
        key
        duplicateSearch {
          state
          unavailableReason
          clusterCount
          endedAt
        }
      }
    `,
    project,
  );
  const { state, unavailableReason, clusterCount, endedAt } = duplicateSearch;
  if (level !== null && clusterCount > 0)
    return (
      <EmptyState title={`No clusters of the level “${DUPLICATE_LEVEL_LABELS[level]}”`}>
        <PreloadLink to={buildDuplicatesHref(key, { level: null, opened: null })}>
          Show all levels
        </PreloadLink>
      </EmptyState>
    );
  const [title, text] =
    state === 'RUNNING'
      ? ['Searching for duplicates', 'Clusters of issues that are likely duplicates appear here.']
      : state === 'UNAVAILABLE'
        ? ['Search unavailable', getDuplicateSearchUnavailableText(unavailableReason)]
        : endedAt == null
          ? ['Not searched yet', 'The search starts automatically after the issues are indexed.']
          : ['No duplicates to merge', 'New issues are compared automatically.'];
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      <PreloadLink to={`/projects/${key}/issues?q=has%3Aduplicates`}>Show merged issues</PreloadLink>
    </EmptyState>
  );
}

/** Says why the server cannot compare the issues of a project: a DuplicateSearchUnavailableReason. */
export const getDuplicateSearchUnavailableText = (reason: string | null | undefined): string =>
  reason === 'TOO_LARGE'
    ? 'The project does not fit into the memory for likely duplicates. An administrator can raise the setting WINNOW_DUPLICATES_MB.'
    : 'Likely duplicates are not available, because this server searches only with SQL. An administrator can change the setting WINNOW_SEARCH.';
