import { graphql, useFragment } from 'react-relay';
import type { useTimelineAround_issue$key } from '../../../../../__generated__/useTimelineAround_issue.graphql';
import type { Segment } from './segments';
import { timelineNode } from './TimelineRun';

/** The part of the timeline that a link to a comment asks for; null without such a link. */
export function useTimelineAround(issue: useTimelineAround_issue$key): Segment | null {
  const { around } = useFragment(
    graphql`
      fragment useTimelineAround_issue on Issue
      @argumentDefinitions(around: { type: "ID" }, hasAround: { type: "Boolean!", defaultValue: false }) {
        around: timeline(first: 20, around: $around) @include(if: $hasAround) {
          offset
          nodes {
            ...TimelineRun_node
          }
        }
      }
    `,
    issue,
  );
  return around ? { offset: around.offset, nodes: around.nodes.map(timelineNode) } : null;
}
