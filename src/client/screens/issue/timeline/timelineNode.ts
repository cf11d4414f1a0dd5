import { graphql, readInlineData } from 'react-relay';
import type { timelineNode_item$key } from '../../../../../__generated__/timelineNode_item.graphql';
import type { TimelineRun_items$key } from '../../../../../__generated__/TimelineRun_items.graphql';

/** What putting a timeline in order needs of an item; how it looks is the item's own matter. */
export interface TimelineNode {
  id: string;
  /** The GraphQL type: one a kind of event, or Comment. */
  kind: string;
  actorId: string | null;
  /** Milliseconds; of comments, which are never put together, 0. */
  at: number;
  item: TimelineRun_items$key[number];
}

/** Reads an item of any page of a timeline. */
export function timelineNode(key: timelineNode_item$key): TimelineNode {
  const data = readInlineData(
    graphql`
      fragment timelineNode_item on TimelineItem @inline {
        __typename
        ... on Node {
          id
        }
        ... on IssueEvent {
          createdAt
          actor {
            id
          }
        }
        ...TimelineRun_items
      }
    `,
    key,
  );
  return {
    id: data.id ?? '',
    kind: data.__typename,
    actorId: data.actor?.id ?? null,
    at: data.createdAt ? Date.parse(data.createdAt) : 0,
    item: data,
  };
}
