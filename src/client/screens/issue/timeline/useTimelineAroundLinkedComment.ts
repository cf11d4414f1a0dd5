import { graphql, useFragment } from 'react-relay';
import type { useTimelineAroundLinkedComment_issue$key } from '../../../../../__generated__/useTimelineAroundLinkedComment_issue.graphql';
import type { TimelineSegment } from './segments';
import { readTimelineNode } from './TimelineItems';

/** The timeline items around the comment that the URL links to; null if it links to none. */
export function useTimelineAroundLinkedComment(
  issue: useTimelineAroundLinkedComment_issue$key,
): TimelineSegment | null {
  const { around } = useFragment(
    graphql`
      fragment useTimelineAroundLinkedComment_issue on Issue
      @argumentDefinitions(around: { type: "ID" }, hasAround: { type: "Boolean!", defaultValue: false }) {
        around: timeline(first: 20, around: $around) @include(if: $hasAround) {
          offset
          nodes {
            ...TimelineItems_node
          }
        }
      }
    `,
    issue,
  );
  return around ? { offset: around.offset, nodes: around.nodes.map(readTimelineNode) } : null;
}
