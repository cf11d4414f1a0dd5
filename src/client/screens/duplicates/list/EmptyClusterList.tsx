import { graphql, useFragment } from 'react-relay';
import type { EmptyClusterList_project$key } from '../../../../../__generated__/EmptyClusterList_project.graphql';
import type { DuplicateStrength } from '../../../../shared/duplicates';
import { PreloadLink } from '../../../components/PreloadLink';
import { EmptyState } from '../../../ui/EmptyState';
import { buildDuplicatesHref, LEVEL_LABELS } from '../model/duplicatesUrl';
import { getUnavailableText } from '../model/getUnavailableText';

interface EmptyClusterListProps {
  project: EmptyClusterList_project$key;
  /** The level by which the list is filtered; null: not filtered. */
  level: DuplicateStrength | null;
}

/** Shown instead of an empty list: the reason, and what to do next. */
export function EmptyClusterList({ project, level }: EmptyClusterListProps) {
  const { key, duplicateSearch } = useFragment(
    graphql`
      fragment EmptyClusterList_project on Project {
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
      <EmptyState title={`No clusters of the level “${LEVEL_LABELS[level]}”`}>
        <PreloadLink to={buildDuplicatesHref(key, { level: null, opened: null })}>
          Show all levels
        </PreloadLink>
      </EmptyState>
    );
  const [title, text] =
    state === 'RUNNING'
      ? ['Searching for duplicates', 'Clusters of issues that are likely duplicates appear here.']
      : state === 'UNAVAILABLE'
        ? ['Search unavailable', getUnavailableText(unavailableReason)]
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
