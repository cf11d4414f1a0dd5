import { graphql, readInlineData, useFragment } from 'react-relay';
import type { TimelineItems_items$key } from '../../../../../__generated__/TimelineItems_items.graphql';
import type { TimelineItems_node$key } from '../../../../../__generated__/TimelineItems_node.graphql';
import { AssigneeEvents } from './events/AssigneeEvents';
import { BodyEditedEvent } from './events/BodyEditedEvent';
import { CommentVisibilityEvent } from './events/CommentVisibilityEvent';
import { LabelEvents } from './events/LabelEvents';
import { MilestoneEvent } from './events/MilestoneEvent';
import { FixedTextEvent } from './events/FixedTextEvent';
import { RelationEvent } from './events/RelationEvent';
import { StateChangedEvent } from './events/StateChangedEvent';
import { FieldValueEvent } from './events/FieldValueEvent';
import { TimelineComment } from './TimelineComment';

/** The fields of a timeline item that ordering and grouping need. */
export interface TimelineNode {
  id: string;
  /** GraphQL type name: a kind of event, or Comment. */
  kind: string;
  actorId: string | null;
  /** Time of the event in ms since the epoch; 0 for comments, which are never merged into one line. */
  at: number;
  /** Time of the event or comment in ms since the epoch, and the id of its author. */
  happenedAt: number;
  authorId: string | null;
  item: TimelineItems_items$key[number];
}

/** Reads the fields of a timeline item that ordering and grouping need. */
export function readTimelineNode(key: TimelineItems_node$key): TimelineNode {
  const data = readInlineData(
    graphql`
      fragment TimelineItems_node on TimelineItem @inline {
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
        ... on Comment @alias(as: "text") {
          createdAt
          author {
            id
          }
        }
        ...TimelineItems_items
      }
    `,
    key,
  );
  return {
    id: data.id ?? '',
    kind: data.__typename,
    actorId: data.actor?.id ?? null,
    at: data.createdAt ? Date.parse(data.createdAt) : 0,
    happenedAt: Date.parse(data.createdAt ?? data.text?.createdAt ?? ''),
    authorId: data.actor?.id ?? data.text?.author?.id ?? null,
    item: data,
  };
}

interface TimelineItemsProps {
  /** One timeline item, or several events of the same kind that share a line. */
  items: TimelineItems_items$key;
  /** Id of the comment that the URL links to; null: none. */
  linked: string | null;
}

/** Renders timeline items with the component for their kind. */
export function TimelineItems({ items, linked }: TimelineItemsProps) {
  const run = useFragment(
    graphql`
      fragment TimelineItems_items on TimelineItem @relay(plural: true) {
        __typename
        ...TimelineComment_comment @alias(as: "comment")
        ...StateChangedEvent_event @alias(as: "stateChanged")
        ...LabelEvents_events @alias(as: "label")
        ...AssigneeEvents_events @alias(as: "assignee")
        ...MilestoneEvent_event @alias(as: "milestone")
        ...FieldValueEvent_event @alias(as: "value")
        ...RelationEvent_event @alias(as: "relation")
        ...CommentVisibilityEvent_event @alias(as: "commentVisibility")
        ...BodyEditedEvent_event @alias(as: "bodyEdited")
        ...FixedTextEvent_event @alias(as: "plain")
      }
    `,
    items,
  );
  const first = run[0];
  switch (first?.__typename) {
    case 'Comment':
      return first.comment && <TimelineComment comment={first.comment} linked={linked} />;
    case 'StateChanged':
      return first.stateChanged && <StateChangedEvent event={first.stateChanged} />;
    case 'Labeled':
    case 'Unlabeled':
      return <LabelEvents events={run.flatMap(({ label }) => label ?? [])} />;
    case 'Assigned':
    case 'Unassigned':
      return <AssigneeEvents events={run.flatMap(({ assignee }) => assignee ?? [])} />;
    case 'Milestoned':
    case 'Demilestoned':
      return first.milestone && <MilestoneEvent event={first.milestone} />;
    case 'Renamed':
    case 'TypeChanged':
    case 'PriorityChanged':
    case 'DueChanged':
    case 'ParentChanged':
      return first.value && <FieldValueEvent event={first.value} />;
    case 'Linked':
    case 'Unlinked':
    case 'Referenced':
      return first.relation && <RelationEvent event={first.relation} />;
    case 'CommentHidden':
    case 'CommentShown':
      return first.commentVisibility && <CommentVisibilityEvent event={first.commentVisibility} />;
    case 'BodyEdited':
      return first.bodyEdited && <BodyEditedEvent event={first.bodyEdited} />;
    default:
      return first?.plain ? <FixedTextEvent event={first.plain} /> : null;
  }
}
