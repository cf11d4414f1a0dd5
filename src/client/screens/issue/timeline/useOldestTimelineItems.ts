import { graphql, usePaginationFragment } from 'react-relay';
import type { useOldestTimelineItems_issue$key } from '../../../../../__generated__/useOldestTimelineItems_issue.graphql';
import type { useTimelineHeadQuery } from '../../../../../__generated__/useTimelineHeadQuery.graphql';
import type { TimelineSegment } from './segments';
import { readTimelineNode } from './TimelineItems';

/** The oldest or the newest items of a timeline, as far as they are loaded. */
export interface LoadedTimelineItems {
  segment: TimelineSegment;
  total: number;
  isLoading: boolean;
  /** Loads `count` more timeline items, towards the middle of the timeline. */
  load: (count: number) => void;
}

/** Reads the oldest items of an issue's timeline. */
export function useOldestTimelineItems(issue: useOldestTimelineItems_issue$key): LoadedTimelineItems {
  const { data, isLoadingNext, loadNext } = usePaginationFragment<
    useTimelineHeadQuery,
    useOldestTimelineItems_issue$key
  >(
    graphql`
      fragment useOldestTimelineItems_issue on Issue
      @argumentDefinitions(count: { type: "Int", defaultValue: 15 }, cursor: { type: "String" })
      @refetchable(queryName: "useTimelineHeadQuery") {
        head: timeline(first: $count, after: $cursor) @connection(key: "useTimelineHead_head") {
          totalCount
          edges {
            node {
              ...TimelineItems_node
            }
          }
        }
      }
    `,
    issue,
  );
  return {
    segment: { offset: 0, nodes: data.head.edges.map(({ node }) => readTimelineNode(node)) },
    total: data.head.totalCount,
    isLoading: isLoadingNext,
    load: (count) => loadNext(count),
  };
}
