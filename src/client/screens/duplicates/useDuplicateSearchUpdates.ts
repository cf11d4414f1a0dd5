import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useDuplicateSearchUpdates_project$key } from '../../../../__generated__/useDuplicateSearchUpdates_project.graphql';
import { useQueryPolling } from '../../components/live/useQueryPolling';
import { useRefetchOnChanges } from '../../components/live/useRefetchOnChanges';
// The Relay lint rule requires imports of the modules that define the spread fragments. Webpack removes them.
import {} from './DuplicatesHeader';
import {} from './list/ClusterList';

/** Milliseconds between two requests for the progress of a search. */
const PROGRESS_INTERVAL_MS = 1_500;
/**
 * Milliseconds from a change of the project to the request for its counts: the server updates clusters within about a
 * second.
 */
const COUNTS_REFETCH_DELAY_MS = 1_500;
/** Minimum milliseconds between two refetches after changes of the project. */
const CHANGES_INTERVAL_MS = 5_000;

const searchStatusQuery = graphql`
  query useDuplicateSearchUpdatesQuery($key: String!) {
    project(key: $key) {
      ...ClusterList_project
      ...DuplicatesHeader_project
      ...ClusterList_emptyProject
      ...useDuplicateSearchUpdates_project
    }
  }
`;

interface SearchUpdatesOptions {
  projectKey: string;
  /** Loads the list again after a search has ended. */
  onSearched: () => void;
  /** Loads what is shown again after the clusters have changed. */
  onChanged: () => void;
}

/** Keeps the counts, the progress of the search and the list up to date. */
export function useDuplicateSearchUpdates(
  project: useDuplicateSearchUpdates_project$key,
  { projectKey, onSearched, onChanged }: SearchUpdatesOptions,
): void {
  const { id, version, duplicateSearch } = useFragment(
    graphql`
      fragment useDuplicateSearchUpdates_project on Project {
        id
        version
        duplicateSearch {
          state
          endedAt
          version
        }
      }
    `,
    project,
  );
  const { state, endedAt } = duplicateSearch;
  const variables = { key: projectKey };
  const isSearching = state === 'RUNNING' || state === 'WAITING';
  // The server updates the clusters some time after their issues have changed.
  const isBehind = state !== 'UNAVAILABLE' && Number(duplicateSearch.version) < Number(version);
  useQueryPolling(searchStatusQuery, variables, isSearching || isBehind ? PROGRESS_INTERVAL_MS : null);
  useRefetchOnChanges(searchStatusQuery, variables, {
    delay: COUNTS_REFETCH_DELAY_MS,
    interval: CHANGES_INTERVAL_MS,
    isRelevant: (update) => update.projectId === id,
  });
  const seenVersion = useRef(duplicateSearch.version);
  const emitChanged = useEffectEvent(onChanged);
  useEffect(() => {
    if (seenVersion.current === duplicateSearch.version) return;
    seenVersion.current = duplicateSearch.version;
    emitChanged();
  }, [duplicateSearch.version]);
  const seenEnd = useRef(endedAt);
  const emitSearched = useEffectEvent(onSearched);
  useEffect(() => {
    if (seenEnd.current === endedAt) return;
    seenEnd.current = endedAt;
    emitSearched();
  }, [endedAt]);
}
