import { graphql, usePaginationFragment } from 'react-relay';
import type { useNewestTimelineItems_issue$key } from '../../../../../__generated__/useNewestTimelineItems_issue.graphql';
import type { useNewestTimelineItemsPageQuery } from '../../../../../__generated__/useNewestTimelineItemsPageQuery.graphql';
import { readTimelineNode } from './TimelineItems';
import type { LoadedTimelineItems } from './IssueTimeline';

/** Reads the newest items of an issue's timeline. */
export function useNewestTimelineItems(issue: useNewestTimelineItems_issue$key): LoadedTimelineItems {
  const { data, isLoadingPrevious, loadPrevious } = usePaginationFragment<
    useNewestTimelineItemsPageQuery,
    useNewestTimelineItems_issue$key
  >(
    graphql`
      fragment useNewestTimelineItems_issue on Issue
      @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
      @refetchable(queryName: "useNewestTimelineItemsPageQuery") {
        tail: timeline(last: $count, before: $cursor) @connection(key: "useNewestTimelineItems_tail") {
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
  const nodes = data.tail.edges.map(({ node }) => readTimelineNode(node));
  return {
    segment: { offset: data.tail.totalCount - nodes.length, nodes },
    total: data.tail.totalCount,
    isLoading: isLoadingPrevious,
    load: (count) => loadPrevious(count),
  };
}
